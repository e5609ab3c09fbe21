package org.matewright.puzzles.testkit;

import java.util.List;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Solves positions for tests and gives solutions as text that tables and tests can state. */
public final class Solving {
    private Solving() {}

    /** The solution of a position. */
    public static Solution solve(Position position, String stipulation, SolveOptions options) {
        return Solver.solve(position, Stipulation.parse(stipulation).value(), options, Progress.NONE);
    }

    /** The keys. */
    public static List<String> keys(Solution solution) {
        return solution.keys().stream().map(node -> node.move().text()).toList();
    }

    /** The lines, with blanks between their moves. */
    public static List<String> lines(Solution solution) {
        return solution.lines().stream().map(Solving::text).toList();
    }

    /** A line, with blanks between its moves. */
    public static String text(List<Move> line) {
        return String.join(" ", line.stream().map(Move::text).toList());
    }
}
