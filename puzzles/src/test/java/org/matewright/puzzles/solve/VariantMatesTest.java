package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;

/**
 * Forced mates from play on boards up to 10x10, with their distance and the number of keys from another program's search
 * of all moves. Rows for which that search made more moves than the property {@code mates.limit} (300,000 by default) are
 * left to slower runs.
 */
class VariantMatesTest {
    private static final long LIMIT = Long.getLong("mates.limit", 300_000);

    @TestFactory
    Stream<DynamicTest> distanceAndKeysAreTheOnesStated() {
        return ReferenceFacts.rows("variant-mates.tsv").stream()
                .skip(1)
                .filter(row -> Long.parseLong(row[6]) <= LIMIT)
                .map(row -> DynamicTest.dynamicTest(row[0] + " #" + row[3] + " " + row[2], () -> check(row)));
    }

    private static void check(String[] row) {
        Solution solution =
                ReferenceFacts.solve(ReferenceFacts.position(row[0], row[2]), "#" + row[3], SolveOptions.KEYS_ONLY);
        assertThat(solution.complete()).isTrue();
        assertThat(solution.shortest()).isEqualTo(Integer.parseInt(row[3]));
        assertThat(ReferenceFacts.keys(solution))
                .hasSize(Integer.parseInt(row[4]))
                .contains(row[5]);
    }
}
