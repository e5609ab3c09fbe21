package org.matewright.puzzles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.matewright.rules.variant.Move;

/**
 * What a solution says of a composition and of its author's claim.
 *
 * <p>The verdict is, of those that hold, the first of: incomplete; no solution; short solution (keys alone); differs, if
 * what the author claims isn't among what was found; cooked, if there is more than he claims, or, where he claims
 * nothing, more than one key; fewer solutions than he says; sound. Duals don't change it.
 *
 * @param verdict the verdict
 * @param found the first moves, in help and series play the lines, in coordinates and sorted
 * @param cooks those that the author doesn't claim; where he claims nothing, all keys if there are several
 * @param missing what the author claims and isn't so
 * @param duals the ways from a key to a defence with several answers that isn't forgiven
 * @param transpositions groups of lines that have the same moves in another order, by their numbers from 1; not looked
 *     for among more lines than anybody reads
 */
public record Soundness(
        Solution.Verdict verdict,
        List<String> found,
        List<String> cooks,
        List<String> missing,
        List<List<Move>> duals,
        List<List<Integer>> transpositions) {
    private static final int MOST_LINES_COMPARED = 5_000;

    public Soundness {
        found = List.copyOf(found);
        cooks = List.copyOf(cooks);
        missing = List.copyOf(missing);
        duals = List.copyOf(duals);
        transpositions = List.copyOf(transpositions);
    }

    /** Judges a solution. */
    public static Soundness of(Solution solution, Problem.Intended intended) {
        boolean lines = solution.stipulation().play().hasLines();
        Set<String> found = new TreeSet<>(lines
                ? solution.lines().stream().map(Soundness::text).toList()
                : solution.keys().stream().map(key -> key.move().text()).toList());
        Set<String> claimed = new TreeSet<>(lines ? intended.lines() : intended.keys());
        Set<String> cooks = new TreeSet<>(found);
        cooks.removeAll(claimed);
        if (claimed.isEmpty() && (lines || found.size() == 1)) {
            cooks.clear();
        }
        Set<String> missing = new TreeSet<>(claimed);
        missing.removeAll(found);
        List<List<Move>> duals = new ArrayList<>();
        for (Node key : solution.keys()) {
            addDuals(key, List.of(), duals);
        }
        Solution.Verdict verdict = verdict(solution, intended, claimed, cooks, missing);
        return new Soundness(
                verdict,
                new ArrayList<>(found),
                new ArrayList<>(cooks),
                new ArrayList<>(missing),
                duals,
                transpositions(solution.lines()));
    }

    private static Solution.Verdict verdict(
            Solution solution, Problem.Intended intended, Set<String> claimed, Set<String> cooks, Set<String> missing) {
        boolean lines = solution.stipulation().play().hasLines();
        Solution.Verdict plain = solution.verdict(lines && claimed.isEmpty() ? intended.solutions() : 0);
        if (claimed.isEmpty()) {
            return plain;
        }
        switch (plain) {
            case INCOMPLETE, NO_SOLUTION, SHORT_SOLUTION:
                return plain;
            default:
                return !missing.isEmpty()
                        ? Solution.Verdict.DIFFERS
                        : cooks.isEmpty() ? Solution.Verdict.SOUND : Solution.Verdict.COOKED;
        }
    }

    private static void addDuals(Node attack, List<Move> before, List<List<Move>> duals) {
        List<Move> way = with(before, attack.move());
        for (Node defence : attack.children()) {
            List<Move> toDefence = with(way, defence.move());
            if (defence.children().stream().anyMatch(answer -> answer.role() == Node.Role.DUAL)) {
                duals.add(toDefence);
            }
            for (Node answer : defence.children()) {
                addDuals(answer, toDefence, duals);
            }
        }
    }

    private static List<Move> with(List<Move> moves, Move next) {
        List<Move> longer = new ArrayList<>(moves);
        longer.add(next);
        return List.copyOf(longer);
    }

    private static List<List<Integer>> transpositions(List<List<Move>> lines) {
        if (lines.size() > MOST_LINES_COMPARED) {
            return List.of();
        }
        Map<List<String>, List<Integer>> byMoves = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            List<String> moves = lines.get(i).stream()
                    .map(move -> move.man().side() + move.text())
                    .sorted()
                    .toList();
            byMoves.computeIfAbsent(moves, key -> new ArrayList<>()).add(i + 1);
        }
        return byMoves.values().stream().filter(group -> group.size() > 1).map(List::copyOf).toList();
    }

    private static String text(List<Move> line) {
        return line.stream().map(Move::text).collect(Collectors.joining(" "));
    }
}
