package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.variant.Position;

/** The whole answer, tree and all, is the same whatever the number of threads. */
class ThreadsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "#3;8/8/pQ6/p1P5/P1p5/5p2/2k2P2/R3K3 w Q - 0 1",
                "#2;5RK1/8/3p1N1p/3P3R/5k2/3r1r2/5P2/1B3Q2 w - - 0 1",
                "s#2;4RN2/4N3/1P1k4/5b2/3P2Q1/3p2p1/1p1p2P1/1BbK3n w - - 0 1",
                "r#2;4B3/4p3/4k3/2P1q1P1/4Q3/1p5p/1P5P/1RN1K1NR w - - 0 1",
                "h#2;7r/7r/PP1kP2R/1p1pN3/1P2p1PK/6Q1/3p1b2/4q3 b - - 0 1",
                "ser-h=3;k7/2P5/2N5/3K4/8/8/6p1/8 b - - 0 1",
            })
    void answersAreTheSame(String stipulation, String fen) {
        assertThat(answer(stipulation, fen, 2)).isEqualTo(answer(stipulation, fen, 1));
        assertThat(answer(stipulation, fen, 4)).isEqualTo(answer(stipulation, fen, 1));
    }

    @ParameterizedTest
    @CsvSource({"1", "3", "5"})
    void soAreTheFirstLinesIfNoMoreAreWanted(int wanted) {
        Position position = Positions.of("chess", "7r/7r/PP1kP2R/1p1pN3/1P2p1PK/6Q1/3p1b2/4q3 b - - 0 1");
        Stipulation stipulation = Stipulation.parse("h#2").value();
        String one = "";
        for (int threads : new int[] {1, 2, 4}) {
            SolveOptions options = SolveOptions.KEYS_ONLY
                    .withMaxSolutions(wanted)
                    .withThreads(threads)
                    .withMemory(8 << 20);
            Solution solution = Solver.solve(position, stipulation, options, Progress.NONE);
            String lines = String.join("; ", Solving.lines(solution));
            assertThat(Solving.lines(solution)).hasSize(wanted);
            one = threads == 1 ? lines : one;
            assertThat(lines).isEqualTo(one);
        }
    }

    private static String answer(String stipulation, String fen, int threads) {
        Position position = Positions.of("chess", fen);
        SolveOptions options = SolveOptions.FULL.withThreads(threads);
        Solution solution =
                Solver.solve(position, Stipulation.parse(stipulation).value(), options, Progress.NONE);
        return solution.complete()
                + solution.byShape(
                        tree -> "" + tree.shortest() + tree.keys() + tree.tries() + tree.setPlay(),
                        lines -> "" + lines.shortest() + lines.lines() + lines.setPlay());
    }
}
