package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.report.Phrases;
import org.matewright.puzzles.report.Task;

/**
 * The parts of a solution requested besides keys or lines, with notes on those that a problem can't have and on those
 * that it turned out not to have.
 *
 * @param tries list tries with up to this many refutations; 0 for none
 * @param partial list what up to this many replies spoil; 0 for nothing
 * @param setPlay list the set play
 * @param keysOnly list nothing but keys or lines, whatever else is requested
 * @param firstMove the first move to begin with, from 1
 */
record RequestedParts(int tries, int partial, boolean setPlay, boolean keysOnly, int firstMove) {
    private static final String NO_SET_PLAY = "No set play";

    /** Why a problem can't have some of the requested parts, in sentences without full stops. */
    List<String> notes(Task task) {
        Stipulation stipulation = task.problem().stipulation();
        List<String> notes = new ArrayList<>();
        if (tries > 0 && !stipulation.hasTries()) {
            String instead = stipulation.hasPartialLines() ? "; --partial lists what few replies spoil" : "";
            notes.add(
                    stipulation.play().hasLines()
                            ? "There are no tries in " + stipulation + ", which has lines and no keys" + instead
                            : "There are no tries in " + stipulation + ": no reply follows its only move");
        }
        if (partial > 0 && !stipulation.hasPartialLines()) {
            notes.add(
                    stipulation.play().hasLines()
                            ? "There are no partial lines in " + stipulation + ": no reply can spoil its goal"
                            : "There are no partial lines in " + stipulation
                                    + "; --tries lists the first moves that few replies refute");
        }
        if (setPlay && !stipulation.hasSetPlay()) {
            String reason = stipulation.play().isSeries() ? "one side moves alone" : "there is only one move";
            notes.add("There is no set play in " + stipulation + ": " + reason);
        } else if (setPlay && task.position().value().inCheck()) {
            notes.add("There is no set play: the side to move is in check");
        }
        if (keysOnly && (tries > 0 || partial > 0 || setPlay)) {
            notes.add("--keys-only leaves out tries, partial lines and set play");
        } else if (partial > 0 && stipulation.play().hasLines() && stipulation.hasPartialLines() && firstMove > 1) {
            notes.add("--moves-to-start leaves out partial lines");
        }
        return notes;
    }

    /** The parts of which none was found, in sentences without full stops; none if the search was stopped. */
    List<String> notFound(Solution solution) {
        if (!solution.complete() || keysOnly) {
            return List.of();
        }
        return solution.byShape(this::notFound, this::notFound);
    }

    private List<String> notFound(TreeSolution solution) {
        Stipulation stipulation = solution.stipulation();
        List<String> notFound = new ArrayList<>();
        int refutations = stipulation.hasPartialLines() ? Math.max(tries, partial) : tries;
        if (refutations > 0 && stipulation.hasTries() && solution.tries().isEmpty()) {
            notFound.add("No tries with " + upTo(refutations, "refutation"));
        }
        if (canHaveSetPlay(solution) && solution.setPlay().isEmpty()) {
            notFound.add(NO_SET_PLAY);
        }
        return notFound;
    }

    private List<String> notFound(LineSolution solution) {
        List<String> notFound = new ArrayList<>();
        if (partial > 0
                && solution.stipulation().hasPartialLines()
                && solution.partialLines().lines().isEmpty()) {
            notFound.add("No partial lines with " + upTo(partial, "refutation"));
        }
        if (canHaveSetPlay(solution) && solution.setPlay().isEmpty()) {
            notFound.add(NO_SET_PLAY);
        }
        return notFound;
    }

    private boolean canHaveSetPlay(Solution solution) {
        return setPlay
                && solution.stipulation().hasSetPlay()
                && !solution.position().inCheck();
    }

    private static String upTo(int count, String noun) {
        return (count == 1 ? "" : "up to ") + Phrases.counted(count, noun);
    }
}
