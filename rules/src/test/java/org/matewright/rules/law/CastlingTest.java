package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Variant;

class CastlingTest {
    private static final Geometry BOARD = Geometry.of(8, 8);

    @Test
    void itMayBeStatedByFiles() {
        Castling castling = law(Castling.class, "castling: {partner: cannon, to files: {right: g, left: c}}\n");
        assertThat(castling.files()).isEqualTo(new Castling.Files(6, 2));
        assertThat(castling.partners()).containsExactly("cannon");
    }

    @Test
    void itMayBeStatedBySquaresAndBlacksFollow() {
        Castling castling =
                law(Castling.class, "castling: {partner: cannon, by squares: {king: e1-g1, partner: h1-f1}}\n");
        assertThat(castling.castlings())
                .containsExactly(
                        new Castling.BySquares(
                                Side.WHITE,
                                BOARD.square("e1"),
                                BOARD.square("g1"),
                                BOARD.square("h1"),
                                BOARD.square("f1")),
                        new Castling.BySquares(
                                Side.BLACK,
                                BOARD.square("e8"),
                                BOARD.square("g8"),
                                BOARD.square("h8"),
                                BOARD.square("f8")));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                castling: {partner: cannon, to files: {right: j, left: cc}}
                #                                             ^ castling-file
                #                                                      ^^ castling-file
                """);
        assertFaultsAreMarked("""
                castling: {partner: cannon, to files: {right: a, left: c}}
                #                                     ^^^^^^^^^^^^^^^^^^^ castling-file
                """);
        assertFaultsAreMarked("""
                castling:
                  partner: cannon
                  by squares:
                    - {king: e1g1, partner: h1-f9}
                #            ^^^^ castling-squares
                #                           ^^^^^ castling-squares
                    - {king: e1-g1, partner: h2-f1}
                #     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ castling-squares
                    - {king: e1-g1}
                #     ^^^^^^^^^^^^^ missing-key
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Castling.class,
                "castling: {partner: cannon, to files: {right: g, left: c}}\n",
                "castling: {partner: [cannon, queen], by squares: [{king: e1-g1, partner: h1-f1}, {king: e1-c1,"
                        + " partner: a1-d1}]}\n");
    }

    /** The king crosses d1, which the rook attacks; then only the square that the partner crosses is attacked. */
    @Test
    void theKingCrossesNoAttackedSquareButItsPartnerMay() {
        Variant variant = Samples.variant("castlesquares");
        assertThat(castlings(variant, "3r1k2/8/8/8/8/8/8/R3K3 w Q - 0 1")).isEmpty();
        assertThat(castlings(variant, "1r3k2/8/8/8/8/8/8/R3K3 w Q - 0 1")).containsExactly("e1c1,a1d1");
        assertThat(castlings(variant, "5k2/8/8/8/8/8/8/RN2K3 w Q - 0 1")).isEmpty();
    }

    /** With the king on its target already, and with a partner that the king passes over. */
    @Test
    void toFilesTheKingMayStayWhereItIsOrChangePlaces() {
        Variant variant = Samples.variant("chess960");
        assertThat(castlings(variant, "4k3/8/8/8/8/8/8/6KR w H - 0 1")).containsExactly("g1g1,h1f1");
        assertThat(castlings(variant, "4k3/8/8/8/8/8/8/5KR1 w G - 0 1")).containsExactly("f1g1,g1f1");
        assertThat(castlings(variant, "4k3/8/8/8/8/8/8/R4K2 w A - 0 1")).containsExactly("f1c1,a1d1");
    }

    /** Gross Chess: the king goes two squares or more towards the rook and stops before the rook's own square. */
    @Test
    void flexibleCastlingOfGrossChessStopsBeforeTheRook() {
        Variant gross = Samples.variant("gross");
        String rows = "12/1r4k3r1/12/12/12/12/12/12/12/12/1R4K3R1/12";
        assertThat(castlings(gross, rows + " w KQkq - 0 1"))
                .containsExactlyInAnyOrder("g2e2,b2f2", "g2d2,b2e2", "g2c2,b2d2", "g2i2,k2h2", "g2j2,k2i2");
        assertThat(castlings(gross, rows + " b KQkq - 0 1"))
                .containsExactlyInAnyOrder(
                        "g11e11,b11f11", "g11d11,b11e11", "g11c11,b11d11", "g11i11,k11h11", "g11j11,k11i11");
    }

    private static List<String> castlings(Variant variant, String fen) {
        return variant.position(variant.fen(fen).value()).value().moves().stream()
                .filter(Move::isCastling)
                .map(Move::text)
                .toList();
    }
}
