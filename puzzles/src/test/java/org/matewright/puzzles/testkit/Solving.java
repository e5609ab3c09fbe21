package org.matewright.puzzles.testkit;

import java.util.List;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
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

    /** The tree that solves a position in battle play. */
    public static TreeSolution tree(Position position, String stipulation, SolveOptions options) {
        return tree(solve(position, stipulation, options));
    }

    /** The lines that solve a position in help or series play. */
    public static LineSolution lineSolution(Position position, String stipulation, SolveOptions options) {
        return lineSolution(solve(position, stipulation, options));
    }

    /** A solution that must be a tree. */
    public static TreeSolution tree(Solution solution) {
        return (TreeSolution) solution;
    }

    /** A solution that must consist of lines. */
    public static LineSolution lineSolution(Solution solution) {
        return (LineSolution) solution;
    }

    /** The keys; of lines the first moves. */
    public static List<String> keys(Solution solution) {
        return solution.byShape(
                tree -> tree.keys().stream().map(key -> key.move().text()).toList(), LineSolution::firstMoves);
    }

    /** The tries; none in play without them. */
    public static List<Node> tries(Solution solution) {
        return solution.byShape(TreeSolution::tries, lines -> List.of());
    }

    /** The lines, with blanks between their moves; none of a tree. */
    public static List<String> lines(Solution solution) {
        return solution.byShape(
                tree -> List.of(),
                found -> found.lines().stream().map(Solving::text).toList());
    }

    /** A line, with blanks between its moves. */
    public static String text(List<Move> line) {
        return String.join(" ", line.stream().map(Move::text).toList());
    }
}
