package org.matewright.editor.solution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.solving.Answer;
import org.matewright.editor.solving.ProblemVerdict;
import org.matewright.editor.solving.SolveResult;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.report.Task;
import org.matewright.puzzles.solve.Solver;

/** The rows and the text of a problem with several tasks. */
class ResultRowsTest {
    private static final Texts TEXTS = Texts.bundle("solution");

    private static SolveResult result(String yaml) {
        Problem problem = ProblemYaml.read(yaml, Path.of("")).problems().get(0);
        return new SolveResult(
                Document.of(new VariantSource.BuiltIn("chess"), problem),
                Task.of(problem, Path.of("")).stream()
                        .map(ResultRowsTest::answer)
                        .toList());
    }

    private static Answer answer(Task task) {
        return new Answer(
                task,
                task.isSolvable()
                        ? Solver.solve(
                                task.position().value(),
                                task.problem().stipulation(),
                                SolveOptions.KEYS_ONLY,
                                Progress.NONE)
                        : null);
    }

    /** Black is mated in one, and a king alone mates nobody. */
    @Test
    void bothSidesOfADuplexAreShown() {
        SolveResult result = result("position: 7k/5K2/8/8/8/8/8/6R1 b\nstipulation: h#1\nduplex: true\n");
        assertThat(ResultRows.of(TEXTS, result, Problem.Intended.NONE).children())
                .map(SolutionRow::toString)
                .containsExactly("Sound: one solution", "duplex) No solution");
        assertThat(result.verdict(Problem.Intended.NONE))
                .isEqualTo(new ProblemVerdict(Solution.Verdict.NO_SOLUTION, "1 of 2 is sound"));
        assertThat(ResultText.of(result, Problem.Intended.NONE)).contains("\nduplex)\nNo solution\n");
    }

    /** Nothing stands on a1. */
    @Test
    void aTwinThatCannotBeMadeSaysWhy() {
        SolveResult result = result("position: 7k/8/5K2/8/8/8/8/6R1\nstipulation: \"#2\"\ntwins: {b: {remove: a1}}\n");
        assertThat(ResultRows.of(TEXTS, result, Problem.Intended.NONE)
                        .children()
                        .get(1))
                .asString()
                .startsWith("b) ")
                .contains("This can't be solved: ")
                .contains("a1");
    }
}
