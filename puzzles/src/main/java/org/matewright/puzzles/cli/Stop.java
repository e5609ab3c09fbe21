package org.matewright.puzzles.cli;

/** The request that the running command stop. Set from any thread, once for a command. */
final class Stop {
    private volatile boolean requested;

    void request() {
        requested = true;
    }

    boolean isRequested() {
        return requested;
    }
}
