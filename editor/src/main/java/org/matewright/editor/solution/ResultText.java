package org.matewright.editor.solution;

import org.matewright.editor.solving.Answer;
import org.matewright.editor.solving.SolveResult;
import org.matewright.editor.widget.Sentence;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.report.CoverageText;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.text.MoveText;
import org.matewright.puzzles.text.SolutionWriter;

/** Writes a result as plain text: of each task its heading, its verdict and its play. */
final class ResultText {
    private ResultText() {}

    /**
     * The text, which takes a while for a large solution.
     *
     * @param claim the diagram's claim as it stands now
     */
    static String of(SolveResult result, Problem.Intended claim) {
        StringBuilder out = new StringBuilder();
        for (Answer answer : result.answers()) {
            out.append(out.isEmpty() ? "" : "\n");
            String heading = answer.task().part().heading();
            out.append(heading).append(heading.isEmpty() ? "" : "\n");
            out.append(answer.verdict(claim).text()).append('\n');
            Solution solution = answer.solution();
            if (solution != null) {
                append(out, solution);
            }
        }
        return out.toString();
    }

    private static void append(StringBuilder out, Solution solution) {
        if (CoverageText.isStopped(solution)) {
            out.append(Sentence.of(CoverageText.certain(solution))).append(".\n");
        }
        MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
        NoSolution.reasons(notation, solution)
                .forEach(reason -> out.append(reason).append(".\n"));
        out.append('\n').append(new SolutionWriter(notation).write(solution));
    }
}
