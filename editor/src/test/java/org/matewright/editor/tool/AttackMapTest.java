package org.matewright.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class AttackMapTest {
    private static Variant variant(String key) {
        return Samples.variant(key);
    }

    private static int count(Variant variant, String fen, Side side, String square) {
        return AttackMap.of(variant, variant.fen(fen).value())
                .count(side, variant.geometry().square(square));
    }

    /** On f3 the knight and the pawns of e2 and g2; on d2 king, queen, bishop and knight; on e4 nobody. */
    @Test
    void theStartOfChessIsCountedByHand() {
        Variant chess = variant("chess");
        String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assertThat(count(chess, start, Side.WHITE, "f3")).isEqualTo(3);
        assertThat(count(chess, start, Side.WHITE, "d2")).isEqualTo(4);
        assertThat(count(chess, start, Side.WHITE, "e4")).isZero();
        assertThat(count(chess, start, Side.WHITE, "a1")).isZero();
        assertThat(count(chess, start, Side.BLACK, "f6")).isEqualTo(3);
        assertThat(count(chess, start, Side.BLACK, "e2")).isZero();
    }

    /** A pawn attacks aslant and not ahead; a piece pinned or in a position that can't be played attacks all the same. */
    @Test
    void pawnsAttackAslantAndPinsDontMatter() {
        Variant chess = variant("chess");
        String pinned = "4r3/8/8/8/8/4N3/3P4/4K3 b - -";
        assertThat(count(chess, pinned, Side.WHITE, "d5")).isEqualTo(1);
        assertThat(count(chess, pinned, Side.WHITE, "d3")).isZero();
        assertThat(count(chess, pinned, Side.WHITE, "c3")).isEqualTo(1);
        String bothInCheck = "4k2R/8/8/8/8/8/8/4K2r w - -";
        assertThat(count(chess, bothInCheck, Side.WHITE, "e8")).isEqualTo(1);
        assertThat(count(chess, bothInCheck, Side.BLACK, "e1")).isEqualTo(1);
    }

    /** The cannon captures beyond exactly one piece: e8 is attacked over e5, e6 in front of nothing isn't, nor is e5. */
    @Test
    void aCannonAttacksBehindItsPlatform() {
        Variant xiangqi = variant("xiangqi");
        String fen = "9/9/3k5/9/9/4p4/9/4C4/9/5K3 w - -";
        assertThat(count(xiangqi, fen, Side.WHITE, "e8")).isEqualTo(1);
        assertThat(count(xiangqi, fen, Side.WHITE, "e5")).isZero();
        assertThat(count(xiangqi, fen, Side.WHITE, "e4")).isZero();
    }
}
