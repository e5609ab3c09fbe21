package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;

/** Composed direct mates with the only key that another program proved; castling is given as the king's move alone. */
class OrthodoxFactsTest {
    @TestFactory
    Stream<DynamicTest> theOnlyKeyIsTheOneStated() {
        return ReferenceFacts.rows("orthodox-facts.tsv").stream()
                .filter(row -> row[3].startsWith("#"))
                .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[3], () -> {
                    Solution solution = ReferenceFacts.solve(
                            ReferenceFacts.position("chess", row[2]), row[3], SolveOptions.KEYS_ONLY);
                    assertThat(ReferenceFacts.keys(solution))
                            .hasSize(1)
                            .first()
                            .asString()
                            .startsWith(row[4]);
                    assertThat(solution.verdict(0)).isEqualTo(Solution.Verdict.SOUND);
                }));
    }
}
