package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.Reference;

/** Solved problems on 10x10 and 12x12 boards, from an independent program. */
class LargeBoardMatesTest {
    @TestFactory
    Stream<DynamicTest> keysAndLinesAreTheOnesStated() {
        return Reference.table("large-board-mates.tsv", "variant", "stipulation", "FEN", "answer", "answers")
                .tests(
                        row -> row.text("variant") + " " + row.text("stipulation") + " " + row.text("FEN"),
                        LargeBoardMatesTest::check);
    }

    private static void check(Reference.Row row) {
        Solution solution = Solving.solve(
                Positions.of(row.text("variant"), row.text("FEN")), row.text("stipulation"), SolveOptions.KEYS_ONLY);
        boolean lines = row.text("stipulation").startsWith("h");
        List<String> stated = Arrays.stream(row.text("answer").split(lines ? " \\| " : " "))
                .sorted()
                .toList();
        assertThat(stated).hasSize(row.number("answers"));
        assertThat(lines ? Solving.lines(solution) : Solving.keys(solution)).containsExactlyElementsOf(stated);
        assertThat(solution.complete()).isTrue();
    }
}
