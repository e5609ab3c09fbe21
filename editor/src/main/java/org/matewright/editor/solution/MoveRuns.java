package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.List;
import org.matewright.editor.solution.Run.Tone;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.variant.Position;

/** Writes the moves of a solution as runs. */
final class MoveRuns {
    private final MoveText notation;
    private final Stipulation.Goal goal;

    MoveRuns(Solution solution) {
        notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
        goal = solution.stipulation().goal();
    }

    /**
     * A move of play with keys, with its number and its marks.
     *
     * @param ply how many half-moves are before it
     * @param index which of the row's steps it is
     */
    List<Run> of(Step step, Node node, int ply, int index) {
        String mark = switch (node.role()) {
            case KEY, REFUTATION -> "!";
            case TRY -> "?";
            default -> "";
        };
        return of(step, number(ply), notation.mark(node, goal), mark, index);
    }

    /** A move with what stands before and behind it. */
    List<Run> of(Step step, String number, String sign, String mark, int index) {
        Position before = step.before();
        String text = before == null ? step.move().text() : notation.of(before, step.move());
        List<Run> runs = new ArrayList<>();
        if (!number.isEmpty()) {
            runs.add(new Run(number, Tone.NUMBER, index, false));
        }
        runs.add(new Run(text + sign, Tone.MOVE, index, !number.isEmpty()));
        if (!mark.isEmpty()) {
            runs.add(new Run(mark, Tone.MARK, index, true));
        }
        return runs;
    }

    /** {@code 1.} for the side that begins, {@code 1…} for the other. */
    private static String number(int ply) {
        return ply / 2 + 1 + (ply % 2 == 0 ? "." : "\u2026");
    }
}
