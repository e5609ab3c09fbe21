package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.Reference;

/** Composed problems with the only key, or all lines, that another program found. */
class OrthodoxFactsTest {
    @TestFactory
    Stream<DynamicTest> keysAndLinesAreTheOnesStated() {
        return Reference.table(
                        "orthodox-facts.tsv", "author", "source", "fen", "stipulation", "key_or_solution", "found_in")
                .tests(row -> row.text("author") + " " + row.text("stipulation"), OrthodoxFactsTest::check);
    }

    private static void check(Reference.Row row) {
        Solution solution =
                Solving.solve(Positions.of("chess", row.text("fen")), row.text("stipulation"), SolveOptions.KEYS_ONLY);
        assertThat(solution.complete()).isTrue();
        String stated = row.text("key_or_solution");
        if (solution.stipulation().play().hasLines()) {
            assertThat(Solving.lines(solution))
                    .containsExactlyInAnyOrder(Arrays.stream(stated.split(" \\| "))
                            .map(OrthodoxFactsTest::coordinates)
                            .toArray(String[]::new));
        } else {
            // castling is stated as the king's move alone
            assertThat(Solving.keys(solution)).hasSize(1).first().asString().startsWith(stated);
            assertThat(solution.verdict(0)).isEqualTo(Solution.Verdict.SOUND);
        }
    }

    /** A line of the table, {@code ..c7-c8=Q 2.Na8-c7 Bf1xc4 #}, in coordinates alone. */
    private static String coordinates(String line) {
        return line.replaceAll("\\.\\.|\\d+\\.| [+#=](?= |$)", "")
                .replaceAll("\\b[KQRBN](?=[a-h][1-8])|(?<=\\d)[-x]", "");
    }
}
