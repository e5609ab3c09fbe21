package org.matewright.puzzles.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Whole solutions of problems that can be solved by hand, or whose solution is published, in both styles. */
class FullSolutionsTest {
    private static final SolveOptions PLAY = SolveOptions.FULL.withTries(0).withMemory(16L << 20);

    private static void expect(String fen, String stipulation, String inLong, String inShort) {
        Variant chess = Samples.variant("chess");
        Position position = chess.position(chess.fen(fen).value()).value();
        Solution solution =
                Solver.solve(position, Stipulation.parse(stipulation).value(), PLAY, Progress.NONE);
        assertThat(new SolutionWriter(MoveText.of(chess, MoveText.Style.LONG)).write(solution))
                .isEqualTo(inLong);
        assertThat(new SolutionWriter(MoveText.of(chess, MoveText.Style.SHORT)).write(solution))
                .isEqualTo(inShort);
    }

    /** Black's one move, 1...Kh7, doesn't parry the threat, so it isn't listed. */
    @Test
    void aThreatThatNothingParries() {
        expect("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "#2", """
                   1.Kf6-f7 ! threat:
                          2.Rg1-h1 #
                """, """
                1.Kf7! threat 2.Rh1#
                """);
    }

    /**
     * The pawn checks. After 1.Ka6 the black king can't move (b7 and b8 are guarded) and the pawn has two moves; on
     * either the knight mates, while before them the pawn could take it on b6: zugzwang.
     */
    @Test
    void zugzwang() {
        expect("k7/P1p5/1K6/8/N7/8/8/8 w - - 0 1", "#2", """
                   1.Kb6-a6 ! zugzwang.
                      1...c7-c5
                          2.Na4-b6 #
                      1...c7-c6
                          2.Na4-b6 #
                """, """
                1.Ka6! zz
                  1...c5, c6 2.Nb6#
                """);
    }

    /** T. Kardos, Karácsonyi lap 1961, with its set play: 1...Be2 prepares to mate the castled king on c8. */
    @Test
    void aHelpmate() {
        expect(
                "r3k3/3np3/8/3K4/6B1/6B1/8/8 b q - 0 1",
                "h#2",
                "  1...Bg4-e2   2.0-0-0 Be2-a6 #\n\n  1.Ra8-d8 Bg3-d6   2.e7-e5 Bg4-h5 #\n",
                "*1...Be2 2.0-0-0 Ba6#\n--\n1.Rd8 Bd6 2.e5 Bh5#\n");
    }

    /** N. Geissler, Problemkiste 2014. */
    @Test
    void aHelpmateWithAHalfMove() {
        expect(
                "n3n3/P1P5/3k4/8/2K5/8/8/8 w - - 0 1",
                "h#2.5",
                "  1...c7-c8=Q   2.Na8-c7 a7-a8=R   3.Kd6-c6 Ra8-a6 #\n",
                "1...c8=Q 2.Nac7 a8=R 3.Kc6 Ra6#\n");
    }
}
