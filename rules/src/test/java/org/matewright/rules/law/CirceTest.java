package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Circe: where captured pieces are reborn, and what follows from it. */
class CirceTest {
    @Test
    void itIsAFlag() {
        assertThat(law(Circe.class, "circe: true\n")).isEqualTo(new Circe(true));
        assertThat(law(Circe.class, "circe: false\n")).isEqualTo(Circe.NONE);
        assertFaultsAreMarked("""
                circe: mars
                #      ^^^^ wrong-value
                """);
        assertReadsBack(Circe.class, "circe: true\n");
    }

    /**
     * The homes of chess. On a1, c1, e1 and so on squares are dark, so b1 and f1 are light, g1 and c1 dark, h1 light and
     * a1 dark; for Black b8 and f8 are dark, g8 and c8 light, a8 light and h8 dark.
     */
    @ParameterizedTest
    @CsvSource({
        "a knight captured on a light square, 4k3/8/4p3/3N4/8/8/8/6K1 b - -, e6d5, b1",
        "and on a dark one, 4k3/8/8/2p5/3N4/8/8/7K b - -, c5d4, g1",
        "a bishop on a light square, 4k3/8/4p3/3B4/8/8/8/6K1 b - -, e6d5, f1",
        "a rook on a dark square, 4k3/8/8/2p5/3R4/8/8/7K b - -, c5d4, a1",
        "a black knight on a light square, 4k3/8/8/3n4/4P3/8/8/7K w - -, e4d5, g8",
        "a black rook on a dark square, 4k3/8/8/8/3r4/2P5/K7/8 w - -, c3d4, h8",
        "the queen, 4k3/8/4p3/3Q4/8/8/8/6K1 b - -, e6d5, d1",
        "a pawn on its file, 4k3/8/6p1/5P2/8/8/8/6K1 b - -, g6f5, f2",
        "a pawn taken en passant on its file too, 4k3/8/8/8/2pP4/8/8/7K b - d3, c4d3, d2"
    })
    void capturedPiecesAreRebornAtHome(String what, String fen, String move, String home) {
        Position after = played(fen, move);
        int square = after.variant().geometry().square(home);
        assertThat(after.setup().piece(square)).as(what).isNotNull();
        assertThat(after.setup().occupied()).as(what).hasSize(pieces(fen));
    }

    @ParameterizedTest
    @CsvSource({
        "another piece stands there, 4k3/8/4p3/3N4/8/8/8/1B4K1 b - -, e6d5",
        "the captor itself stands there, 4k3/8/8/8/8/8/4p3/3Q2K1 b - -, e2d1=Q"
    })
    void whereTheHomeIsOccupiedThePieceIsGone(String what, String fen, String move) {
        Position position = Positions.of("circe", fen);
        assertThat(position.play(move(position, move)).setup().occupied())
                .as(what)
                .hasSize(pieces(fen) - 1);
    }

    @Test
    void aRebornRookMayCastle() {
        // after Rb8xb4 the rook stands on a1 again, unmoved; nothing attacks c1, d1 or e1
        Position after = played("1r2k3/8/8/8/1R6/8/8/4K2R b K -", "b8b4");
        assertThat(after.moves()).extracting(Move::text).contains("e1c1,a1d1", "e1g1,h1f1");
    }

    /** A FEN names the file of a king that hasn't moved and has no partner left: one may be reborn and castle with it. */
    @Test
    void anUnmovedKingWaitsForARookToComeBack() {
        Position before = Positions.of("circe", "1r2k3/8/8/8/1R6/8/8/4K3 b E -");
        assertThat(before.setup().castling()).isEqualTo("E");
        Position after = before.play(move(before, "b8b4"));
        assertThat(after.moves()).extracting(Move::text).contains("e1c1,a1d1");
        Position moved = played("1r2k3/8/8/8/1R6/8/8/4K3 b - -", "b8b4");
        assertThat(moved.setup().castling()).isEqualTo("-");
        assertThat(moved.moves()).extracting(Move::text).doesNotContain("e1c1,a1d1");
    }

    @Test
    void nobodyCapturesWhatIsRebornWithCheck() {
        // the queen on e7 would come back on d8, next to the king that took her
        Position position = Positions.of("circe", "8/4q3/3K4/8/8/8/8/7k w - -");
        assertThat(position.inCheck()).isTrue();
        assertThat(position.moves())
                .extracting(Move::text)
                .doesNotContain("d6e7")
                .isNotEmpty();
    }

    @Test
    void aPieceThatTheSetUpLacksIsRebornOnTheLastRankOfItsFile() {
        Variant variant = Samples.defined("""
                extends: chess
                name: Circe with a grasshopper
                pieces: {grasshopper: {id: G, moves: gQ}}
                circe: true
                """);
        Position position = Positions.of(variant, "4k3/8/6p1/5G2/8/8/8/6K1 b - -");
        Position after = position.play(move(position, "g6f5"));
        assertThat(after.setup().piece(variant.geometry().square("f8"))).isNotNull();
    }

    @Test
    void aRebirthIsAnEffectOfTheMove() {
        Position position = Positions.of("circe", "4k3/8/4p3/3N4/8/8/8/6K1 b - -");
        assertThat(move(position, "e6d5").effects().toString()).contains("Placement");
    }

    private static Position played(String fen, String move) {
        Position position = Positions.of("circe", fen);
        return position.play(move(position, move));
    }

    private static Move move(Position position, String text) {
        return position.move(text).orElseThrow(() -> new AssertionError(text + " isn't legal: " + position.moves()));
    }

    private static int pieces(String fen) {
        return (int) fen.substring(0, fen.indexOf(' '))
                .chars()
                .filter(Character::isLetter)
                .count();
    }
}
