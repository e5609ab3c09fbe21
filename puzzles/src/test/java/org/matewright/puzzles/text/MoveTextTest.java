package org.matewright.puzzles.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Goal;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Effect;
import org.matewright.rules.variant.Move;

class MoveTextTest {
    private static final Geometry BOARD = Geometry.of(10, 10);
    private static final Piece VICTIM = new Piece("N", Side.BLACK);

    private final MoveText brief = new MoveText(MoveText.Style.SHORT, BOARD, "P", false, Map.of());
    private final MoveText full = new MoveText(MoveText.Style.LONG, BOARD, "P", false, Map.of());
    private final MoveText flexible = new MoveText(MoveText.Style.SHORT, BOARD, "P", true, Map.of());
    private final MoveText flexibleFull = new MoveText(MoveText.Style.LONG, BOARD, "P", true, Map.of());

    private static Move move(String id, String from, String to, boolean captures) {
        return move(id, from, to, captures ? VICTIM : null, id, List.of(), false);
    }

    private static Move move(
            String id,
            String from,
            String to,
            @Nullable Piece captured,
            String becomes,
            List<String> victims,
            boolean ep) {
        List<Effect> effects = new ArrayList<>();
        int target = BOARD.square(to);
        if (captured != null && !ep) {
            effects.add(new Effect.Capture(target, captured, true));
        }
        for (String victim : victims) {
            int square = BOARD.square(victim);
            effects.add(ep ? new Effect.EnPassant(square, VICTIM, target) : new Effect.Capture(square, VICTIM, false));
        }
        Piece piece = new Piece(id, Side.WHITE);
        if (!becomes.equals(id)) {
            effects.add(new Effect.Promotion(target, piece, new Piece(becomes, Side.WHITE)));
        }
        return new Move(0, from + to, BOARD.square(from), target, piece, effects);
    }

    private static Move castling(String from, String to, String partner, String partnerTo) {
        Piece rook = new Piece("R", Side.WHITE);
        return new Move(
                0,
                from + to + "," + partner + partnerTo,
                BOARD.square(from),
                BOARD.square(to),
                new Piece("K", Side.WHITE),
                List.of(new Effect.Castling(rook, BOARD.square(partner), BOARD.square(partnerTo))));
    }

    private static Move with(Move move, Effect effect) {
        List<Effect> effects = new ArrayList<>(move.effects());
        effects.add(effect);
        String text = move.text() + effect.coordinates(BOARD);
        return new Move(move.code(), text, move.from(), move.to(), move.piece(), effects);
    }

    private void expect(String inShort, String inLong, Move move, Move... others) {
        List<Move> legal = new ArrayList<>(List.of(others));
        legal.add(move);
        assertThat(brief.of(legal, move)).isEqualTo(inShort);
        assertThat(full.of(legal, move)).isEqualTo(inLong);
    }

    @Test
    void piecesAreCalledByTheirIdsAndThePawnByNothing() {
        expect("Nf3", "Ng1-f3", move("N", "g1", "f3", false));
        expect("Rxe5", "Ra5*e5", move("R", "a5", "e5", true));
        expect("e4", "e2-e4", move("P", "e2", "e4", false));
        expect("GRb10", "GRa1-b10", move("GR", "a1", "b10", false));
    }

    @Test
    void aCapturingPawnNamesItsFile() {
        expect("exd5", "e4*d5", move("P", "e4", "d5", true));
        expect("exd6 e.p.", "e5*d6 ep.", move("P", "e5", "d6", VICTIM, "P", List.of("d5"), true));
    }

    @Test
    void promotionNamesTheNewType() {
        expect("a10=Q", "a9-a10=Q", move("P", "a9", "a10", null, "Q", List.of(), false));
        expect("axb10=N", "a9*b10=N", move("P", "a9", "b10", VICTIM, "N", List.of(), false));
    }

    @Test
    void theOriginIsNamedByFileThenRankThenSquare() {
        Move fromB1 = move("N", "b1", "d2", false);
        Move fromF1 = move("N", "f1", "d2", false);
        Move fromF3 = move("N", "f3", "d2", false);
        expect("Nbd2", "Nb1-d2", fromB1, fromF1);
        expect("N1d2", "Nf1-d2", fromF1, fromF3);
        expect("Nf1d2", "Nf1-d2", fromF1, fromF3, fromB1);
        expect("N3d2", "Nf3-d2", fromF3, fromF1, fromB1);
    }

    @Test
    void anotherTypeOrAnotherEffectIsNoRival() {
        expect("Nd2", "Nb1-d2", move("N", "b1", "d2", false), move("B", "e1", "d2", false));
        expect(
                "Sa9=B",
                "Sa8-a9=B",
                move("S", "a8", "a9", null, "B", List.of(), false),
                move("S", "a8", "a9", null, "S", List.of(), false));
    }

    @Test
    void piecesCapturedOnTheWayAreNamedInBetween() {
        expect("Lxe5-e6", "Le4*e5-e6", move("L", "e4", "e6", null, "L", List.of("e5"), false));
        expect("Lxe5xe6", "Le4*e5*e6", move("L", "e4", "e6", VICTIM, "L", List.of("e5"), false));
        expect("Lxd5-e4", "Le4*d5-e4", move("L", "e4", "e4", null, "L", List.of("d5"), false));
    }

    @Test
    void castlingWithoutAChoiceIsWrittenInNoughts() {
        Move right = castling("f1", "h1", "i1", "g1");
        Move left = castling("f1", "d1", "a1", "e1");
        expect("0-0", "0-0", right, left);
        expect("0-0-0", "0-0-0", left, right);
    }

    @Test
    void castlingWithAChoiceNamesTheKingsTarget() {
        Move near = castling("f2", "g2", "i2", "f2");
        Move far = castling("f2", "h2", "i2", "g2");
        assertThat(flexible.of(List.of(near, far), near)).isEqualTo("K~g2");
        assertThat(flexible.of(List.of(near), near)).isEqualTo("K~g2");
        assertThat(flexibleFull.of(List.of(near, far), far)).isEqualTo("Kf2-h2/i2-g2");
        expect("K~h2", "Kf2-h2/i2-g2", far, near);
    }

    @Test
    void castlingWithAChoiceOfPartnersNamesThePartner() {
        Move nearer = castling("f2", "g2", "i2", "f2");
        Move further = castling("f2", "g2", "j2", "f2");
        assertThat(flexible.of(List.of(nearer, further), nearer)).isEqualTo("K~g2(i2)");
        assertThat(flexible.of(List.of(nearer, further), further)).isEqualTo("K~g2(j2)");
    }

    @Test
    void aDropShowsThePieceAndAnAtSign() {
        Piece knight = new Piece("N", Side.WHITE);
        Move drop = new Move(0, "N@f3", -1, BOARD.square("f3"), knight, List.of());
        expect("N@f3", "N@f3", drop);
    }

    @Test
    void aPieceThatComesInStandsBehindAStrokeInCastlingWithItsSquare() {
        Move plain = move("N", "b1", "c3", false);
        Piece hawk = new Piece("H", Side.WHITE);
        Move gated = with(plain, new Effect.Gating(hawk, BOARD.square("b1"), false));
        expect("Nc3/H", "Nb1-c3/H", gated, plain);
        expect("Nc3", "Nb1-c3", plain, gated);
        Move castling = castling("f1", "h1", "i1", "g1");
        Move with = with(castling, new Effect.Gating(hawk, BOARD.square("i1"), true));
        expect("0-0/Hi1", "0-0/Hi1", with, castling);
        expect("0-0", "0-0", castling, with);
    }

    /** Effects that a rule brings about, not the move by itself: a piece reborn on d8, the mover turned black. */
    @Test
    void whatARuleBringsAboutStandsInBracketsBehindTheMove() {
        Move capture = move("N", "b1", "d2", true);
        Piece black = new Piece("N", Side.BLACK);
        Effect rebirth = new Effect.Placement(black, BOARD.square("b10"));
        expect("Nxd2[+bNb10]", "Nb1*d2[+bNb10]", with(capture, rebirth));
        Effect turned = new Effect.Replacement(BOARD.square("d2"), capture.piece(), black);
        expect("Nxd2[d2=bN]", "Nb1*d2[d2=bN]", with(capture, turned));
        expect("Nxd2", "Nb1*d2", with(capture, new Effect.Removal(capture.piece(), BOARD.square("d2"))));
    }

    @Test
    void marksFollowTheMoveAndTheLongStyleSetsThemApart() {
        Node check = Node.of(move("N", "g1", "f3", false), Node.Role.KEY, true, false);
        Node goal = Node.of(move("N", "g1", "f3", false), Node.Role.KEY, true, true);
        Goal mate = Stipulation.mateIn(1).goal();
        assertThat(brief.mark(check, mate)).isEqualTo("+");
        assertThat(full.mark(check, mate)).isEqualTo(" +");
        assertThat(brief.mark(goal, mate)).isEqualTo("#");
        assertThat(full.mark(goal, mate)).isEqualTo(" #");
        assertThat(brief.mark(goal, Goal.of(Stipulation.Kind.STALEMATE))).isEqualTo("=");
        assertThat(brief.mark(goal, Goal.of(Stipulation.Kind.WIN))).isEqualTo(" win");
    }
}
