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
 * @param verdict the verdict; of several problems the worst
 * @param text its words, such as {@code Sound: 1.Lh9!}
 * @param unclaimed whether nothing is wrong merely because the author doesn't say how many solutions there are to be
 */
record VerdictLine(Solution.Verdict verdict, String text, boolean unclaimed) {
    private static final int MOST_NAMED = 4;

    /** A verdict on a claim, or on a problem that needs none. */
    VerdictLine(Solution.Verdict verdict, String text) {
        this(verdict, text, false);
    }

    static VerdictLine of(Texts texts, Solution solution, Problem.Intended intended) {
        Soundness soundness = Soundness.of(solution, intended);
        String text = solution.stipulation().play().hasLines()
                ? ofLines(texts, solution, soundness, intended.solutions())
                : ofKeys(texts, solution, soundness);
        boolean unclaimed = soundness.unclaimed();
        return new VerdictLine(soundness.verdict(), unclaimed ? unclaimed(texts, solution) : text, unclaimed);
    }

    /** What the colour of the line means. */
    Ink ink() {
        return unclaimed ? Ink.TEXT : Ink.of(verdict);
    }

    private static String unclaimed(Texts texts, Solution solution) {
        return texts.get("verdict.unclaimed", solution.lines().size());
    }

    private static String ofKeys(Texts texts, Solution solution, Soundness soundness) {
        List<Node> keys = solution.keys();
        return switch (soundness.verdict()) {
            case SOUND, FEW_SOLUTIONS -> texts.get("verdict.sound", written(texts, solution, keys));
            case DIFFERS ->
                texts.get(
                        keys.size() == 1 ? "verdict.otherKey" : "verdict.otherKeys",
                        written(texts, solution, keys),
                        String.join(" ", soundness.missing()));
            case COOKED -> {
                List<Node> cooks = keys.stream()
                        .filter(key -> soundness.cooks().contains(key.move().text()))
                        .toList();
                yield cooks.size() < keys.size()
                        ? texts.get("verdict.cookedBy", written(texts, solution, cooks))
                        : texts.get("verdict.cooked", keys.size());
            }
            case NO_SOLUTION -> texts.get("verdict.none");
            case SHORT_SOLUTION -> texts.get("verdict.short", solution.shortest());
            case INCOMPLETE ->
                keys.isEmpty()
                        ? texts.get("verdict.stopped")
                        : texts.get("verdict.stoppedWith", written(texts, solution, keys));
        };
    }

    private static String ofLines(Texts texts, Solution solution, Soundness soundness, int wanted) {
        int found = solution.lines().size();
        return switch (soundness.verdict()) {
            case SOUND -> texts.get("verdict.soundLines", found);
            case SHORT_SOLUTION -> texts.get("verdict.short", solution.shortest());
            case DIFFERS -> texts.get("verdict.otherLines", String.join(", ", soundness.missing()));
            case COOKED ->
                soundness.cooks().isEmpty()
                        ? texts.get("verdict.cookedLines", found, wanted)
                        : texts.get("verdict.moreLines", soundness.cooks().size());
            case NO_SOLUTION -> texts.get("verdict.none");
            case FEW_SOLUTIONS -> texts.get("verdict.fewLines", found, wanted);
            case INCOMPLETE -> found == 0 ? texts.get("verdict.stopped") : texts.get("verdict.stoppedLines", found);
        };
    }

    /** The keys; of very many the first few, and how many more there are. */
    private static String written(Texts texts, Solution solution, List<Node> keys) {
        int named = keys.size() > MOST_NAMED + 1 ? MOST_NAMED : keys.size();
        String first =
                keys.stream().limit(named).map(key -> written(solution, key)).collect(Collectors.joining(", "));
        return named == keys.size() ? first : texts.get("verdict.andMore", first, keys.size() - named);
    }

    private static String written(Solution solution, Node key) {
        MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
        return "1."
                + notation.of(solution.position(), key, solution.stipulation().goal()) + "!";
    }
}
