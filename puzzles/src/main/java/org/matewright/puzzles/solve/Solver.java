package org.matewright.puzzles.solve;

import java.util.List;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.solve.battle.BattleSolver;
import org.matewright.puzzles.solve.line.LineSetPlay;
import org.matewright.puzzles.solve.line.LineSolver;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Solves problems: chooses the search for a stipulation. */
public final class Solver {
    private Solver() {}

    /**
     * Solves a position completely. The answer doesn't depend on the number of threads.
     *
     * @throws UnsupportedStipulationException if the stipulation names a square that the board lacks
     */
    public static Solution solve(Position position, Stipulation stipulation, SolveOptions options, Progress progress) {
        return solve(position, stipulation, options, progress, SearchSwitches.ALL);
    }

    /**
     * The first moves that reach the goal at once in reflex play where the side that begins is to be made to suffer it: one
     * of them must be played, so that there is no solution. None in other play.
     */
    public static List<Move> obligations(Position position, Stipulation stipulation) {
        boolean bound = switch (stipulation.play()) {
            case REFLEX, SERIES_REFLEX -> true;
            case HELP_REFLEX -> stipulation.halfMoves() % 2 == 0;
            default -> false;
        };
        if (!bound) {
            return List.of();
        }
        GoalDetector goal =
                GoalDetector.of(stipulation.goal(), position.variant().geometry());
        Walker walker = position.walker();
        return position.moves().stream()
                .filter(move -> {
                    walker.make(move.code());
                    boolean reached = goal.reached(walker, move.code());
                    walker.unmake();
                    return reached;
                })
                .toList();
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
        LineSolution lines = new LineSolver(position, stipulation, options, progress, switches).solve();
        return options.wanted().setPlay() ? new LineSetPlay(options, progress, switches).added(lines) : lines;
    }
}
