package org.matewright.puzzles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
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
 * @param within in how many moves each key forces the goal, in the order of the keys; empty where there are lines
 * @param partialLines the lines that a few replies spoil, if they were asked for
 * @param reach how far an incomplete search came
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
        Statistics statistics,
        List<Integer> within,
        PartialLines partialLines,
        Reach reach) {
    private static final int MOST_LINES_COMPARED = 5_000;

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

    /**
     * A solution that says nothing of the keys' lengths, without partial lines, that reaches as far as it is complete.
     */
    public Solution(
            Position position,
            Stipulation stipulation,
            boolean complete,
            List<Node> keys,
            int shortest,
            List<Node> tries,
            List<Node> setPlay,
            List<List<Move>> lines,
            Statistics statistics) {
        this(
                position,
                stipulation,
                complete,
                keys,
                shortest,
                tries,
                setPlay,
                lines,
                statistics,
                List.of(),
                PartialLines.NONE,
                Reach.WHOLE);
    }

    public Solution {
        within = List.copyOf(within);
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
     * The keys by the number of moves in which they force the goal, the shortest first: several groups, or one below
     * the stipulation's number, belong to a short solution. One group under the stipulation's number where that isn't
     * known, none without keys.
     */
    public SortedMap<Integer, List<Node>> keysByLength() {
        SortedMap<Integer, List<Node>> byLength = new TreeMap<>();
        for (int i = 0; i < keys.size(); i++) {
            int moves = i < within.size() ? within.get(i) : stipulation.moves();
            byLength.computeIfAbsent(moves, length -> new ArrayList<>()).add(keys.get(i));
        }
        return byLength;
    }

    /** Whether some key forces the goal in fewer moves than the stipulation has. */
    public boolean hasShortKeys() {
        return !keys.isEmpty() && !within.isEmpty() && keysByLength().firstKey() < stipulation.moves();
    }

    /** The same with partial lines. */
    public Solution withPartialLines(PartialLines partialLines, boolean complete, Statistics statistics, Reach reach) {
        return new Solution(
                position,
                stipulation,
                complete,
                keys,
                shortest,
                tries,
                setPlay,
                lines,
                statistics,
                within,
                partialLines,
                reach);
    }

    /** The ways from a key to a defence with several answers that isn't forgiven. */
    public List<List<Move>> duals() {
        List<List<Move>> duals = new ArrayList<>();
        keys.forEach(key -> addDuals(key, new ArrayList<>(), duals));
        return duals;
    }

    private static void addDuals(Node attack, List<Move> way, List<List<Move>> duals) {
        way.add(attack.move());
        for (Node defence : attack.children()) {
            way.add(defence.move());
            if (defence.children().stream().anyMatch(answer -> answer.role() == Node.Role.DUAL)) {
                duals.add(List.copyOf(way));
            }
            defence.children().forEach(answer -> addDuals(answer, way, duals));
            way.remove(way.size() - 1);
        }
        way.remove(way.size() - 1);
    }

    /**
     * Groups of lines that have the same moves in another order, by their numbers from 1; not looked for among more
     * lines than anybody reads.
     */
    public List<List<Integer>> transpositions() {
        if (lines.size() > MOST_LINES_COMPARED) {
            return List.of();
        }
        Map<List<String>, List<Integer>> byMoves = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            List<String> moves = lines.get(i).stream()
                    .map(move -> move.piece().side() + move.text())
                    .sorted()
                    .toList();
            byMoves.computeIfAbsent(moves, key -> new ArrayList<>()).add(i + 1);
        }
        return byMoves.values().stream()
                .filter(group -> group.size() > 1)
                .map(List::copyOf)
                .toList();
    }

    /**
     * The verdict: with keys, sound is exactly one key and no shorter solution; with lines, sound is at least one line,
     * none shorter than asked for, and, where {@code wanted} is above 0, exactly that many.
     */
    public Verdict verdict(int wanted) {
        if (!complete) {
            return Verdict.INCOMPLETE;
        }
        if (stipulation.play().hasLines()) {
            if (lines.isEmpty()) {
                return Verdict.NO_SOLUTION;
            }
            if (isShort()) {
                return Verdict.SHORT_SOLUTION;
            }
            return wanted > 0 && lines.size() != wanted
                    ? lines.size() > wanted ? Verdict.COOKED : Verdict.FEW_SOLUTIONS
                    : Verdict.SOUND;
        }
        if (keys.isEmpty()) {
            return Verdict.NO_SOLUTION;
        }
        if (isShort()) {
            return Verdict.SHORT_SOLUTION;
        }
        return keys.size() == 1 ? Verdict.SOUND : Verdict.COOKED;
    }

    /** Whether something solves the problem in fewer moves than asked for. */
    public boolean isShort() {
        return shortest > 0 && shortest < stipulation.moves();
    }
}
