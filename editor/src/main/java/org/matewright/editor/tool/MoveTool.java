package org.matewright.editor.tool;

import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.rules.Piece;

/** The pointer: pieces are dragged freely, copied with Ctrl, and removed by dropping them beside the board. */
public record MoveTool() implements Tool {
    @Override
    public String id() {
        return "pointer";
    }

    @Override
    public void press(Desk desk, Gesture gesture) {
        Piece piece = gesture.isOnBoard() ? desk.setup().piece(gesture.square()) : null;
        desk.select(piece == null ? -1 : gesture.square());
        if (piece != null) {
            desk.carry(new Carried(piece, gesture.square(), gesture.copy(), false));
        }
    }

    @Override
    public void drag(Desk desk, Gesture gesture) {
        Carried carried = desk.carried();
        if (carried != null && carried.copy() != gesture.copy()) {
            desk.carry(new Carried(carried.piece(), carried.from(), gesture.copy(), false));
        }
    }

    @Override
    public void release(Desk desk, Gesture gesture) {
        drop(desk, gesture.square());
    }

    @Override
    public void activate(Desk desk, int square) {
        Piece piece = desk.setup().piece(square);
        if (desk.carried() != null) {
            drop(desk, square);
        } else if (piece != null) {
            desk.select(square);
            desk.carry(new Carried(piece, square, false, true));
        }
    }

    private static void drop(Desk desk, int square) {
        Carried carried = desk.carried();
        desk.carry(null);
        if (carried == null || square == carried.from()) {
            return;
        }
        Document document = desk.session().document();
        if (square < 0) {
            desk.select(-1);
            if (!carried.copy() && carried.from() >= 0) {
                desk.session().apply(BoardEdits.remove(document, carried.from(), null));
            }
            return;
        }
        desk.session().apply(edit(document, carried, square));
        desk.remember(carried.piece());
        desk.select(square);
    }

    private static Edit edit(Document document, Carried carried, int square) {
        if (carried.from() < 0) {
            return BoardEdits.place(document, carried.piece(), square, null);
        }
        return carried.copy()
                ? BoardEdits.copy(document, carried.from(), square)
                : BoardEdits.move(document, carried.from(), square);
    }
}
