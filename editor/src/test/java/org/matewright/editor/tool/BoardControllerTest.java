package org.matewright.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.ShownPosition;
import org.matewright.editor.document.VariantSource;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

class BoardControllerTest {
    private static final Variant CHESS = Samples.variant("chess");

    private final Session session = new Session(Document.of(new VariantSource.BuiltIn("chess"), CHESS));
    private final ViewState viewState = new ViewState(session);
    private final BoardController controller = new BoardController(viewState);

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
        controller.press(Gesture.left(at(from)));
        controller.drag(Gesture.left(at(to)));
        controller.release(Gesture.left(at(to)));
    }

    private void click(String square) {
        controller.press(Gesture.left(at(square)));
        controller.release(Gesture.left(at(square)));
    }

    private void rightClick(String square) {
        controller.press(Gesture.right(at(square)));
        controller.release(Gesture.right(at(square)));
    }

    @Test
    void theFenStatesTheCastlingThatThePositionAllows() {
        assertThat(viewState.fen()).endsWith(" w KQkq - 0 1");
        drag("h1", "h3");
        assertThat(viewState.fen()).endsWith(" w Qkq - 0 1");
        session.apply(BoardEdits.clear());
        assertThat(viewState.fen()).isEqualTo("8/8/8/8/8/8/8/8 w - - 0 1");
        assertThat(CHESS.fen(viewState.fen()).isOk()).isTrue();
    }

    @Test
    void theFenStatesCastlingEvenWhileTheWrongSideIsInCheck() {
        drag("d8", "e2");
        session.apply(BoardEdits.side(Side.BLACK));
        assertThat(CHESS.position(viewState.setup()).isOk()).isFalse();
        assertThat(viewState.fen()).endsWith(" b KQkq - 0 1");
        drag("a8", "a6");
        assertThat(viewState.fen()).endsWith(" b KQk - 0 1");
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
        controller.press(new Gesture(at("d1"), Gesture.Button.LEFT, true));
        controller.release(new Gesture(at("d5"), Gesture.Button.LEFT, true));
        assertThat(piece("d1")).isEqualTo(white("Q"));
        assertThat(piece("d5")).isEqualTo(white("Q"));
        assertThat(session.undoLabel()).contains("copy Qd1 to d5");
    }

    @Test
    void theCopyKeyMayComeDuringTheDrag() {
        controller.press(Gesture.left(at("d1")));
        controller.drag(new Gesture(at("d4"), Gesture.Button.LEFT, true));
        controller.release(new Gesture(at("d5"), Gesture.Button.LEFT, true));
        assertThat(piece("d1")).isEqualTo(white("Q"));
    }

    @Test
    void droppingBesideTheBoardRemoves() {
        controller.press(Gesture.left(at("a1")));
        controller.release(Gesture.left(Gesture.OFF_BOARD));
        assertThat(piece("a1")).isNull();
        assertThat(session.undoLabel()).contains("remove Ra1");
    }

    @Test
    void aClickSelectsAndShowsTheLegalMoves() {
        click("g1");
        assertThat(viewState.selected()).isEqualTo(at("g1"));
        assertThat(viewState.destinations().kind()).isEqualTo(Destinations.Kind.LEGAL);
        assertThat(viewState.destinations().moves())
                .extracting(m -> m.to())
                .containsExactlyInAnyOrder(at("f3"), at("h3"));
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void theOtherSidesPieceShowsWhereItCouldGo() {
        click("b8");
        assertThat(viewState.destinations().kind()).isEqualTo(Destinations.Kind.OTHER_SIDE);
        assertThat(viewState.destinations().moves())
                .extracting(m -> m.to())
                .containsExactlyInAnyOrder(at("a6"), at("c6"));
        assertThat(viewState.destinations().legalTo(at("a6"))).isEmpty();
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
        controller.press(Gesture.right(at("a1")));
        controller.release(Gesture.right(at("a8")));
        assertThat(session.document().marks()).containsExactly(new Mark.Arrow(at("a1"), at("a8")));
        controller.press(Gesture.right(at("a1")));
        controller.release(Gesture.right(at("a8")));
        assertThat(session.document().marks()).isEmpty();
    }

    @Test
    void theStampPlacesAlongTheDragAsOneStepAndRemovesItsOwnKind() {
        viewState.take(new PlaceTool(white("N")));
        controller.press(Gesture.left(at("a4")));
        controller.drag(Gesture.left(at("b4")));
        controller.drag(Gesture.left(at("c4")));
        controller.release(Gesture.left(at("c4")));
        assertThat(piece("c4")).isEqualTo(white("N"));
        session.undo();
        assertThat(piece("a4")).isNull();
        session.redo();
        click("b4");
        assertThat(piece("b4")).isNull();
    }

    @Test
    void theEraserEmptiesWhatItPasses() {
        viewState.take(new EraseTool());
        drag("a2", "b2");
        assertThat(piece("a2")).isNull();
        assertThat(piece("b2")).isNull();
        session.undo();
        assertThat(piece("a2")).isEqualTo(white("P"));
    }

    @Test
    void theKeyboardWalksPicksUpAndDrops() {
        controller.walk(1, 0);
        assertThat(viewState.cursor()).isEqualTo(at("d4"));
        controller.walk(0, -1);
        controller.walk(0, -1);
        controller.activate();
        assertThat(viewState.carried()).isEqualTo(new CarriedPiece(white("P"), at("d2"), false, true));
        controller.walk(0, 1);
        controller.activate();
        assertThat(piece("d3")).isEqualTo(white("P"));
        assertThat(piece("d2")).isNull();
    }

    @Test
    void theCursorGoesWhereTheKeyPointsAlsoWhenTheViewIsTurned() {
        viewState.flip();
        controller.walk(1, 0);
        controller.walk(1, 1);
        assertThat(viewState.cursor()).isEqualTo(at("c3"));
    }

    @Test
    void lettersPlacePiecesAndShiftTheOtherColour() {
        controller.walk(1, 0);
        assertThat(controller.type('q', false, 0)).isTrue();
        assertThat(piece("d4")).isEqualTo(white("Q"));
        controller.walk(1, 0);
        assertThat(controller.type('N', true, 5000)).isTrue();
        assertThat(piece("e4")).isEqualTo(new Piece("N", Side.BLACK));
        assertThat(controller.type('f', false, 9000)).isFalse();
    }

    @Test
    void deleteEmptiesTheSquareOfTheCursor() {
        controller.walk(1, 0);
        controller.walk(0, -1);
        controller.walk(0, -1);
        controller.delete();
        assertThat(piece("d2")).isNull();
    }

    @Test
    void exploringPlaysLegalMovesAndLeavesTheDocumentAlone() {
        viewState.take(new ExploreTool());
        drag("e2", "e5");
        assertThat(viewState.exploration()).isNotNull();
        assertThat(viewState.lastMove()).isNull();
        drag("e2", "e4");
        assertThat(viewState.setup().piece(at("e4"))).isEqualTo(white("P"));
        click("e7");
        click("e5");
        assertThat(viewState.setup().piece(at("e5"))).isEqualTo(new Piece("P", Side.BLACK));
        viewState.step(-1);
        assertThat(viewState.setup().piece(at("e5"))).isNull();
        assertThat(session.isModified()).isFalse();
        controller.escape();
        assertThat(viewState.mode()).isEqualTo(Mode.EDIT);
        assertThat(viewState.setup()).isEqualTo(CHESS.start());
    }

    @Test
    void severalMovesToOneSquareAreAskedAbout() {
        session.apply(org.matewright.editor.document.BoardEdits.position(
                CHESS.fen("8/P6k/8/8/8/8/8/K7 w - -").value(), "paste"));
        viewState.take(new ExploreTool());
        click("a7");
        click("a8");
        MoveChoice choice = viewState.choice();
        assertThat(choice).isNotNull();
        assertThat(choice.moves()).extracting(m -> m.becomes().id()).containsExactlyInAnyOrder("B", "N", "Q", "R");
        controller.choose(choice, 0);
        assertThat(viewState.setup().piece(at("a8")))
                .isEqualTo(choice.moves().get(0).becomes());
    }

    @Test
    void aPositionOfTheSolutionIsNotEditedAndEscLeavesIt() {
        Position later = CHESS.position(CHESS.start()).value();
        viewState.show(new ShownPosition(later.play(later.move("e2e4").orElseThrow()), null, null));
        drag("d2", "d4");
        rightClick("a1");
        assertThat(session.document().setup()).isEqualTo(CHESS.start());
        controller.escape();
        assertThat(viewState.mode()).isEqualTo(Mode.EDIT);
    }

    @Test
    void escLaysDownThenReturnsToThePointer() {
        viewState.take(new PlaceTool(white("N")));
        controller.escape();
        assertThat(viewState.tool()).isEqualTo(new MoveTool());
        controller.press(Gesture.left(at("a1")));
        controller.escape();
        controller.release(Gesture.left(at("a5")));
        assertThat(piece("a1")).isEqualTo(white("R"));
    }
}
