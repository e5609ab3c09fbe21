package org.matewright.puzzles;

import org.matewright.puzzles.solve.Solving;
import org.matewright.rules.variant.Position;

/** Solves problems. */
public final class Solver {
    private Solver() {}

    /**
     * Solves a position completely. The answer doesn't depend on the number of threads.
     *
     * @throws UnsupportedStipulationException if the stipulation can't be asked on this board (a target that it lacks)
     */
    public static Solution solve(
            Position position, Stipulation stipulation, SolveOptions options, Progress progress) {
        return Solving.solve(position, stipulation, options, progress);
    }
}
