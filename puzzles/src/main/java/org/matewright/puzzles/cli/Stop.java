package org.matewright.puzzles.cli;

/** Whether the running command shall stop. Set from any thread, once for a command. */
final class Stop {
    private volatile boolean requested;

    void request() {
        requested = true;
    }

    boolean isRequested() {
        return requested;
    }
}
