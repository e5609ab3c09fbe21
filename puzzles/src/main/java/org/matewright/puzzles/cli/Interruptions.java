package org.matewright.puzzles.cli;

import java.util.function.IntSupplier;

/** A source of requests to stop, such as Ctrl-C. */
@FunctionalInterface
public interface Interruptions {
    /** Never interrupted. */
    Interruptions NONE = (stop, command) -> command.getAsInt();

    /**
     * Runs a command that can be stopped.
     *
     * @param stop called once at most, from another thread, when the command is to stop and answer with what it has found
     * @param command the command, which returns its exit status
     * @return the exit status
     */
    int during(Runnable stop, IntSupplier command);
}
