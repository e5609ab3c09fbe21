package org.matewright.puzzles.diagram;

import java.io.IOException;
import java.nio.file.Path;

/** The reason why a diagram couldn't be written. The message is meant for users and names the file. */
public final class DiagramExportException extends IOException {
    /** The kinds of failure. */
    public enum Reason {
        /** No format has the file's ending. */
        UNKNOWN_ENDING,
        /** The folder doesn't exist. */
        NO_FOLDER,
        /** The target is a folder or write-protected, or the disk is full. */
        NOT_WRITABLE,
        /** The format can't represent the diagram, such as a board with holes in TeX. */
        CANNOT_CARRY
    }

    private final Reason reason;
    private final transient Path file;

    DiagramExportException(Reason reason, Path file, String message) {
        super(message);
        this.reason = reason;
        this.file = file;
    }

    DiagramExportException(Reason reason, Path file, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
        this.file = file;
    }

    /** The kind of failure. */
    public Reason reason() {
        return reason;
    }

    /** The file that was to be written. */
    public Path file() {
        return file;
    }
}
