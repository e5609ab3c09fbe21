package org.matewright.editor.tool;

import org.matewright.editor.document.BoardEdits;
import org.matewright.rules.Piece;

/**
 * The stamp: puts a piece on each square that is clicked or passed over; clicking a square where it already stands
 * removes it.
 *
 * @param piece what is stamped
 */
public record PlaceTool(Piece piece) implements Tool {
    @Override
    public String id() {
        return "place";
    }

    @Override
    public void press(ViewState viewState, Gesture gesture) {
        if (gesture.isOnBoard()) {
            activate(viewState, gesture.square());
        }
    }

    @Override
    public void drag(ViewState viewState, Gesture gesture) {
        if (gesture.isOnBoard() && !piece.equals(viewState.setup().piece(gesture.square()))) {
            stamp(viewState, gesture.square());
        }
    }

    @Override
    public void release(ViewState viewState, Gesture gesture) {
        viewState.session().seal();
    }

    @Override
    public void activate(ViewState viewState, int square) {
        if (piece.equals(viewState.setup().piece(square))) {
            viewState.session().apply(BoardEdits.remove(viewState.session().document(), square, null));
        } else {
            stamp(viewState, square);
        }
    }

    private void stamp(ViewState viewState, int square) {
        viewState.session().apply(BoardEdits.place(viewState.session().document(), piece, square, "stamp"));
        viewState.remember(piece);
    }
}
