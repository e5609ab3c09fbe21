package org.matewright.puzzles.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

/**
 * Every verdict in a sentence. In the rook ending 1.Kf7 alone mates in two: 1...Kh7 2.Rh1. With Black to move, 1.Kh7 Rh1
 * is the only helpmate in one of the king on f7. Rook on a1 and queen on b1 both mate on the eighth rank;
 * a rook that waits on a2 to a7 or b1 to e1, or 1.Kf7, mates one move later.
 */
class VerdictWriterTest {
    private static final Variant CHESS = Samples.variant("chess");

    private static Solution solve(String fen, String stipulation, SolveOptions options) {
        return Solver.solve(
                CHESS.position(fen).value(), Stipulation.parse(stipulation).value(), options, Progress.NONE);
    }

    private static String write(Solution solution, Problem.Intended intended) {
        return new VerdictWriter(key -> "1." + key.move().text(), 2).write(solution, intended);
    }

    /** A claim is a key; a number of solutions; or, in quotes, lines with commas between them. */
    private static Problem.Intended claim(String text, boolean lines) {
        if (text == null) {
            return Problem.Intended.NONE;
        }
        return text.matches("\\d+")
                ? new Problem.Intended(List.of(), Integer.parseInt(text), List.of())
                : lines
                        ? new Problem.Intended(List.of(), 0, List.of(text.split(", ")))
                        : new Problem.Intended(List.of(text.split(", ")), 0, List.of());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7k/8/5K2/8/8/8/8/6R1 w   | #2   |                      | Sound: 1.f6f7",
                "7k/8/5K2/8/8/8/8/6R1 w   | #2   | f6f7                 | Sound: 1.f6f7",
                "7k/8/5K2/8/8/8/8/6R1 w   | #2   | f6e6                 | Not as claimed: f6e6 doesn't solve it, 1.f6f7 does",
                "7k/8/5K2/8/8/8/8/6R1 w   | #2   | f6e6, f6f5           | Not as claimed: f6e6, f6f5 don't solve it, 1.f6f7 does",
                "7k/8/5K2/8/8/8/8/6R1 w   | #1   |                      | No solution",
                "7k/8/6K1/8/8/8/8/RQ6 w   | #1   |                      | Cooked: 2 keys, 1.a1a8, 1.b1b8",
                "7k/8/6K1/8/8/8/8/RQ6 w   | #1   | a1a8                 | Cooked: besides the key also 1.b1b8",
                "7k/8/6K1/8/8/8/8/R7 w    | #2   |                      | Short solution: in 1 move 1.a1a8; in 2 moves 1.a1a2, 1.a1a3 and 9 more",
                "7k/5K2/8/8/8/8/8/6R1 b   | h#1  |                      | Sound: one solution",
                "7k/5K2/8/8/8/8/8/6R1 b   | h#1  | 2                    | Too few: one solution instead of 2",
                "7k/5K2/8/8/8/8/8/6R1 b   | h#1  | h8h7 g1h1            | Sound: one solution",
                "7k/5K2/8/8/8/8/8/6R1 b   | h#1  | h8h7 g1g7            | Not as claimed: h8h7 g1g7 doesn't solve it",
                "7k/5K2/8/8/8/8/8/6R1 b   | h#2  | 1                    | Short solution: 1 move is enough",
            })
    void everyVerdictIsOneSentence(String fen, String stipulation, String claim, String sentence) {
        Solution solution = solve(fen, stipulation, SolveOptions.KEYS_ONLY);
        assertThat(write(solution, claim(claim, solution instanceof LineSolution)))
                .isEqualTo(sentence);
    }
}
