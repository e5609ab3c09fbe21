package org.matewright.puzzles.cli;

/** The exit statuses, a contract with scripts. */
final class ExitStatus {
    /** Done; for {@code check} and {@code verify} all is sound. */
    static final int DONE = 0;

    /** The answer is no. */
    static final int NO = 1;

    /** Wrong usage or unreadable input. */
    static final int WRONG = 2;

    /** Stopped before the answer was complete. */
    static final int STOPPED = 3;

    private ExitStatus() {}
}
