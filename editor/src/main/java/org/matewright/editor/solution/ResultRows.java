package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.matewright.editor.solution.Run.Tone;
import org.matewright.editor.solving.Answer;
import org.matewright.editor.solving.ProblemVerdict;
import org.matewright.editor.solving.SolveResult;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.twin.Twins;

/** Makes the rows of a result: those of its only solution, or one for each of a problem's tasks with its rows below. */
final class ResultRows {
    private final Texts texts;
    private final Problem.Intended claim;

    private ResultRows(Texts texts, Problem.Intended claim) {
        this.texts = texts;
        this.claim = claim;
    }

    /**
     * The root of the rows, which has no text itself.
     *
     * @param claim the diagram's claim as it stands now
     */
    static SolutionRow of(Texts texts, SolveResult result, Problem.Intended claim) {
        ResultRows rows = new ResultRows(texts, claim);
        Answer first = result.answers().get(0);
        boolean isAlone =
                result.answers().size() == 1 && first.task().part().heading().isEmpty();
        if (isAlone && first.solution() != null) {
            return SolutionRows.of(texts, first.solution(), Set.copyOf(claim.keys()));
        }
        return new SolutionRow(
                null,
                -1,
                List.of(),
                List::of,
                root -> result.answers().stream()
                        .map(answer -> rows.heading(root, answer))
                        .toList());
    }

    private SolutionRow heading(SolutionRow root, Answer answer) {
        Solution solution = answer.solution();
        Set<String> intended = Set.copyOf(answer.claim(claim).keys());
        return SolutionRow.heading(
                root,
                answer.shown(),
                () -> runs(answer),
                row -> solution == null ? List.of() : SolutionRows.below(texts, row, solution, intended));
    }

    private List<Run> runs(Answer answer) {
        List<Run> runs = new ArrayList<>();
        Twins.Part part = answer.task().part();
        if (!part.label().isEmpty()) {
            runs.add(Run.of(part.label() + ")", Tone.HEADING));
        }
        if (!part.remark().isEmpty()) {
            runs.add(Run.of(part.remark(), Tone.REMARK));
        }
        ProblemVerdict verdict = answer.verdict(claim);
        runs.add(Run.of(verdict.text(), tone(Ink.of(verdict.verdict(), verdict.unclaimed()))));
        return runs;
    }

    private static Tone tone(Ink ink) {
        return switch (ink) {
            case FAULT -> Tone.FAULT;
            case WARNING -> Tone.WARNING;
            case SOUND -> Tone.SOUND;
            default -> Tone.REMARK;
        };
    }
}
