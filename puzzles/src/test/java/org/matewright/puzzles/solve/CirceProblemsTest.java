package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;

/**
 * Random positions in Circe with the number of keys or lines that Popeye 4.104 gives. Of 239 such positions none
 * differed; nobody castles in them.
 */
class CirceProblemsTest {
    @ParameterizedTest
    @CsvSource({
        "#2, 8/8/4KB1k/8/1R6/8/8/8 w - -, 1",
        "h#1.5, 2Kn3b/5b2/8/B6k/8/2Q5/8/6b1 w - -, 4",
        "h#2, 8/5Q2/p2P4/8/n7/7k/8/Kb4n1 b - -, 197",
        "h#2, 5r2/4P2P/8/2R5/4b3/7K/8/1k6 b - -, 384",
        "h#2, 8/1n6/P7/1K2R3/2p5/1k6/8/3R4 b - -, 34",
        "h=2, 2k5/8/8/8/4K3/2PQ4/8/8 b - -, 18",
        "h=2, 1Qk5/8/1Q3BK1/1b6/1N6/8/1P6/8 b - -, 9",
        "h=2, 3k1N2/5K2/8/8/4Q3/8/8/5b1Q b - -, 135",
        "ser-h#2, 8/3Q4/7k/4R3/3K4/2R5/8/n7 b - -, 3",
        "ser-h#2, QQ6/8/8/8/1n1b4/k5K1/8/2n5 b - -, 20",
        "ser-h#2, K2BQ3/1N6/3Q4/8/8/5Pk1/8/3b4 b - -, 8",
        "ser-h#2, 4b3/2b5/8/2K5/1QB3R1/8/6r1/k7 b - -, 504"
    })
    void keysAndLinesAreAsManyAsElsewhere(String stipulation, String fen, int count) {
        Solution solution = Solving.solve(Positions.of("circe", fen), stipulation, SolveOptions.KEYS_ONLY);
        assertThat(solution.complete()).isTrue();
        int found = solution.byShape(
                tree -> tree.keys().size(), lines -> lines.lines().size());
        assertThat(found).isEqualTo(count);
    }
}
