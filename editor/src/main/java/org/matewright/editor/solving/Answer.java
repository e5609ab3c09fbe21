package org.matewright.editor.solving;

import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.ShownPosition;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.report.Task;

/**
 * One of a problem's tasks, and its solution.
 *
 * @param task the diagram's, a twin's, or that of either with the other side to begin
 * @param solution its solution; null if there is nothing to solve
 */
public record Answer(Task task, @Nullable Solution solution) {
    /** What the board shows of the task before anything is played; null if its twin's changes can't be made. */
    public @Nullable ShownPosition shown() {
        Problem problem = task.problemOrNull();
        return problem == null
                ? null
                : ShownPosition.of(problem.setup(), task.position().valueOrNull());
    }

    /**
     * What the author claims of the task.
     *
     * @param diagram the diagram's claim as it stands now
     */
    public Problem.Intended claim(Problem.Intended diagram) {
        Problem problem = task.problemOrNull();
        return task.part().isDiagram() ? diagram : problem == null ? Problem.Intended.NONE : problem.intended();
    }

    /**
     * The verdict, or why there is nothing to solve.
     *
     * @param diagram the diagram's claim as it stands now
     */
    public ProblemVerdict verdict(Problem.Intended diagram) {
        return solution == null
                ? ProblemVerdict.refused(task.obstacle().orElse(""))
                : ProblemVerdict.of(solution, claim(diagram));
    }
}
