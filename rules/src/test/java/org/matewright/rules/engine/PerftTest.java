package org.matewright.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.rules.Reference;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/**
 * Counts of move sequences against other programs'. Rows with more leaves than the system property {@code perft.limit}
 * (one million by default) are left to slower runs.
 */
class PerftTest {
    private static final long LIMIT = Long.getLong("perft.limit", 1_000_000);

    private final Map<String, Variant> variants = new HashMap<>();

    @TestFactory
    Stream<DynamicTest> largeBoardsAgree() {
        return Reference.rows("perft-large.tsv").stream()
                .filter(row -> Long.parseLong(row[3]) <= LIMIT)
                .map(row -> test(row[0], row[1], Integer.parseInt(row[2]), Long.parseLong(row[3])));
    }

    @TestFactory
    Stream<DynamicTest> publicEnginesAgree() {
        return Reference.rows("perft.tsv").stream()
                .filter(row -> VariantLibrary.isBuiltIn(row[0]) && Long.parseLong(row[4]) <= LIMIT)
                .map(row -> test(row[0], row[2], Integer.parseInt(row[3]), Long.parseLong(row[4])));
    }

    @TestFactory
    Stream<DynamicTest> lawsBeyondTheUsualTablesAgree() {
        return Reference.rows("perft-laws.tsv").stream()
                .filter(row -> Long.parseLong(row[4]) <= LIMIT)
                .map(row -> test(row[0], row[2], Integer.parseInt(row[3]), Long.parseLong(row[4])));
    }

    private DynamicTest test(String variant, String fen, int depth, long nodes) {
        return DynamicTest.dynamicTest(variant + " " + fen + " depth " + depth, () -> {
            Variant rules = variants.computeIfAbsent(
                    variant, key -> VariantLibrary.load(key, Path.of("")).value());
            Walker walker = rules.position(rules.fen(fen).value()).value().walker();
            assertThat(Perft.count(walker, depth)).isEqualTo(nodes);
        });
    }
}
