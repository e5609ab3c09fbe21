package org.matewright.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.testkit.Samples;

/** The effects of moves. */
class MoveEffectsTest {
    private static final Geometry BOARD = Geometry.of(8, 8);

    private static List<Effect> effects(String variant, String fen, String move) {
        Position position = Samples.variant(variant).position(fen).value();
        return position.move(move).orElseThrow().effects();
    }

    private static int at(String square) {
        return BOARD.square(square);
    }

    private static Piece white(String id) {
        return new Piece(id, Side.WHITE);
    }

    private static Piece black(String id) {
        return new Piece(id, Side.BLACK);
    }

    @Test
    void aQuietMoveHasNone() {
        assertThat(effects("chess", "startpos", "e2e4")).isEmpty();
    }

    @Test
    void aCaptureAndAPromotion() {
        assertThat(effects("chess", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8=Q"))
                .containsExactly(
                        new Effect.Capture(at("b8"), black("N"), true),
                        new Effect.Promotion(at("b8"), white("P"), white("Q")));
    }

    @Test
    void aCaptureEnPassantTouchesTargetAndVictim() {
        List<Effect> effects = effects("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
        assertThat(effects).containsExactly(new Effect.EnPassant(at("d5"), black("P"), at("d6")));
        assertThat(effects.get(0).touches())
                .containsExactly(new Touch(at("d6"), Touch.Kind.CAPTURE), new Touch(at("d5"), Touch.Kind.CAPTURE));
    }

    @Test
    void castlingMovesThePartner() {
        assertThat(effects("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1,h1f1"))
                .containsExactly(new Effect.Castling(white("R"), at("h1"), at("f1")));
        // the king stays on its square, the rook jumps over it
        assertThat(effects("chess960", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1g1,h1f1"))
                .containsExactly(new Effect.Castling(white("R"), at("h1"), at("f1")));
    }

    @Test
    void aPieceIsGatedIn() {
        assertThat(effects("seirawan", "4k3/8/8/8/8/8/8/1N2K2R[H] w KB - 0 1", "b1c3,H@b1"))
                .containsExactly(new Effect.Gating(white("H"), at("b1"), false));
        assertThat(effects("seirawan", "4k3/8/8/8/8/8/8/1N2K2R[H] w KB - 0 1", "e1g1,h1f1,H@h1"))
                .containsExactly(
                        new Effect.Castling(white("R"), at("h1"), at("f1")),
                        new Effect.Gating(white("H"), at("h1"), true));
    }

    @Test
    void aDropHasNone() {
        assertThat(effects("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@d5"))
                .isEmpty();
    }

    /** The queen takes on f7: it vanishes itself, and all pieces around but pawns. */
    @Test
    void anExplosionRemovesPieces() {
        assertThat(effects("atomic", "3nk3/4pp2/8/8/8/8/8/4KQ2 w - - 0 1", "f1f7"))
                .containsExactly(
                        new Effect.Capture(at("f7"), black("P"), true),
                        new Effect.Removal(white("Q"), at("f7")),
                        new Effect.Removal(black("K"), at("e8")));
    }

    @Test
    void aCapturedPieceMayBePutDownAgain() {
        Move swap = PieceMoves.of(Betza.parse("NudN").value(), BOARD)
                .list(at("d4"), List.of(at("e6")), List.of(), false, true)
                .stream()
                .filter(move -> move.to() == at("e6"))
                .findFirst()
                .orElseThrow();
        assertThat(swap.effects())
                .containsExactly(
                        new Effect.Capture(at("e6"), white("X"), true), new Effect.Unload(white("X"), at("d4")));
        assertThat(swap.text()).isEqualTo("d4e6");
    }

    @Test
    void aPackedMoveIsDescribedAsItIsListed() {
        for (String variant : List.of("chess", "atomic", "crazyhouse", "seirawan", "mosaic")) {
            Position position = Samples.variant(variant).position("startpos").value();
            assertThat(position.moves())
                    .allSatisfy(
                            move -> assertThat(position.describe(move.code())).isEqualTo(move));
        }
    }
}
