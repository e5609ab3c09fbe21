package org.matewright.puzzles.cli;

import java.util.function.IntSupplier;

/** Where a wish to stop comes from, such as Ctrl-C. */
@FunctionalInterface
public interface Interruptions {
    /** Never interrupted. */
    Interruptions NONE = (stop, command) -> command.getAsInt();

    /**
     * Runs a command that can be stopped.
     *
     * @param stop called at most once, from another thread, when the command shall stop and give what it has so far
     * @param command the command, which gives its exit status
     * @return the exit status
     */
    int during(Runnable stop, IntSupplier command);
}
