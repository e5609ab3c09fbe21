package org.matewright.puzzles;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.matewright.rules.variant.Move;

/**
 * What a solution says of a composition and of its author's claim.
 *
 * <p>The verdict is, of those that hold, the first of: incomplete; no solution; short solution (unless the author
 * claims just the lines that there are); differs, if
 * what the author claims isn't among what was found; cooked, if there is more than he claims, or, where he claims
 * nothing, more than one key; fewer solutions than he says; sound. Duals don't change it.
 *
 * @param verdict the verdict
 * @param found the first moves, in help and series play the lines, in coordinates and sorted
 * @param cooks those that the author doesn't claim; where he claims nothing, all keys if there are several
 * @param missing what the author claims and isn't so
 * @param unclaimed whether nothing is wrong merely because the author doesn't say how many lines there are to be: one
 *     is what everybody expects of help and series play, several must be meant
 */
public record Soundness(
        Solution.Verdict verdict, List<String> found, List<String> cooks, List<String> missing, boolean unclaimed) {
    public Soundness {
        found = List.copyOf(found);
        cooks = List.copyOf(cooks);
        missing = List.copyOf(missing);
    }

    /** Judges a solution. */
    public static Soundness of(Solution solution, Problem.Intended intended) {
        return solution.byShape(tree -> ofKeys(tree, intended), lines -> ofLines(lines, intended));
    }

    /** Where the author claims no key, one is what everybody expects, and several are cooks. */
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

    /** A short line is meant if the author claims just the lines that there are. */
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
        boolean meant = plain == Solution.Verdict.SHORT_SOLUTION && cooks.isEmpty() && missing.isEmpty();
        return of(meant ? Solution.Verdict.SOUND : compared(plain, cooks, missing), found, cooks, missing, false);
    }

    private static Soundness of(
            Solution.Verdict verdict, Set<String> found, Set<String> cooks, Set<String> missing, boolean unclaimed) {
        return new Soundness(verdict, List.copyOf(found), List.copyOf(cooks), List.copyOf(missing), unclaimed);
    }

    /** A verdict that takes into account what the author claims. */
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

    /** Whether all that the author claims is proved, and there is nothing more: what {@code C+} says. */
    public boolean isProved() {
        return verdict == Solution.Verdict.SOUND && !unclaimed;
    }

    private static String text(List<Move> line) {
        return line.stream().map(Move::text).collect(Collectors.joining(" "));
    }
}
