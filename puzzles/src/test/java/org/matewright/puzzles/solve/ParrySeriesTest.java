package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;

/** Parry series by Dan Meinking (StrateGems 47, 2009), with their published solutions, and a small example. */
class ParrySeriesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "pser-#2;6qk/7p/8/5B2/7R/7Q/8/7K w - - 0 1;h4h7 g8h7 h3h7",
                "pser-#3;6n1/6n1/B4p2/2ppk3/4p3/p3p3/8/4Q1K1 w - - 0 1;"
                        + "e1g3 e5d4 g3e1 e1a1|e1g3 e5e6 g3c7 a6c8|e1g3 e5f5 a6f1 f1h3",
                "pser-h#6;8/8/7K/3N4/8/6pp/6pp/6k1 b - - 0 1;" + "h2h1=Q g1h2 h1c1 d5f4 c1c6 f4e6 c6c1 e6g5 c1h1 g5f3",
            })
    void linesAreTheOnesPublished(String stipulation, String fen, String lines) {
        assertThat(Solving.lines(Solving.solve(Positions.of("chess", fen), stipulation, SolveOptions.KEYS_ONLY)))
                .containsExactly(lines.split("\\|"));
    }
}
