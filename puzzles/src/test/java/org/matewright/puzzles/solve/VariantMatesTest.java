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

/**
 * Forced mates from play on boards up to 12x10, with their distance and the number of keys from another program's search
 * of all moves.
 */
class VariantMatesTest {
    /** How many moves the other program's search made for a mate that counts as hard. */
    private static final long HARD = 300_000;

    private static Reference mates() {
        return Reference.table(
                "variant-mates.tsv",
                "variant",
                "rules-source",
                "fen",
                "mate_in",
                "number_of_keys",
                "one_key",
                "nodes_of_a_full_width_search");
    }

    private static long nodes(Reference.Row row) {
        return row.count("nodes_of_a_full_width_search");
    }

    @TestFactory
    Stream<DynamicTest> distanceAndKeysAreTheOnesStated() {
        return tests(mates().where(row -> nodes(row) <= HARD));
    }

    @Slow
    @TestFactory
    Stream<DynamicTest> soTheyAreOfHardMates() {
        return tests(mates().where(row -> nodes(row) > HARD));
    }

    private static Stream<DynamicTest> tests(Reference mates) {
        return mates.tests(
                row -> row.text("variant") + " #" + row.text("mate_in") + " " + row.text("fen"),
                VariantMatesTest::check);
    }

    private static void check(Reference.Row row) {
        Solution solution = Solving.solve(
                Positions.of(row.text("variant"), row.text("fen")), "#" + row.text("mate_in"), SolveOptions.KEYS_ONLY);
        assertThat(solution.complete()).isTrue();
        assertThat(solution.shortest()).isEqualTo(row.number("mate_in"));
        assertThat(Solving.keys(solution)).hasSize(row.number("number_of_keys")).contains(row.text("one_key"));
    }
}
