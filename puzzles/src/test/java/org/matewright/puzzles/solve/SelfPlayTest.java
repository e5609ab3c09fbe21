package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.Reference;
import org.matewright.rules.testkit.Slow;

/** Keys of selfmates and reflexmates, most of them with solutions, against those of another program. */
@Slow
class SelfPlayTest {
    @TestFactory
    Stream<DynamicTest> keysAreTheOnesOfTheOtherProgram() {
        return Reference.table("self-play.tsv", "stipulation", "fen", "keys")
                .tests(row -> row.text("stipulation") + " " + row.text("fen"), SelfPlayTest::check);
    }

    private static void check(Reference.Row row) {
        Solution solution =
                Solving.solve(Positions.of("chess", row.text("fen")), row.text("stipulation"), SolveOptions.KEYS_ONLY);
        assertThat(solution.complete()).isTrue();
        assertThat(String.join(" ", Solving.keys(solution))).isEqualTo(row.text("keys"));
    }
}
