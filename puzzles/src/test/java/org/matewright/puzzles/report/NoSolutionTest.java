package org.matewright.puzzles.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** The reasons why problems have no solution; each position shows one of them. */
class NoSolutionTest {
    private static List<String> reasons(String variant, String fen, String stipulation, SolveOptions options) {
        Variant loaded = Samples.variant(variant);
        Position position = loaded.position(loaded.fen(fen).value()).value();
        Solution solution =
                Solver.solve(position, Stipulation.parse(stipulation).value(), options, Progress.NONE);
        return NoSolution.reasons(MoveText.of(loaded, MoveText.Style.SHORT), solution);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r#2; k7/8/1K6/8/8/8/8/7R w - -; White can mate at once, by Rh8, and must",
                "r=2; k7/8/2K5/8/8/8/8/1Q6 w - -; White can reach the goal at once, by Qb6, and must",
                "hr#1; k7/8/1K6/8/8/8/8/7R w - -; White can mate at once, by Rh8, and must",
                "ser-r#2; k7/8/1K6/8/8/8/8/7R w - -; White can mate at once, by Rh8, and must",
                "#2; k6R/8/1K6/8/8/8/8/8 b - -; Black is mated already",
                "#3; k7/8/8/8/8/8/8/8 w - -; White has no piece on the board",
                "h#2; k7/8/1Q6/8/8/8/8/4K3 b - -; Black is stalemated already",
                "#2; k7/8/8/8/8/8/p7/K7 w - -; White has nothing but the king",
                "h#1.5; k7/p7/8/8/8/8/8/K7 w - -; White has nothing but the king",
                "s#2; k7/8/8/8/8/8/7R/K7 w - -; Black has nothing but the king",
                "ser-h#1; k7/8/8/8/8/8/p7/K7 b - -; White has nothing but the king",
                "002; 6k1/8/8/8/8/8/8/R3K3 w - -; White has no right to castle",
                "h002; k6r/8/8/8/8/8/8/R3K3 b - -; White has no right to castle",
            })
    void obviousReasonsAreReported(String stipulation, String fen, String reason) {
        assertThat(reasons("chess", fen + " 0 1", stipulation, SolveOptions.KEYS_ONLY))
                .containsExactly(reason);
    }

    /** The black king has reached the hill; a king alone loses in Shatranj. */
    @Test
    void aGameThatIsOverIsReportedWithItsResult() {
        assertThat(reasons("kingofthehill", "8/8/8/4k3/8/8/8/K7 w - - 0 1", "#1", SolveOptions.KEYS_ONLY))
                .containsExactly("White has lost already");
        assertThat(reasons("shatranj", "k7/8/8/8/8/8/8/K6R b - - 0 1", "#1", SolveOptions.KEYS_ONLY))
                .containsExactly("Black has lost already");
    }

    @Test
    void whoHasNoRoyalIsNeverInCheck() {
        assertThat(reasons(
                        "extinction",
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                        "#1",
                        SolveOptions.KEYS_ONLY))
                .containsExactly("Black has no royal piece to check or mate");
    }

    @Test
    void noReasonIsReportedWhereThereIsASolutionOrMayBeOne() {
        assertThat(reasons("chess", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "#1", SolveOptions.KEYS_ONLY))
                .isEmpty();
        assertThat(reasons("chess", "k7/8/8/8/8/8/8/6KR w - - 0 1", "#1", SolveOptions.KEYS_ONLY))
                .isEmpty();
        SolveOptions one = SolveOptions.KEYS_ONLY.with(new SolveOptions.Limits(1, 0, 1 << 20, 1));
        assertThat(reasons("chess", "k7/p7/8/8/8/8/8/K7 w - - 0 1", "#3", one)).isEmpty();
    }
}
