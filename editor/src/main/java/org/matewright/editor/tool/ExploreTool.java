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
    public void press(Desk desk, Gesture gesture) {
        if (!gesture.isOnBoard() || play(desk, gesture.square())) {
            return;
        }
        Piece piece = desk.setup().piece(gesture.square());
        desk.select(piece == null ? -1 : gesture.square());
        if (piece != null && piece.side() == desk.setup().side()) {
            desk.carry(new Carried(piece, gesture.square(), false, false));
        }
    }

    @Override
    public void drag(Desk desk, Gesture gesture) {
        // The piece follows the pointer; nothing else happens before it is dropped.
    }

    @Override
    public void release(Desk desk, Gesture gesture) {
        Carried carried = desk.carried();
        desk.carry(null);
        if (carried != null && gesture.isOnBoard() && gesture.square() != carried.from()) {
            play(desk, gesture.square());
        }
    }

    @Override
    public void activate(Desk desk, int square) {
        if (!play(desk, square)) {
            desk.select(desk.setup().piece(square) == null || desk.selected() == square ? -1 : square);
        }
    }

    /** Plays the selected piece's move to a square, or asks which if there are several. */
    private static boolean play(Desk desk, int square) {
        if (desk.selected() < 0 || desk.mode() != Mode.EXPLORE) {
            return false;
        }
        List<Move> moves = desk.reach().legalTo(square);
        if (moves.isEmpty()) {
            return false;
        }
        if (moves.size() == 1) {
            desk.play(moves.get(0));
        } else {
            desk.ask(new Choice(square, moves));
        }
        return true;
    }
}
