package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.report.CoverageText;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.report.Phrases;
import org.matewright.puzzles.solve.Solver;

/**
 * The author's claim about a problem, compared with its solution.
 *
 * @param item the problem
 * @param verdict {@code sound}, {@code cooked}, {@code no solution}, {@code short solution}, {@code differs} or
 *     {@code incomplete}
 * @param detail the moves found, in coordinates, and the claim where it differs
 * @param seconds the time that solving took
 * @param proved whether the claim is proved: all of it, and nothing besides
 */
record VerifyResult(VerifyInput.Item item, String verdict, String detail, double seconds, boolean proved) {
    /** Solves a problem and compares. */
    static VerifyResult of(VerifyInput.Item item, SolveOptions options, Progress progress) {
        try {
            Solution solution = Solver.solve(item.position(), item.problem().stipulation(), options, progress);
            return of(item, solution);
        } catch (UnsupportedStipulationException e) {
            return new VerifyResult(item, Solution.Verdict.INCOMPLETE.words(), Words.reason(e), 0, false);
        }
    }

    /** Compares a solution with the claim. */
    static VerifyResult of(VerifyInput.Item item, Solution solution) {
        Problem.Intended intended = item.problem().intended();
        Soundness soundness = Soundness.of(solution, intended);
        String detail = solution.byShape(
                tree -> detail(tree, soundness, intended), lines -> detail(lines, soundness, intended));
        Solution.Verdict verdict =
                soundness.verdict() == Solution.Verdict.FEW_SOLUTIONS ? Solution.Verdict.DIFFERS : soundness.verdict();
        return new VerifyResult(
                item, verdict.words(), detail, solution.statistics().seconds(), soundness.isProved());
    }

    private static String detail(TreeSolution solution, Soundness soundness, Problem.Intended intended) {
        return switch (soundness.verdict()) {
            case SHORT_SOLUTION -> byLength(solution);
            case COOKED -> intended.keys().isEmpty() ? found(soundness) : besides(intended.keys(), soundness);
            default -> detail(solution, soundness, intended.keys());
        };
    }

    private static String detail(LineSolution solution, Soundness soundness, Problem.Intended intended) {
        return switch (soundness.verdict()) {
            case SHORT_SOLUTION ->
                "the shortest line takes " + Phrases.counted(solution.shortest(), "move") + ", " + counted(soundness);
            case FEW_SOLUTIONS -> number(intended, soundness);
            case COOKED ->
                intended.lines().isEmpty() ? number(intended, soundness) : besides(intended.lines(), soundness);
            default -> detail(solution, soundness, intended.lines());
        };
    }

    private static String detail(Solution solution, Soundness soundness, List<String> claimed) {
        return switch (soundness.verdict()) {
            case INCOMPLETE ->
                (soundness.found().isEmpty() ? "" : found(soundness) + " found so far; ")
                        + CoverageText.certain(solution);
            case NO_SOLUTION -> String.join("; ", NoSolution.reasons(solution));
            case DIFFERS -> "the file says " + Phrases.first(claimed) + ", found " + found(soundness);
            default -> found(soundness);
        };
    }

    private static String byLength(TreeSolution solution) {
        return solution.keysByLength().entrySet().stream()
                .map(group -> "in " + Phrases.counted(group.getKey(), "move") + ": "
                        + Phrases.first(group.getValue().stream()
                                .map(key -> key.move().text())
                                .toList()))
                .collect(Collectors.joining("; "));
    }

    private static String besides(List<String> claimed, Soundness soundness) {
        return "besides " + Phrases.first(claimed) + ": " + Phrases.first(soundness.cooks());
    }

    private static String number(Problem.Intended intended, Soundness soundness) {
        return "the file says " + Phrases.counted(intended.solutions(), "solution") + ", " + counted(soundness);
    }

    private static String counted(Soundness soundness) {
        return "found " + soundness.found().size() + ": " + found(soundness);
    }

    private static String found(Soundness soundness) {
        return Phrases.first(soundness.found());
    }

    /** The same with another time. */
    VerifyResult withSeconds(double seconds) {
        return new VerifyResult(item, verdict, detail, seconds, proved);
    }

    boolean isSound() {
        return verdict.equals(Solution.Verdict.SOUND.words());
    }

    boolean isIncomplete() {
        return verdict.equals(Solution.Verdict.INCOMPLETE.words());
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

    /** The result on one line, for a person. */
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
