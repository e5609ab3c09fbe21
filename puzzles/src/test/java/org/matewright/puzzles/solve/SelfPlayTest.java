package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;

/** Keys of selfmates and reflexmates, most of them with solutions, against those of another program. */
class SelfPlayTest {
    @TestFactory
    Stream<DynamicTest> keysAreTheOnesOfTheOtherProgram() {
        return ReferenceFacts.rows("self-play.tsv").stream()
                .skip(1)
                .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1], () -> check(row)));
    }

    private static void check(String[] row) {
        Solution solution =
                ReferenceFacts.solve(ReferenceFacts.position("chess", row[1]), row[0], SolveOptions.KEYS_ONLY);
        assertThat(solution.complete()).isTrue();
        assertThat(String.join(" ", ReferenceFacts.keys(solution))).isEqualTo(row[2]);
    }
}
