package org.matewright.puzzles.report;

import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;

/** The coverage of a stopped search, in words. */
public final class CoverageText {
    private CoverageText() {}

    /** What is certain besides what was found, as the end of a sentence: {@code the keys are complete, …}. */
    public static String certain(Solution solution) {
        return solution.byShape(CoverageText::ofKeys, CoverageText::ofLines);
    }

    private static String ofKeys(TreeSolution solution) {
        Stipulation stipulation = solution.stipulation();
        int moves = solution.decidedMoves();
        if (moves >= stipulation.moves()) {
            return "the keys are complete, tries and play may not be";
        }
        String shorter = moves == 0 ? "" : "all keys of " + stipulation.withMoves(moves) + " are listed, ";
        return shorter + "of " + stipulation.withMoves(moves + 1) + " " + decidedFirstMoves(solution)
                + (solution.coverage().decided() == 1 ? " is decided" : " are decided");
    }

    private static String ofLines(LineSolution solution) {
        SearchCoverage coverage = solution.coverage();
        return coverage.decided() == coverage.total()
                ? "the lines are complete, set play and partial lines may not be"
                : "the lines that begin with " + decidedFirstMoves(solution) + " are complete";
    }

    private static String decidedFirstMoves(Solution solution) {
        SearchCoverage coverage = solution.coverage();
        return coverage.decided() + " of " + Phrases.counted(coverage.total(), "first move");
    }

    /** Whether the search was stopped, so that its coverage is worth a sentence. */
    public static boolean isStopped(Solution solution) {
        return !solution.complete() && solution.coverage().stop() != SearchCoverage.Stop.NONE;
    }

    /** What stopped the search, as it follows a comma: {@code when the time was up}. */
    public static String reason(SearchCoverage.Stop stop) {
        return switch (stop) {
            case TIME -> "when the time was up";
            case NODES -> "after the number of moves allowed";
            case MEMORY -> "since the lines fill the memory allowed";
            case REQUEST -> "on request";
            case ENOUGH -> "as soon as there were enough";
            case NONE -> "as requested";
        };
    }
}
