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
    public void press(Desk desk, Gesture gesture) {
        if (gesture.isOnBoard()) {
            activate(desk, gesture.square());
        }
    }

    @Override
    public void drag(Desk desk, Gesture gesture) {
        if (gesture.isOnBoard() && !piece.equals(desk.setup().piece(gesture.square()))) {
            stamp(desk, gesture.square());
        }
    }

    @Override
    public void release(Desk desk, Gesture gesture) {
        desk.session().seal();
    }

    @Override
    public void activate(Desk desk, int square) {
        if (piece.equals(desk.setup().piece(square))) {
            desk.session().apply(BoardEdits.remove(desk.session().document(), square, null));
        } else {
            stamp(desk, square);
        }
    }

    private void stamp(Desk desk, int square) {
        desk.session().apply(BoardEdits.place(desk.session().document(), piece, square, "stamp"));
        desk.remember(piece);
    }
}
