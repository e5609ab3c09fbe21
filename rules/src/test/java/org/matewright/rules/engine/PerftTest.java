package org.matewright.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.Reference;
import org.matewright.rules.testkit.Slow;

/** Counts of move sequences against other programs'. */
class PerftTest {
    private static final long DEEP = 1_000_000;

    private static Reference large() {
        return Reference.table("perft-large.tsv", "variant", "FEN", "depth", "nodes", "label");
    }

    private static Reference publicEngines() {
        return Reference.table("perft.tsv", "variant", "rules-source", "FEN", "depth", "nodes", "engine");
    }

    private static Reference laws() {
        return Reference.table("perft-laws.tsv", "variant", "rules-source", "FEN", "depth", "nodes", "engine");
    }

    @TestFactory
    Stream<DynamicTest> largeBoardsAgree() {
        return counts(large(), nodes -> nodes <= DEEP);
    }

    @TestFactory
    Stream<DynamicTest> publicEnginesAgree() {
        return counts(publicEngines(), nodes -> nodes <= DEEP);
    }

    @TestFactory
    Stream<DynamicTest> lawsBeyondTheUsualTablesAgree() {
        return counts(laws(), nodes -> true);
    }

    @Slow
    @TestFactory
    Stream<DynamicTest> deepCountsAgree() {
        return Stream.concat(counts(large(), nodes -> nodes > DEEP), counts(publicEngines(), nodes -> nodes > DEEP));
    }

    private static Stream<DynamicTest> counts(Reference table, Predicate<Long> chosen) {
        return table.where(row -> chosen.test(row.count("nodes")))
                .tests(
                        row -> row.text("variant") + " " + row.text("FEN") + " depth " + row.text("depth"),
                        PerftTest::check);
    }

    private static void check(Reference.Row row) {
        Walker walker = Positions.of(row.text("variant"), row.text("FEN")).walker();
        assertThat(Perft.count(walker, row.number("depth"))).isEqualTo(row.count("nodes"));
    }
}
