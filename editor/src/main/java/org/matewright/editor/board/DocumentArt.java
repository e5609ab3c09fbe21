package org.matewright.editor.board;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.puzzles.diagram.PieceArtCatalog;

/** The pieces's pictures for a document: the built-in ones, and files beside the variant's or the document's own file. */
public final class DocumentArt implements Supplier<PieceArtCatalog> {
    private final Session session;
    private PieceArtCatalog art = PieceArtCatalog.builtIn();
    private @Nullable Path folder;

    /** The pictures for whatever the session edits. */
    public DocumentArt(Session session) {
        this.session = session;
    }

    @Override
    public PieceArtCatalog get() {
        VariantSource source = session.document().source();
        Path own = source instanceof VariantSource.Text text ? text.file() : null;
        Path file = own == null ? session.file() : own;
        Path now = file == null ? null : file.toAbsolutePath().getParent();
        if (now == null ? folder != null : !now.equals(folder)) {
            folder = now;
            art = now == null ? PieceArtCatalog.builtIn() : PieceArtCatalog.withFolder(now);
        }
        return art;
    }
}
