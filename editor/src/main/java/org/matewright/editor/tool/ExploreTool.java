package org.matewright.editor.tool;

import java.util.List;
import org.matewright.rules.Piece;
import org.matewright.rules.variant.Move;

/** Plays legal moves from the position; the document stays as it is. */
public record ExploreTool() implements Tool {
    @Override
    public String id() {
        return "explore";
    }

    @Override
    public void press(ViewState viewState, Gesture gesture) {
        if (!gesture.isOnBoard() || play(viewState, gesture.square())) {
            return;
        }
        Piece piece = viewState.setup().piece(gesture.square());
        viewState.select(piece == null ? -1 : gesture.square());
        if (piece != null && piece.side() == viewState.setup().side()) {
            viewState.carry(new CarriedPiece(piece, gesture.square(), false, false));
        }
    }

    @Override
    public void drag(ViewState viewState, Gesture gesture) {
        // The piece follows the pointer; nothing else happens before it is dropped.
    }

    @Override
    public void release(ViewState viewState, Gesture gesture) {
        CarriedPiece carried = viewState.carried();
        viewState.carry(null);
        if (carried != null && gesture.isOnBoard() && gesture.square() != carried.from()) {
            play(viewState, gesture.square());
        }
    }

    @Override
    public void activate(ViewState viewState, int square) {
        if (!play(viewState, square)) {
            viewState.select(viewState.setup().piece(square) == null || viewState.selected() == square ? -1 : square);
        }
    }

    /** Plays the selected piece's move to a square, or asks which if there are several. */
    private static boolean play(ViewState viewState, int square) {
        if (viewState.selected() < 0 || viewState.mode() != Mode.EXPLORE) {
            return false;
        }
        List<Move> moves = viewState.destinations().legalTo(square);
        if (moves.isEmpty()) {
            return false;
        }
        if (moves.size() == 1) {
            viewState.play(moves.get(0));
        } else {
            viewState.ask(new MoveChoice(square, moves));
        }
        return true;
    }
}
