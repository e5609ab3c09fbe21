package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.matewright.editor.solution.Run.Tone;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Makes the rows of help and series play: one for each line. */
final class LineRows {
    private final Texts texts;
    private final LineSolution solution;
    private final MoveRuns runs;
    private final List<List<Integer>> transpositions;

    LineRows(Texts texts, LineSolution solution, MoveRuns runs) {
        this.texts = texts;
        this.solution = solution;
        this.runs = runs;
        this.transpositions = solution.transpositions();
    }

    /** The lines that solve the problem. */
    List<SolutionRow> solutions(SolutionRow parent) {
        List<SolutionRow> rows = new ArrayList<>();
        for (int i = 0; i < solution.lines().size(); i++) {
            int sameAs = transposed(i + 1);
            rows.add(line(parent, solution.lines().get(i), List.of(), behind -> {
                if (sameAs > 0) {
                    behind.add(Run.of(texts.get("transposed", sameAs), Tone.REMARK));
                }
            }));
        }
        return rows;
    }

    /** The number of an earlier line with the same moves in another order, or 0. */
    private int transposed(int line) {
        return transpositions.stream()
                .filter(group -> group.indexOf(line) > 0)
                .map(group -> group.get(0))
                .findFirst()
                .orElse(0);
    }

    /** The lines in which the other side begins. */
    List<SolutionRow> setPlay(SolutionRow parent) {
        return solution.setPlay().stream()
                .map(moves -> line(parent, moves, List.of(), behind -> {}))
                .toList();
    }

    /** The lines that a few replies spoil, with those replies. */
    List<SolutionRow> partial(SolutionRow parent) {
        List<SolutionRow> rows = new ArrayList<>();
        for (PartialLines.Line partial : solution.partialLines().lines()) {
            rows.add(line(parent, partial.moves(), partial.refutations(), behind -> {}));
        }
        return rows;
    }

    /**
     * A line on one row.
     *
     * @param spoiling the replies that spoil it; none if it reaches the goal
     * @param remark adds what stands behind the moves
     */
    private SolutionRow line(SolutionRow root, List<Move> moves, List<Move> spoiling, Consumer<List<Run>> remark) {
        List<Step> steps = new ArrayList<>();
        Position position = solution.position();
        for (Move move : moves) {
            Step step = Step.from(position, move);
            steps.add(step);
            position = step.after();
        }
        Position end = position;
        spoiling.forEach(reply -> steps.add(Step.from(end, reply)));
        boolean reaches = spoiling.isEmpty();
        return new SolutionRow(
                root,
                -1,
                steps,
                () -> {
                    List<Run> row = new ArrayList<>();
                    for (int i = 0; i < moves.size(); i++) {
                        boolean last = i == moves.size() - 1;
                        String mark = last && !reaches ? "?" : "";
                        row.addAll(
                                runs.of(steps.get(i), number(moves, i), sign(steps.get(i), last && reaches), mark, i));
                    }
                    for (int i = 0; i < spoiling.size(); i++) {
                        row.add(Run.of(texts.get(i == 0 ? "but" : "and"), Tone.REMARK));
                        int at = moves.size() + i;
                        row.addAll(runs.of(steps.get(at), "", sign(steps.get(at), false), "!", at));
                    }
                    remark.accept(row);
                    return row;
                },
                row -> List.of());
    }

    private String sign(Step step, boolean reaches) {
        Stipulation.Goal goal = solution.stipulation().goal();
        Position after = step.after();
        return reaches ? goal.kind().sign() : after != null && after.inCheck() ? "+" : "";
    }

    /** In set play the side begins that plays second otherwise: a half-move later. */
    private String number(List<Move> moves, int index) {
        Stipulation stipulation = solution.stipulation();
        if (stipulation.play().isSeries()) {
            return seriesNumber(moves, index);
        }
        boolean set = moves.get(0).piece().side() != solution.position().side();
        int ply = index + stipulation.halfMoves() % 2 + (set ? 1 : 0);
        return ply % 2 == 0 ? ply / 2 + 1 + "." : index == 0 ? ply / 2 + 1 + "\u2026" : "";
    }

    /** The moves of the side that plays the series are counted, not what the other one answers. */
    private String seriesNumber(List<Move> moves, int index) {
        Side plays = solution.position().side();
        if (moves.get(index).piece().side() != plays) {
            return "";
        }
        long number = moves.subList(0, index + 1).stream()
                .filter(move -> move.piece().side() == plays)
                .count();
        return number + ".";
    }
}
