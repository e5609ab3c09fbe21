package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;

/**
 * Orthodox problems with the complete answers of another program. The property {@code corpus.seconds} says how hard a
 * row may be (the other program's time) to be asked; by default the easy ones are, and harder ones of help and series
 * play that it solved from pictures of the end.
 */
class SolverCorpusTest {
    private static final double HARDEST = Double.parseDouble(System.getProperty("corpus.seconds", "0.1"));
    private static final double HARDEST_BY_PICTURES = Double.parseDouble(System.getProperty("corpus.seconds", "0.5"));

    /**
     * Rows that state something else than a solution. In reflex play a side that can mate must, so White to move with a
     * mate in one can't be mated: the other program prints that forced mate, marked as a breach of the constraint.
     */
    private static final Set<String> FORCED_MATES_BY_WHITE = Set.of(
            "8/6B1/8/8/p7/kp6/p7/K7 w - - 0 1", "k7/2P5/K7/p7/8/8/8/8 w - - 0 1", "1k6/8/K4Q2/7r/6r1/8/8/8 w - - 0 1");

    @TestFactory
    Stream<DynamicTest> answersAreTheOnesStated() {
        return ReferenceFacts.rows("solver-corpus.tsv").stream()
                .skip(1)
                .filter(row -> row[3].equals("solved"))
                .filter(row -> Double.parseDouble(row[4]) <= (row[2].equals("-") ? HARDEST : HARDEST_BY_PICTURES))
                .filter(row -> !isBreach(row) && !isHalfMoveReflex(row[1]))
                .map(row -> DynamicTest.dynamicTest(row[1] + " " + row[8], () -> check(row)));
    }

    @TestFactory
    Stream<DynamicTest> whiteWhoMustMateCannotBeMadeToLose() {
        return ReferenceFacts.rows("solver-corpus.tsv").stream()
                .filter(SolverCorpusTest::isBreach)
                .map(row -> DynamicTest.dynamicTest(
                        row[1] + " " + row[8],
                        () -> assertThat(solve(row).keys()).isEmpty()));
    }

    private static boolean isBreach(String[] row) {
        return (row[1].startsWith("r#") || row[1].startsWith("hr#")) && FORCED_MATES_BY_WHITE.contains(row[8]);
    }

    /** The table says White to move where its own line begins with Black. */
    private static boolean isHalfMoveReflex(String stipulation) {
        return stipulation.startsWith("hr#") && stipulation.endsWith(".5");
    }

    private static Solution solve(String[] row) {
        return ReferenceFacts.solve(ReferenceFacts.position("chess", row[8]), row[1], SolveOptions.KEYS_ONLY);
    }

    private static void check(String[] row) {
        Solution solution = solve(row);
        if (solution.stipulation().play().hasLines()) {
            assertThat(ReferenceFacts.lines(solution)).hasSize(Integer.parseInt(row[5]));
        } else {
            assertThat(String.join(" ", ReferenceFacts.keys(solution))).isEqualTo(row[6]);
        }
        assertThat(solution.complete()).isTrue();
    }
}
