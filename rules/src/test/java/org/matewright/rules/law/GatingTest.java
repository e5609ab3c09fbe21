package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

class GatingTest {
    private static final Variant S_CHESS = Samples.variant("seirawan");

    private static Position position(String fen) {
        return S_CHESS.position(S_CHESS.fen(fen).value()).value();
    }

    private static List<String> movesFrom(Position position, String square) {
        return position.movesFrom(S_CHESS.geometry().square(square)).stream()
                .map(Move::text)
                .toList();
    }

    @Test
    void whoComesInAndWhere() {
        Gating gating = law(Gating.class, "gating: {pieces: [queen, cannon]}\n");
        assertThat(gating.pieces()).containsExactly("queen", "cannon");
        assertThat(squares(gating.squares(), Side.WHITE)).isEqualTo("a1 b1 c1 d1 e1 f1 g1 h1");
        assertThat(squares(gating.squares(), Side.BLACK)).isEqualTo("a8 b8 c8 d8 e8 f8 g8 h8");
        assertThat(law(Gating.class, "")).isEqualTo(Gating.NONE);
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                gating: {pieces: [qeen], squares: rank 9, at: e1}
                #                 ^^^^ unknown-piece
                #                                 ^^^^^^ no-square
                #                                         ^^ unknown-key
                """);
        assertFaultsAreMarked("""
                gating: {pieces: queen, squares: first 2}
                #                                ^^^^^^^ gates
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Gating.class, "gating: {pieces: [queen, cannon]}\n", "gating: {pieces: queen, squares: c1-f1}\n");
    }

    @Test
    void eachPieceInHandMayComeInBehindAFirstMove() {
        Position start = position("startpos");
        assertThat(movesFrom(start, "b1"))
                .containsExactly("b1a3", "b1a3,E@b1", "b1a3,H@b1", "b1c3", "b1c3,E@b1", "b1c3,H@b1");
        assertThat(movesFrom(start, "e2")).containsExactly("e2e3", "e2e4");
        Position after = start.play(start.move("b1c3,H@b1").orElseThrow());
        assertThat(after.setup().piece(S_CHESS.geometry().square("b1"))).isEqualTo(new Piece("H", Side.WHITE));
        assertThat(after.setup().hands()).doesNotContainKey(new Piece("H", Side.WHITE));
        assertThat(after.setup().castling()).isEqualTo("KQCDFGkqbcdfg");
    }

    @Test
    void castlingLetsOneInOnTheSquareOfKingOrRook() {
        Position position = position("4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1");
        assertThat(movesFrom(position, "e1").stream().filter(m -> m.startsWith("e1g1")))
                .containsExactly("e1g1,h1f1", "e1g1,h1f1,E@e1", "e1g1,h1f1,E@h1", "e1g1,h1f1,H@e1", "e1g1,h1f1,H@h1");
    }

    @Test
    void nobodyComesInToParryACheck() {
        // the king leaves the bishop's line and a piece behind it changes nothing; the pinned knight can't be replaced
        assertThat(movesFrom(position("4k3/8/8/8/1b6/8/8/4K3[H] w E - 0 1"), "e1"))
                .contains("e1f1", "e1f1,H@e1")
                .doesNotContain("e1d2", "e1d2,H@e1");
        assertThat(movesFrom(position("4k3/8/8/8/8/8/8/r2NK3[H] w D - 0 1"), "d1"))
                .isEmpty();
    }

    @Test
    void onceNobodyIsLeftInHandTheFieldNamesPartnersAlone() {
        Position position = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQBCkqbc - 0 1");
        assertThat(position.setup().castling()).isEqualTo("KQkq");
    }
}
