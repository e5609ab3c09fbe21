package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;

/** Solved problems on 10x10 and 12x12 boards, from an independent program. */
class LargeBoardMatesTest {
    @TestFactory
    Stream<DynamicTest> keysAndLinesAreTheOnesStated() {
        return ReferenceFacts.rows("large-board-mates.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1] + " " + row[2], () -> check(row)));
    }

    private static void check(String[] row) {
        Solution solution =
                ReferenceFacts.solve(ReferenceFacts.position(row[0], row[2]), row[1], SolveOptions.KEYS_ONLY);
        boolean lines = row[1].startsWith("h");
        List<String> stated =
                Arrays.stream(row[3].split(lines ? " \\| " : " ")).sorted().toList();
        assertThat(lines ? ReferenceFacts.lines(solution) : ReferenceFacts.keys(solution))
                .containsExactlyElementsOf(stated);
        assertThat(solution.complete()).isTrue();
    }
}
