package org.matewright.editor.palette;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.variant.PieceType;

/** The middle square is (3, 3) on the board of 7 and (4, 4) on that of 9; squares are rank * side + file. */
class MovePatternTest {
    private static MovePattern of(String betza, Side side) {
        return MovePattern.of(new PieceType("x", "X", Betza.parse(betza).value(), false, null, null), side);
    }

    @Test
    void aLeaperShowsAllItsLeapsOnTheSmallBoard() {
        MovePattern knight = of("N", Side.WHITE);
        assertThat(knight.side()).isEqualTo(7);
        assertThat(knight.quiet())
                .containsExactlyInAnyOrder(
                        7 + 2, 7 + 4, 2 * 7 + 1, 2 * 7 + 5, 4 * 7 + 1, 4 * 7 + 5, 5 * 7 + 2, 5 * 7 + 4);
        assertThat(knight.captures()).isEqualTo(knight.quiet());
    }

    @Test
    void aRiderRunsToTheEdgeOfTheLargeBoard() {
        MovePattern rook = of("R", Side.WHITE);
        assertThat(rook.side()).isEqualTo(9);
        assertThat(rook.quiet()).hasSize(16).isEqualTo(rook.captures());
    }

    @Test
    void aPawnCapturesElsewhereThanItGoes() {
        assertThat(of("fmWfcF", Side.WHITE).quiet()).containsExactly(4 * 7 + 3);
        assertThat(of("fmWfcF", Side.WHITE).captures()).containsExactlyInAnyOrder(4 * 7 + 2, 4 * 7 + 4);
        assertThat(of("fmWfcF", Side.BLACK).quiet()).containsExactly(2 * 7 + 3);
    }

    @Test
    void aHopperShowsPlatformsAndTheSquaresBehindThem() {
        MovePattern cannon = of("pR", Side.WHITE);
        assertThat(cannon.quiet()).isEmpty();
        assertThat(cannon.platforms()).hasSize(8);
        assertThat(cannon.hops())
                .containsExactlyInAnyOrder(4 * 9, 4 * 9 + 1, 4 * 9 + 7, 4 * 9 + 8, 4, 9 + 4, 7 * 9 + 4, 8 * 9 + 4);
    }
}
