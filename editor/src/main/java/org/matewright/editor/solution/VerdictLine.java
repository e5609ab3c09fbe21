package org.matewright.editor.solution;

import java.util.List;
import java.util.stream.Collectors;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.text.MoveText;

/**
 * The verdict on a problem in a line.
 *
 * @param ink its colour
 * @param text its words, such as {@code Sound: 1.Lh9!}
 */
record VerdictLine(Ink ink, String text) {
    static VerdictLine of(Texts texts, Solution solution, Problem.Intended intended) {
        return solution.stipulation().play().hasLines()
                ? ofLines(texts, solution, intended)
                : ofKeys(texts, solution, intended);
    }

    private static VerdictLine ofKeys(Texts texts, Solution solution, Problem.Intended intended) {
        List<Node> keys = solution.keys();
        Soundness soundness = Soundness.of(solution, intended);
        return switch (soundness.verdict()) {
            case SOUND, FEW_SOLUTIONS -> new VerdictLine(Ink.SOUND, texts.get("verdict.sound", written(solution, keys)));
            case DIFFERS -> new VerdictLine(
                    Ink.WARNING,
                    texts.get(
                            keys.size() == 1 ? "verdict.otherKey" : "verdict.otherKeys",
                            written(solution, keys),
                            String.join(" ", soundness.missing())));
            case COOKED -> {
                List<Node> cooks = keys.stream()
                        .filter(key -> soundness.cooks().contains(key.move().text()))
                        .toList();
                yield new VerdictLine(
                        Ink.FAULT,
                        cooks.size() < keys.size()
                                ? texts.get("verdict.cookedBy", written(solution, cooks))
                                : texts.get("verdict.cooked", keys.size()));
            }
            case NO_SOLUTION -> new VerdictLine(Ink.FAULT, texts.get("verdict.none"));
            case SHORT_SOLUTION -> new VerdictLine(Ink.FAULT, texts.get("verdict.short", solution.shortest()));
            case INCOMPLETE -> new VerdictLine(
                    Ink.WARNING,
                    keys.isEmpty()
                            ? texts.get("verdict.stopped")
                            : texts.get("verdict.stoppedWith", written(solution, keys)));
        };
    }

    private static VerdictLine ofLines(Texts texts, Solution solution, Problem.Intended intended) {
        int found = solution.lines().size();
        int wanted = intended.solutions();
        Soundness soundness = Soundness.of(solution, intended);
        return switch (soundness.verdict()) {
            case SOUND, SHORT_SOLUTION -> new VerdictLine(Ink.SOUND, texts.get("verdict.soundLines", found));
            case DIFFERS -> new VerdictLine(
                    Ink.WARNING, texts.get("verdict.otherLines", String.join(", ", soundness.missing())));
            case COOKED -> new VerdictLine(
                    Ink.FAULT,
                    soundness.cooks().isEmpty()
                            ? texts.get("verdict.cookedLines", found, wanted)
                            : texts.get("verdict.moreLines", soundness.cooks().size()));
            case NO_SOLUTION -> new VerdictLine(Ink.FAULT, texts.get("verdict.none"));
            case FEW_SOLUTIONS -> new VerdictLine(Ink.FAULT, texts.get("verdict.fewLines", found, wanted));
            case INCOMPLETE -> new VerdictLine(
                    Ink.WARNING,
                    found == 0 ? texts.get("verdict.stopped") : texts.get("verdict.stoppedLines", found));
        };
    }

    private static String written(Solution solution, List<Node> keys) {
        return keys.stream().map(key -> written(solution, key)).collect(Collectors.joining(", "));
    }

    private static String written(Solution solution, Node key) {
        MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
        return "1." + notation.of(solution.position(), key, solution.stipulation().goal()) + "!";
    }
}
