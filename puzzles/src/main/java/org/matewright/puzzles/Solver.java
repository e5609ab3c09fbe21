package org.matewright.puzzles;

import org.matewright.rules.variant.Position;

/** Solves problems. STUB: the API stands; the search lives in {@code org.matewright.puzzles.solve}. */
public final class Solver {
    private Solver() {}

    /**
     * Solves a position completely. The answer doesn't depend on the number of threads.
     *
     * @throws UnsupportedStipulationException if the kind of play or goal isn't supported
     */
    public static Solution solve(
            Position position, Stipulation stipulation, SolveOptions options, Progress progress) {
        throw new IllegalStateException("stub");
    }
}
