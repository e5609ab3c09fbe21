package org.matewright.puzzles;

import java.util.List;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * What a solver found.
 *
 * @param position the position solved
 * @param stipulation what was asked
 * @param complete whether the search ended by itself; false if a limit or a person stopped it
 * @param keys the first moves that fulfil the stipulation (with their play, if variations were wanted), sorted by
 *     the move's text; in play with lines the distinct first moves
 * @param shortest the least number of moves in which the goal can be forced, at most the stipulation's; 0 if it can't
 *     or isn't known. Below the stipulation's number it is a short solution
 * @param tries the tries, by text, each with its refutations among the children
 * @param setPlay the set play: the defences with their continuations, if the other side were to move; in help play the
 *     lines that begin with the other side, each as a chain
 * @param lines the lines of help and series play, sorted by text; empty otherwise
 * @param statistics what it cost
 */
public record Solution(
        Position position,
        Stipulation stipulation,
        boolean complete,
        List<Node> keys,
        int shortest,
        List<Node> tries,
        List<Node> setPlay,
        List<List<Move>> lines,
        Statistics statistics) {
    /**
     * What a search cost.
     *
     * @param nodes moves made
     * @param tableHits positions answered by the table
     * @param seconds wall time
     * @param phases the parts of the work in order, such as keys, tries, set play and play
     */
    public record Statistics(long nodes, long tableHits, double seconds, List<Phase> phases) {
        /** What is known as a whole alone. */
        public Statistics(long nodes, long tableHits, double seconds) {
            this(nodes, tableHits, seconds, List.of());
        }

        public Statistics {
            phases = List.copyOf(phases);
        }
    }

    /**
     * A part of the work.
     *
     * @param name what was done
     * @param nodes moves made
     * @param seconds wall time
     */
    public record Phase(String name, long nodes, double seconds) {}

    /** The verdict on a composition. */
    public enum Verdict {
        SOUND("sound"),
        COOKED("cooked"),
        NO_SOLUTION("no solution"),
        SHORT_SOLUTION("short solution"),
        FEW_SOLUTIONS("fewer solutions"),
        DIFFERS("differs"),
        INCOMPLETE("incomplete");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        /** The verdict as people and programs read it. */
        public String words() {
            return words;
        }
    }

    public Solution {
        keys = List.copyOf(keys);
        tries = List.copyOf(tries);
        setPlay = List.copyOf(setPlay);
        lines = lines.stream().map(List::copyOf).toList();
    }

    /** How many moves of set play, tries and keys have their play left out, since it had grown to its bound. */
    public int cuts() {
        int cuts = 0;
        for (List<Node> nodes : List.of(setPlay, tries, keys)) {
            for (Node node : nodes) {
                cuts += node.cuts();
            }
        }
        return cuts;
    }

    /**
     * The verdict: with keys, sound is exactly one key and no shorter solution; with lines, sound is at least one line
     * and, where {@code wanted} is above 0, exactly that many.
     */
    public Verdict verdict(int wanted) {
        if (!complete) {
            return Verdict.INCOMPLETE;
        }
        if (stipulation.play().hasLines()) {
            if (lines.isEmpty()) {
                return Verdict.NO_SOLUTION;
            }
            return wanted > 0 && lines.size() != wanted
                    ? lines.size() > wanted ? Verdict.COOKED : Verdict.FEW_SOLUTIONS
                    : Verdict.SOUND;
        }
        if (keys.isEmpty()) {
            return Verdict.NO_SOLUTION;
        }
        if (shortest > 0 && shortest < stipulation.moves()) {
            return Verdict.SHORT_SOLUTION;
        }
        return keys.size() == 1 ? Verdict.SOUND : Verdict.COOKED;
    }
}
