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
 * The parts of a solution that are requested besides keys or lines, and notes on those that a problem can't have or
 * that it hasn't.
 *
 * @param tries tries with up to so many refutations; 0 for none
 * @param partial what up to so many replies spoil; 0 for nothing
 * @param setPlay whether the set play is wanted
 * @param keysOnly whether nothing is to be told beside the keys or lines in spite of that
 * @param firstMove the first move to begin with, from 1
 */
record RequestedParts(int tries, int partial, boolean setPlay, boolean keysOnly, int firstMove) {
    private static final String NO_SET_PLAY = "No set play";

    /** Why some of it isn't told of a problem, in sentences without full stops. */
    List<String> notes(Task task) {
        Stipulation asked = task.problem().stipulation();
        List<String> notes = new ArrayList<>();
        if (tries > 0 && !asked.hasTries()) {
            String instead = asked.hasPartialLines() ? "; --partial lists what few replies spoil" : "";
            notes.add(
                    asked.play().hasLines()
                            ? "There are no tries in " + asked + ", which has lines and no keys" + instead
                            : "There are no tries in " + asked + ": no reply follows its only move");
        }
        if (partial > 0 && !asked.hasPartialLines()) {
            notes.add(
                    asked.play().hasLines()
                            ? "There are no partial lines in " + asked + ": no reply can spoil its goal"
                            : "There are no partial lines in " + asked
                                    + "; --tries lists the first moves that few replies refute");
        }
        if (setPlay && !asked.hasSetPlay()) {
            String reason = asked.play().isSeries() ? "one side moves alone" : "there is only one move";
            notes.add("There is no set play in " + asked + ": " + reason);
        } else if (setPlay && task.position().value().inCheck()) {
            notes.add("There is no set play: the side to move is in check");
        }
        if (keysOnly && (tries > 0 || partial > 0 || setPlay)) {
            notes.add("--keys-only leaves out tries, partial lines and set play");
        } else if (partial > 0 && asked.play().hasLines() && asked.hasPartialLines() && firstMove > 1) {
            notes.add("--moves-to-start leaves out partial lines");
        }
        return notes;
    }

    /** What was looked for in vain, in sentences without full stops; nothing of a search that was stopped. */
    List<String> vain(Solution solution) {
        if (!solution.complete() || keysOnly) {
            return List.of();
        }
        return solution.byShape(this::vain, this::vain);
    }

    private List<String> vain(TreeSolution solution) {
        Stipulation asked = solution.stipulation();
        List<String> vain = new ArrayList<>();
        int refutations = asked.hasPartialLines() ? Math.max(tries, partial) : tries;
        if (refutations > 0 && asked.hasTries() && solution.tries().isEmpty()) {
            vain.add("No tries with " + upTo(refutations, "refutation"));
        }
        if (canHaveSetPlay(solution) && solution.setPlay().isEmpty()) {
            vain.add(NO_SET_PLAY);
        }
        return vain;
    }

    private List<String> vain(LineSolution solution) {
        List<String> vain = new ArrayList<>();
        if (partial > 0
                && solution.stipulation().hasPartialLines()
                && solution.partialLines().lines().isEmpty()) {
            vain.add("No partial lines with " + upTo(partial, "refutation"));
        }
        if (canHaveSetPlay(solution) && solution.setPlay().isEmpty()) {
            vain.add(NO_SET_PLAY);
        }
        return vain;
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
