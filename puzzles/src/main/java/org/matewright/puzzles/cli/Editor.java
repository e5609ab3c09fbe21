package org.matewright.puzzles.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Opens the window for the {@code edit} command; the command line itself has none. */
@FunctionalInterface
public interface Editor {
    /**
     * Opens the window.
     *
     * @param file the problem or variant to show, or null for a new one
     * @return the exit status: 0, or 2 when no window can be opened (the reason has been printed)
     */
    int open(@Nullable Path file);
}
