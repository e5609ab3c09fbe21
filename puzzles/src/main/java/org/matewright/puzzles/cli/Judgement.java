package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.solve.Solver;

/**
 * What solving a problem says of its author's claim.
 *
 * @param item the problem
 * @param verdict {@code sound}, {@code cooked}, {@code no solution}, {@code short solution}, {@code differs} or
 *     {@code incomplete}
 * @param detail what was found, in coordinates; what the file says where it differs
 * @param seconds how long it took
 */
record Judgement(VerifyInput.Item item, String verdict, String detail, double seconds) {
    private static final String SOUND = "sound";
    private static final String COOKED = "cooked";
    private static final String DIFFERS = "differs";
    private static final String INCOMPLETE = "incomplete";
    private static final int SHOWN = 12;

    /** Solves a problem and compares. */
    static Judgement of(VerifyInput.Item item, SolveOptions options, Progress progress) {
        try {
            Solution solution =
                    Solver.solve(item.position(), item.problem().stipulation(), options, progress);
            return of(item, solution);
        } catch (UnsupportedStipulationException e) {
            return new Judgement(item, INCOMPLETE, Words.reason(e), 0);
        }
    }

    /** Compares a solution with the claim. */
    static Judgement of(VerifyInput.Item item, Solution solution) {
        Problem.Intended intended = item.problem().intended();
        boolean lines = solution.stipulation().play().hasLines();
        Set<String> found = new TreeSet<>(lines
                ? solution.lines().stream()
                        .map(line -> String.join(" ", SolutionDocument.texts(line)))
                        .toList()
                : SolutionDocument.firstMoves(solution));
        Set<String> claimed = new TreeSet<>(lines ? intended.lines() : intended.keys());
        int wanted = lines && claimed.isEmpty() ? intended.solutions() : claimed.size();
        Set<String> cooks = new TreeSet<>(found);
        cooks.removeAll(claimed);
        Set<String> missing = new TreeSet<>(claimed);
        missing.removeAll(found);
        String detail = shown(found);
        String verdict = solution.verdict(0).words();
        if (!solution.complete() || solution.verdict(0) == Solution.Verdict.NO_SOLUTION) {
            detail = found.isEmpty() ? "" : detail + " found so far";
        } else if (solution.verdict(0) == Solution.Verdict.SHORT_SOLUTION) {
            detail = "in " + Words.counted(solution.shortest(), "move") + ": " + detail;
        } else if (!missing.isEmpty()) {
            verdict = DIFFERS;
            detail = "the file says " + shown(claimed) + ", found " + detail;
        } else if (!claimed.isEmpty()) {
            verdict = cooks.isEmpty() ? SOUND : COOKED;
            detail = cooks.isEmpty() ? detail : "besides " + shown(claimed) + ": " + shown(cooks);
        } else if (wanted > 0 && found.size() != wanted) {
            verdict = found.size() > wanted ? COOKED : DIFFERS;
            detail = "the file says " + Words.counted(wanted, "solution") + ", found " + found.size() + ": " + detail;
        }
        return new Judgement(item, verdict, detail, solution.statistics().seconds());
    }

    private static String shown(Set<String> moves) {
        List<String> first = moves.stream().limit(SHOWN).toList();
        String rest = moves.size() > SHOWN ? " and " + (moves.size() - SHOWN) + " more" : "";
        return String.join(", ", first) + rest;
    }

    boolean isSound() {
        return verdict.equals(SOUND);
    }

    boolean isIncomplete() {
        return verdict.equals(INCOMPLETE);
    }

    JsonObject document() {
        JsonObject document = new JsonObject();
        document.addProperty("id", item.id());
        document.addProperty("file", item.file());
        document.addProperty("verdict", verdict);
        document.addProperty("detail", detail);
        document.addProperty("seconds", Json.seconds(seconds));
        return document;
    }

    /** One line for a person. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%-14s  %s: %s, %s%s (%.2f s)",
                verdict,
                item.file(),
                item.id(),
                item.problem().stipulation(),
                detail.isEmpty() ? "" : ": " + detail,
                seconds);
    }
}
