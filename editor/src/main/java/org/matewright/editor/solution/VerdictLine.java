package org.matewright.editor.solution;

import java.util.List;
import java.util.stream.Collectors;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
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
        return switch (solution.verdict(0)) {
            case SOUND -> {
                Node key = keys.get(0);
                boolean other = !intended.keys().isEmpty()
                        && !intended.keys().contains(key.move().text());
                yield other
                        ? new VerdictLine(
                                Ink.WARNING,
                                texts.get("verdict.otherKey", written(solution, key), String.join(" ", intended.keys())))
                        : new VerdictLine(Ink.SOUND, texts.get("verdict.sound", written(solution, key)));
            }
            case COOKED -> new VerdictLine(Ink.FAULT, texts.get("verdict.cooked", keys.size()));
            case NO_SOLUTION -> new VerdictLine(Ink.FAULT, texts.get("verdict.none"));
            case SHORT_SOLUTION -> new VerdictLine(Ink.FAULT, texts.get("verdict.short", solution.shortest()));
            case INCOMPLETE -> new VerdictLine(
                    Ink.WARNING,
                    keys.isEmpty()
                            ? texts.get("verdict.stopped")
                            : texts.get(
                                    "verdict.stoppedWith",
                                    keys.stream().map(key -> written(solution, key)).collect(Collectors.joining(", "))));
        };
    }

    private static VerdictLine ofLines(Texts texts, Solution solution, Problem.Intended intended) {
        int found = solution.lines().size();
        int wanted = intended.solutions();
        return switch (solution.verdict(wanted)) {
            case SOUND, SHORT_SOLUTION -> new VerdictLine(Ink.SOUND, texts.get("verdict.soundLines", found));
            case COOKED -> new VerdictLine(Ink.FAULT, texts.get("verdict.cookedLines", found, wanted));
            case NO_SOLUTION -> new VerdictLine(
                    Ink.FAULT,
                    found == 0 ? texts.get("verdict.none") : texts.get("verdict.fewLines", found, wanted));
            case INCOMPLETE -> new VerdictLine(
                    Ink.WARNING,
                    found == 0 ? texts.get("verdict.stopped") : texts.get("verdict.stoppedLines", found));
        };
    }

    private static String written(Solution solution, Node key) {
        MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
        return "1." + notation.of(solution.position(), key, solution.stipulation().goal()) + "!";
    }
}
