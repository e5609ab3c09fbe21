package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.Reference;
import org.matewright.rules.testkit.Slow;

/** Orthodox problems with the complete answers of another program. */
@Slow
class SolverCorpusTest {
    private static Reference solved() {
        return Reference.table(
                        "solver-corpus.tsv",
                        "class",
                        "stipulation",
                        "popeye_options",
                        "status",
                        "popeye_cpu_s",
                        "solutions",
                        "keys",
                        "text",
                        "fen",
                        "author",
                        "origin")
                .where(row -> row.text("status").equals("solved"));
    }

    @TestFactory
    Stream<DynamicTest> answersAreTheOnesStated() {
        return solved().tests(row -> row.text("stipulation") + " " + row.text("fen"), SolverCorpusTest::check);
    }

    private static void check(Reference.Row row) {
        Solution solution =
                Solving.solve(Positions.of("chess", row.text("fen")), row.text("stipulation"), SolveOptions.KEYS_ONLY);
        assertThat(solution.complete()).isTrue();
        if (solution instanceof TreeSolution) {
            assertThat(String.join(" ", Solving.keys(solution))).isEqualTo(row.text("keys"));
            assertThat(Solving.keys(solution)).hasSize(row.number("solutions"));
        } else {
            assertThat(Solving.lines(solution)).hasSize(row.number("solutions"));
        }
    }
}
