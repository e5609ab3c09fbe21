package org.matewright.editor.export;

import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import javax.swing.SwingWorker;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramExport;
import org.matewright.puzzles.diagram.DiagramExportException;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.Style;

/** Writes a diagram in the background. */
abstract class ExportTask extends SwingWorker<Void, Void> {
    private final Diagram diagram;
    private final Style style;
    private final PieceArtCatalog art;
    private final Path file;

    ExportTask(Diagram diagram, Style style, PieceArtCatalog art, Path file) {
        this.diagram = diagram;
        this.style = style;
        this.art = art;
        this.file = file;
    }

    /** It has been written. */
    abstract void written();

    /** It couldn't be written. */
    abstract void failed(DiagramExportException reason);

    @Override
    protected Void doInBackground() throws DiagramExportException {
        DiagramExport.write(diagram, style, art, file);
        return null;
    }

    @Override
    protected void done() {
        try {
            get();
            written();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof DiagramExportException reason) {
                failed(reason);
            } else {
                throw new IllegalStateException("exporting to " + file + " failed", e.getCause());
            }
        }
    }
}
