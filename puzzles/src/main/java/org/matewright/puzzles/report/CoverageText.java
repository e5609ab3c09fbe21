package org.matewright.puzzles.report;

import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;

/** How far a search got that was stopped, in words. */
public final class CoverageText {
    private CoverageText() {}

    /** What is certain besides what was found, as the end of a sentence: {@code the keys are complete, …}. */
    public static String certain(Solution solution) {
        Reach reach = solution.reach();
        Stipulation asked = solution.stipulation();
        String firsts = reach.decided() + " of " + Phrases.counted(reach.total(), "first move");
        if (asked.play().hasLines()) {
            return reach.decided() == reach.total()
                    ? "the lines are complete, set play and partial lines may not be"
                    : "the lines that begin with " + firsts + " are complete";
        }
        if (reach.moves() >= asked.moves()) {
            return "the keys are complete, tries and play may not be";
        }
        String shorter = reach.moves() == 0 ? "" : "all keys of " + asked.withMoves(reach.moves()) + " are listed, ";
        return shorter + "of " + asked.withMoves(Math.min(asked.moves(), reach.moves() + 1)) + " " + firsts
                + (reach.decided() == 1 ? " is decided" : " are decided");
    }

    /** Whether the search was stopped, so that there is something to say. */
    public static boolean isStopped(Solution solution) {
        return !solution.complete() && solution.reach().stop() != Reach.Stop.NONE;
    }

    /** What stopped the search, behind a comma: {@code when the time was over}. */
    public static String reason(Reach.Stop stop) {
        return switch (stop) {
            case TIME -> "when the time was over";
            case NODES -> "when the moves allowed were made";
            case MEMORY -> "since the lines fill the memory allowed";
            case REQUEST -> "on request";
            case ENOUGH -> "since no more were wanted";
            case NONE -> "as wanted";
        };
    }
}
