package org.matewright.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.Shown;
import org.matewright.editor.document.VariantSource;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

class HandTest {
    private static final Variant CHESS = Samples.variant("chess");

    private final Session session = new Session(Document.of(new VariantSource.BuiltIn("chess"), CHESS));
    private final Desk desk = new Desk(session);
    private final Hand hand = new Hand(desk);

    private static int at(String name) {
        return CHESS.geometry().square(name);
    }

    private @Nullable Piece piece(String square) {
        return session.document().setup().piece(at(square));
    }

    private static Piece white(String id) {
        return new Piece(id, Side.WHITE);
    }

    private void drag(String from, String to) {
        hand.press(Gesture.left(at(from)));
        hand.drag(Gesture.left(at(to)));
        hand.release(Gesture.left(at(to)));
    }

    private void click(String square) {
        hand.press(Gesture.left(at(square)));
        hand.release(Gesture.left(at(square)));
    }

    private void rightClick(String square) {
        hand.press(Gesture.right(at(square)));
        hand.release(Gesture.right(at(square)));
    }

    @Test
    void theFenStatesTheCastlingThatThePositionAllows() {
        assertThat(desk.fen()).endsWith(" w KQkq - 0 1");
        drag("h1", "h3");
        assertThat(desk.fen()).endsWith(" w Qkq - 0 1");
        session.apply(BoardEdits.clear());
        assertThat(desk.fen()).isEqualTo("8/8/8/8/8/8/8/8 w - - 0 1");
        assertThat(CHESS.fen(desk.fen()).isOk()).isTrue();
    }

    @Test
    void theFenStatesCastlingEvenWhileTheWrongSideIsInCheck() {
        drag("d8", "e2");
        session.apply(BoardEdits.side(Side.BLACK));
        assertThat(CHESS.position(desk.setup()).isOk()).isFalse();
        assertThat(desk.fen()).endsWith(" b KQkq - 0 1");
        drag("a8", "a6");
        assertThat(desk.fen()).endsWith(" b KQk - 0 1");
    }

    @Test
    void draggingMovesAPieceWhateverTheRulesSay() {
        drag("e1", "e5");
        assertThat(piece("e5")).isEqualTo(white("K"));
        assertThat(piece("e1")).isNull();
        assertThat(session.undoLabel()).contains("move Ke1 to e5");
    }

    @Test
    void draggingWithTheCopyKeyLeavesAnotherOneBehind() {
        hand.press(new Gesture(at("d1"), Gesture.Button.LEFT, true));
        hand.release(new Gesture(at("d5"), Gesture.Button.LEFT, true));
        assertThat(piece("d1")).isEqualTo(white("Q"));
        assertThat(piece("d5")).isEqualTo(white("Q"));
        assertThat(session.undoLabel()).contains("copy Qd1 to d5");
    }

    @Test
    void theCopyKeyMayComeDuringTheDrag() {
        hand.press(Gesture.left(at("d1")));
        hand.drag(new Gesture(at("d4"), Gesture.Button.LEFT, true));
        hand.release(new Gesture(at("d5"), Gesture.Button.LEFT, true));
        assertThat(piece("d1")).isEqualTo(white("Q"));
    }

    @Test
    void droppingBesideTheBoardRemoves() {
        hand.press(Gesture.left(at("a1")));
        hand.release(Gesture.left(Gesture.OFF_BOARD));
        assertThat(piece("a1")).isNull();
        assertThat(session.undoLabel()).contains("remove Ra1");
    }

    @Test
    void aClickSelectsAndShowsTheLegalMoves() {
        click("g1");
        assertThat(desk.selected()).isEqualTo(at("g1"));
        assertThat(desk.reach().kind()).isEqualTo(Reach.Kind.LEGAL);
        assertThat(desk.reach().moves()).extracting(m -> m.to()).containsExactlyInAnyOrder(at("f3"), at("h3"));
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void theOtherSidesPieceShowsWhereItCouldGo() {
        click("b8");
        assertThat(desk.reach().kind()).isEqualTo(Reach.Kind.OTHER_SIDE);
        assertThat(desk.reach().moves()).extracting(m -> m.to()).containsExactlyInAnyOrder(at("a6"), at("c6"));
        assertThat(desk.reach().legalTo(at("a6"))).isEmpty();
    }

    @Test
    void rightClickRemovesAndOnAnEmptySquarePutsTheLastPieceBack() {
        rightClick("d1");
        assertThat(piece("d1")).isNull();
        rightClick("d4");
        assertThat(piece("d4")).isEqualTo(white("Q"));
    }

    @Test
    void aRightDragDrawsAnArrowAndAgainRemovesIt() {
        hand.press(Gesture.right(at("a1")));
        hand.release(Gesture.right(at("a8")));
        assertThat(session.document().marks()).containsExactly(new Mark.Arrow(at("a1"), at("a8")));
        hand.press(Gesture.right(at("a1")));
        hand.release(Gesture.right(at("a8")));
        assertThat(session.document().marks()).isEmpty();
    }

    @Test
    void theStampPlacesAlongTheDragAsOneStepAndRemovesItsOwnKind() {
        desk.take(new PlaceTool(white("N")));
        hand.press(Gesture.left(at("a4")));
        hand.drag(Gesture.left(at("b4")));
        hand.drag(Gesture.left(at("c4")));
        hand.release(Gesture.left(at("c4")));
        assertThat(piece("c4")).isEqualTo(white("N"));
        session.undo();
        assertThat(piece("a4")).isNull();
        session.redo();
        click("b4");
        assertThat(piece("b4")).isNull();
    }

    @Test
    void theEraserEmptiesWhatItPasses() {
        desk.take(new EraseTool());
        drag("a2", "b2");
        assertThat(piece("a2")).isNull();
        assertThat(piece("b2")).isNull();
        session.undo();
        assertThat(piece("a2")).isEqualTo(white("P"));
    }

    @Test
    void theKeyboardWalksPicksUpAndDrops() {
        hand.walk(1, 0);
        assertThat(desk.cursor()).isEqualTo(at("d4"));
        hand.walk(0, -1);
        hand.walk(0, -1);
        hand.activate();
        assertThat(desk.carried()).isEqualTo(new Carried(white("P"), at("d2"), false, true));
        hand.walk(0, 1);
        hand.activate();
        assertThat(piece("d3")).isEqualTo(white("P"));
        assertThat(piece("d2")).isNull();
    }

    @Test
    void theCursorGoesWhereTheKeyPointsAlsoWhenTheViewIsTurned() {
        desk.flip();
        hand.walk(1, 0);
        hand.walk(1, 1);
        assertThat(desk.cursor()).isEqualTo(at("c3"));
    }

    @Test
    void lettersPlacePiecesAndShiftTheOtherColour() {
        hand.walk(1, 0);
        assertThat(hand.type('q', false, 0)).isTrue();
        assertThat(piece("d4")).isEqualTo(white("Q"));
        hand.walk(1, 0);
        assertThat(hand.type('N', true, 5000)).isTrue();
        assertThat(piece("e4")).isEqualTo(new Piece("N", Side.BLACK));
        assertThat(hand.type('f', false, 9000)).isFalse();
    }

    @Test
    void deleteEmptiesTheSquareOfTheCursor() {
        hand.walk(1, 0);
        hand.walk(0, -1);
        hand.walk(0, -1);
        hand.delete();
        assertThat(piece("d2")).isNull();
    }

    @Test
    void exploringPlaysLegalMovesAndLeavesTheDocumentAlone() {
        desk.take(new ExploreTool());
        drag("e2", "e5");
        assertThat(desk.exploration()).isNotNull();
        assertThat(desk.lastMove()).isNull();
        drag("e2", "e4");
        assertThat(desk.setup().piece(at("e4"))).isEqualTo(white("P"));
        click("e7");
        click("e5");
        assertThat(desk.setup().piece(at("e5"))).isEqualTo(new Piece("P", Side.BLACK));
        desk.step(-1);
        assertThat(desk.setup().piece(at("e5"))).isNull();
        assertThat(session.isModified()).isFalse();
        hand.escape();
        assertThat(desk.mode()).isEqualTo(Mode.EDIT);
        assertThat(desk.setup()).isEqualTo(CHESS.start());
    }

    @Test
    void severalMovesToOneSquareAreAskedAbout() {
        session.apply(org.matewright.editor.document.BoardEdits.position(
                CHESS.fen("8/P6k/8/8/8/8/8/K7 w - -").value(), "paste"));
        desk.take(new ExploreTool());
        click("a7");
        click("a8");
        Choice choice = desk.choice();
        assertThat(choice).isNotNull();
        assertThat(choice.moves()).extracting(m -> m.becomes().id()).containsExactlyInAnyOrder("B", "N", "Q", "R");
        hand.choose(choice, 0);
        assertThat(desk.setup().piece(at("a8"))).isEqualTo(choice.moves().get(0).becomes());
    }

    @Test
    void aPositionOfTheSolutionIsNotEditedAndEscLeavesIt() {
        Position later = CHESS.position(CHESS.start()).value();
        desk.show(new Shown(later.play(later.move("e2e4").orElseThrow()), null, null));
        drag("d2", "d4");
        rightClick("a1");
        assertThat(session.document().setup()).isEqualTo(CHESS.start());
        hand.escape();
        assertThat(desk.mode()).isEqualTo(Mode.EDIT);
    }

    @Test
    void escLaysDownThenReturnsToThePointer() {
        desk.take(new PlaceTool(white("N")));
        hand.escape();
        assertThat(desk.tool()).isEqualTo(new MoveTool());
        hand.press(Gesture.left(at("a1")));
        hand.escape();
        hand.release(Gesture.left(at("a5")));
        assertThat(piece("a1")).isEqualTo(white("R"));
    }
}
