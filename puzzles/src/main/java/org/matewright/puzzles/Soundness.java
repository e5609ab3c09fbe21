package org.matewright.puzzles;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.matewright.rules.variant.Move;

/**
 * The verdict on a composition: its solution compared with its author's claim.
 *
 * <p>The verdict is the first of these that holds: incomplete; no solution; short solution, unless the author claims
 * exactly the lines that there are; differs, if some claimed move or line isn't found; cooked, if more is found than is
 * claimed or, without a claim, more than one key; fewer solutions than the author states; sound. Duals don't matter.
 *
 * @param verdict the verdict
 * @param found the first moves, in help and series play the lines, in coordinates and sorted
 * @param cooks what was found but isn't claimed; without a claim all keys if there are several
 * @param missing what is claimed but wasn't found
 * @param unclaimed whether the problem is sound only because its author doesn't state a number of lines, and there are
 *     several: unless more are claimed, help and series play should have one
 */
public record Soundness(
        Solution.Verdict verdict, List<String> found, List<String> cooks, List<String> missing, boolean unclaimed) {
    public Soundness {
        found = List.copyOf(found);
        cooks = List.copyOf(cooks);
        missing = List.copyOf(missing);
    }

    /** Compares a solution with a claim. */
    public static Soundness of(Solution solution, Problem.Intended intended) {
        return solution.byShape(tree -> ofKeys(tree, intended), lines -> ofLines(lines, intended));
    }

    /** Without a claim a single key is no cook; several are. */
    private static Soundness ofKeys(TreeSolution solution, Problem.Intended intended) {
        Set<String> found = new TreeSet<>(solution.firstMoves());
        Set<String> claimed = new TreeSet<>(intended.keys());
        boolean single = claimed.isEmpty() && found.size() == 1;
        Set<String> cooks = single ? Set.of() : without(found, claimed);
        Set<String> missing = without(claimed, found);
        Solution.Verdict plain = solution.verdict(0);
        Solution.Verdict verdict = claimed.isEmpty() ? plain : compared(plain, cooks, missing);
        return of(verdict, found, cooks, missing, false);
    }

    /** A short line is intended if the author claims exactly the lines that there are. */
    private static Soundness ofLines(LineSolution solution, Problem.Intended intended) {
        Set<String> found =
                solution.lines().stream().map(Soundness::text).collect(Collectors.toCollection(TreeSet::new));
        Set<String> claimed = new TreeSet<>(intended.lines());
        if (claimed.isEmpty()) {
            Solution.Verdict verdict = solution.verdict(intended.solutions());
            boolean unclaimed = verdict == Solution.Verdict.SOUND && intended.solutions() == 0 && found.size() > 1;
            return of(verdict, found, Set.of(), Set.of(), unclaimed);
        }
        Set<String> cooks = without(found, claimed);
        Set<String> missing = without(claimed, found);
        Solution.Verdict plain = solution.verdict(0);
        boolean intendedShort = plain == Solution.Verdict.SHORT_SOLUTION && cooks.isEmpty() && missing.isEmpty();
        return of(
                intendedShort ? Solution.Verdict.SOUND : compared(plain, cooks, missing), found, cooks, missing, false);
    }

    private static Soundness of(
            Solution.Verdict verdict, Set<String> found, Set<String> cooks, Set<String> missing, boolean unclaimed) {
        return new Soundness(verdict, List.copyOf(found), List.copyOf(cooks), List.copyOf(missing), unclaimed);
    }

    /** The verdict where the author claims keys or lines. */
    private static Solution.Verdict compared(Solution.Verdict plain, Set<String> cooks, Set<String> missing) {
        return switch (plain) {
            case INCOMPLETE, NO_SOLUTION, SHORT_SOLUTION -> plain;
            default ->
                !missing.isEmpty()
                        ? Solution.Verdict.DIFFERS
                        : cooks.isEmpty() ? Solution.Verdict.SOUND : Solution.Verdict.COOKED;
        };
    }

    private static Set<String> without(Set<String> moves, Set<String> others) {
        Set<String> rest = new TreeSet<>(moves);
        rest.removeAll(others);
        return rest;
    }

    /** Whether the claim is proved and nothing else solves the problem: what {@code C+} stands for. */
    public boolean isProved() {
        return verdict == Solution.Verdict.SOUND && !unclaimed;
    }

    private static String text(List<Move> line) {
        return line.stream().map(Move::text).collect(Collectors.joining(" "));
    }
}
