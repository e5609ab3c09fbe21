package org.matewright.puzzles;

import java.util.ArrayList;
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
        boolean lines = solution.stipulation().play().hasLines();
        Set<String> found = new TreeSet<>(
                lines
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
        Solution.Verdict verdict = verdict(solution, intended, claimed, cooks, missing);
        return new Soundness(
                verdict,
                new ArrayList<>(found),
                new ArrayList<>(cooks),
                new ArrayList<>(missing),
                verdict == Solution.Verdict.SOUND
                        && lines
                        && claimed.isEmpty()
                        && intended.solutions() == 0
                        && found.size() > 1);
    }

    /** Whether all that the author claims is proved, and there is nothing more: what {@code C+} says. */
    public boolean isProved() {
        return verdict == Solution.Verdict.SOUND && !unclaimed;
    }

    private static Solution.Verdict verdict(
            Solution solution, Problem.Intended intended, Set<String> claimed, Set<String> cooks, Set<String> missing) {
        boolean lines = solution.stipulation().play().hasLines();
        Solution.Verdict plain = solution.verdict(lines && claimed.isEmpty() ? intended.solutions() : 0);
        if (claimed.isEmpty()) {
            return plain;
        }
        switch (plain) {
            case INCOMPLETE, NO_SOLUTION:
                return plain;
            case SHORT_SOLUTION:
                return lines && missing.isEmpty() && cooks.isEmpty() ? Solution.Verdict.SOUND : plain;
            default:
                return !missing.isEmpty()
                        ? Solution.Verdict.DIFFERS
                        : cooks.isEmpty() ? Solution.Verdict.SOUND : Solution.Verdict.COOKED;
        }
    }

    private static String text(List<Move> line) {
        return line.stream().map(Move::text).collect(Collectors.joining(" "));
    }
}
