package org.matewright.puzzles.solve;

import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.rules.Geometry;
import org.matewright.rules.variant.Position;

/** Solves problems: chooses the search for a stipulation. */
public final class Solver {
    private Solver() {}

    /**
     * Solves a position completely. The answer doesn't depend on the number of threads.
     *
     * @throws UnsupportedStipulationException if the stipulation names a square that the board lacks
     */
    public static Solution solve(
            Position position, Stipulation stipulation, SolveOptions options, Progress progress) {
        return solve(position, stipulation, options, progress, SearchSwitches.ALL);
    }

    static Solution solve(
            Position position,
            Stipulation stipulation,
            SolveOptions options,
            Progress progress,
            SearchSwitches switches) {
        if (stipulation.goal().kind() == Stipulation.Kind.TARGET) {
            Geometry geometry = position.variant().geometry();
            if (geometry.square(stipulation.goal().square()) < 0) {
                throw new UnsupportedStipulationException(stipulation);
            }
        }
        if (!stipulation.play().hasLines()) {
            return new BattleSolver(position, stipulation, options, progress, switches).solve();
        }
        Solution lines = new LineSolver(position, stipulation, options, progress, switches).solve();
        return options.wanted().setPlay()
                ? new LineSetPlay(options, progress, switches).added(lines)
                : lines;
    }
}
