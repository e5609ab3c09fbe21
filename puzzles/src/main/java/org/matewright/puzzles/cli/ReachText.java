package org.matewright.puzzles.cli;

import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;

/** How far a search came that was stopped, in sentences. */
final class ReachText {
    private ReachText() {}

    /**
     * The sentences, on one line.
     *
     * @param firstMove the first move with which the search began, from 1
     */
    static String of(Solution solution, int firstMove) {
        String begin = firstMove > 1 ? ", searched from first move " + firstMove + " on" : "";
        return "Stopped before the end, " + reason(solution.reach().stop()) + begin + ": what stands here is proven; "
                + certain(solution);
    }

    /** What is certain besides what was found. */
    static String certain(Solution solution) {
        Reach reach = solution.reach();
        Stipulation asked = solution.stipulation();
        String firsts = reach.decided() + " of " + Words.counted(reach.total(), "first move");
        String goOn = reach.next() > 1 && reach.next() <= reach.total()
                ? ", go on with --moves-to-start " + reach.next()
                : "";
        if (asked.play().hasLines()) {
            return reach.decided() == reach.total()
                    ? "the lines are complete, set play and partial lines may not be"
                    : "the lines that begin with " + firsts + " are complete" + goOn;
        }
        if (reach.moves() >= asked.moves()) {
            return "the keys are complete, tries and play may not be";
        }
        String shorter = reach.moves() == 0 ? "" : "all keys of " + asked.withMoves(reach.moves()) + " are told, ";
        return shorter + "of " + asked.withMoves(Math.min(asked.moves(), reach.moves() + 1)) + " " + firsts
                + (reach.decided() == 1 ? " is decided" : " are decided");
    }

    private static String reason(Reach.Stop stop) {
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
