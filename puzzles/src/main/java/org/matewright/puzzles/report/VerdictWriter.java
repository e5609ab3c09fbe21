package org.matewright.puzzles.report;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.TreeSolution;

/** Writes the verdict on a problem as one sentence, such as {@code Sound: 1.Qf3}. */
public final class VerdictWriter {
    private final Function<Node, String> key;
    private final int maxKeys;

    /**
     * A writer of verdicts.
     *
     * @param key how a key is written, such as {@code 1.Qf3}
     * @param maxKeys how many keys a sentence lists before it counts the rest
     */
    public VerdictWriter(Function<Node, String> key, int maxKeys) {
        this.key = key;
        this.maxKeys = maxKeys;
    }

    /**
     * The sentence.
     *
     * @param intended the author's claim
     */
    public String write(Solution solution, Problem.Intended intended) {
        Soundness soundness = Soundness.of(solution, intended);
        return solution.byShape(
                tree -> ofKeys(tree, soundness), lines -> ofLines(lines, soundness, intended.solutions()));
    }

    private String ofKeys(TreeSolution solution, Soundness soundness) {
        List<Node> keys = solution.keys().stream().map(TreeSolution.Key::node).toList();
        return switch (soundness.verdict()) {
            case SOUND, FEW_SOLUTIONS -> "Sound: " + written(keys);
            case COOKED -> cookedKeys(keys, soundness);
            case DIFFERS -> differs(soundness) + ", " + written(keys) + (keys.size() == 1 ? " does" : " do");
            case SHORT_SOLUTION -> "Short solution: " + byLength(solution);
            case NO_SOLUTION -> "No solution";
            case INCOMPLETE ->
                keys.isEmpty() ? "Stopped before anything was found" : "Stopped; found so far: " + written(keys);
        };
    }

    private String ofLines(LineSolution solution, Soundness soundness, int wanted) {
        int found = solution.lines().size();
        return switch (soundness.verdict()) {
            case SOUND -> soundness.unclaimed() ? found + " solutions, none claimed" : "Sound: " + solutions(found);
            case COOKED ->
                "Cooked: "
                        + (soundness.cooks().isEmpty()
                                ? solutions(found) + " instead of " + wanted
                                : solutions(soundness.cooks().size()) + " besides those claimed");
            case FEW_SOLUTIONS -> "Too few: " + solutions(found) + " instead of " + wanted;
            case DIFFERS -> differs(soundness);
            case SHORT_SOLUTION ->
                "Short solution: " + Phrases.counted(solution.shortest(), "move")
                        + (solution.shortest() == 1 ? " is" : " are") + " enough";
            case NO_SOLUTION -> "No solution";
            case INCOMPLETE ->
                found == 0 ? "Stopped before anything was found" : "Stopped; found so far: " + solutions(found);
        };
    }

    private static String solutions(int count) {
        return count == 1 ? "one solution" : count + " solutions";
    }

    private static String differs(Soundness soundness) {
        List<String> missing = soundness.missing();
        return "Not as claimed: " + String.join(", ", missing) + (missing.size() == 1 ? " doesn't" : " don't")
                + " solve it";
    }

    private String cookedKeys(List<Node> keys, Soundness soundness) {
        List<Node> cooks = keys.stream()
                .filter(node -> soundness.cooks().contains(node.move().text()))
                .toList();
        return cooks.size() < keys.size()
                ? "Cooked: besides the key also " + written(cooks)
                : "Cooked: " + Phrases.counted(cooks.size(), "key") + ", " + written(cooks);
    }

    private String byLength(TreeSolution solution) {
        return solution.keysByLength().entrySet().stream()
                .map(group -> "in " + Phrases.counted(group.getKey(), "move") + " " + written(group.getValue()))
                .collect(Collectors.joining("; "));
    }

    /** The keys; of many the first, and how many more there are. A single one more than allowed is written too. */
    private String written(List<Node> keys) {
        List<String> texts = keys.stream().map(key).toList();
        return Phrases.first(texts, texts.size() == maxKeys + 1 ? texts.size() : maxKeys);
    }
}
