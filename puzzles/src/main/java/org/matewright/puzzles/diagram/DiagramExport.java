package org.matewright.puzzles.diagram;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;
import org.matewright.puzzles.diagram.DiagramExportException.Reason;

/** Writes diagrams to files and streams. */
public final class DiagramExport {
    private DiagramExport() {}

    /** Writes a diagram with the built-in pictures; see {@link #write(Diagram, Style, PieceArtCatalog, Path)}. */
    public static void write(Diagram diagram, Style style, Path file) throws DiagramExportException {
        write(diagram, style, PieceArtCatalog.builtIn(), file);
    }

    /**
     * Writes a diagram in the format of the file's ending. The file is replaced atomically: an old one stays until the
     * new one is complete.
     *
     * @throws DiagramExportException if the ending is unknown, the format can't hold the diagram, or the file can't be
     *     written
     */
    public static void write(Diagram diagram, Style style, PieceArtCatalog art, Path file)
            throws DiagramExportException {
        Path name = file.getFileName();
        DiagramFormat format = DiagramFormat.ofFile(name == null ? "" : name.toString())
                .orElseThrow(() -> new DiagramExportException(
                        Reason.UNKNOWN_ENDING,
                        file,
                        file + ": a diagram's file ends in one of " + DiagramFormat.endings()));
        Optional<String> obstacle = format.obstacle(diagram, art);
        if (obstacle.isPresent()) {
            throw new DiagramExportException(Reason.CANNOT_CARRY, file, file + ": " + obstacle.get());
        }
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new DiagramExportException(
                    Reason.NO_FOLDER, file, file + ": the folder " + folder + " doesn't exist");
        }
        if (Files.isDirectory(target)) {
            throw new DiagramExportException(Reason.NOT_WRITABLE, file, file + ": is a folder");
        }
        writeWhole(diagram, style, art, format, file, target, folder);
    }

    private static void writeWhole(
            Diagram diagram,
            Style style,
            PieceArtCatalog art,
            DiagramFormat format,
            Path file,
            Path target,
            Path folder)
            throws DiagramExportException {
        Path draft = folder.resolve("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            try (OutputStream out = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW)) {
                write(diagram, style, art, format, out);
            }
            // a symbolic link is kept, and the file that it points to is replaced
            Path real = Files.exists(target) ? target.toRealPath() : target;
            try {
                Files.move(draft, real, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(draft, real, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new DiagramExportException(Reason.NOT_WRITABLE, file, file + ": can't be written", e);
        } finally {
            deleteQuietly(draft);
        }
    }

    private static void deleteQuietly(Path draft) {
        try {
            Files.deleteIfExists(draft);
        } catch (IOException e) {
            // a leftover draft must not hide whether the export itself succeeded
            draft.toFile().deleteOnExit();
        }
    }

    /**
     * Writes a diagram in a format to a stream, which stays open.
     *
     * @throws IOException if the stream fails
     */
    public static void write(Diagram diagram, Style style, PieceArtCatalog art, DiagramFormat format, OutputStream out)
            throws IOException {
        format.write(diagram, style, art, out);
    }
}
