package org.matewright.editor.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.matewright.editor.document.Document;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;

/**
 * What came of a document's problem and its twins.
 *
 * @param document the snapshot that was solved
 * @param answers the answers to its tasks so far, in order; at least one
 */
public record SolveResult(Document document, List<Answer> answers) {
    public SolveResult {
        answers = List.copyOf(answers);
    }

    /** Whether the result answers a document: one that asks the same as the snapshot that was solved. */
    public boolean answers(Document other) {
        return document.asksTheSame(other);
    }

    /**
     * The verdict on all of it.
     *
     * @param claim the diagram's claim as it stands now
     */
    public ProblemVerdict verdict(Problem.Intended claim) {
        return ProblemVerdict.ofAll(
                answers.stream().map(answer -> answer.verdict(claim)).toList());
    }

    /** What all of it cost. */
    public Solution.Statistics cost() {
        long nodes = 0;
        long hits = 0;
        double seconds = 0;
        List<Solution.Phase> phases = new ArrayList<>();
        List<Solution> solutions =
                answers.stream().map(Answer::solution).filter(Objects::nonNull).toList();
        for (Solution solution : solutions) {
            nodes += solution.statistics().nodes();
            hits += solution.statistics().tableHits();
            seconds += solution.statistics().seconds();
            phases.addAll(solution.statistics().phases());
        }
        return new Solution.Statistics(nodes, hits, seconds, phases);
    }
}
