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
    public void press(ViewState viewState, Gesture gesture) {
        Piece piece = gesture.isOnBoard() ? viewState.setup().piece(gesture.square()) : null;
        viewState.select(piece == null ? -1 : gesture.square());
        if (piece != null) {
            viewState.carry(new CarriedPiece(piece, gesture.square(), gesture.copy(), false));
        }
    }

    @Override
    public void drag(ViewState viewState, Gesture gesture) {
        CarriedPiece carried = viewState.carried();
        if (carried != null && carried.copy() != gesture.copy()) {
            viewState.carry(new CarriedPiece(carried.piece(), carried.from(), gesture.copy(), false));
        }
    }

    @Override
    public void release(ViewState viewState, Gesture gesture) {
        drop(viewState, gesture.square());
    }

    @Override
    public void activate(ViewState viewState, int square) {
        Piece piece = viewState.setup().piece(square);
        if (viewState.carried() != null) {
            drop(viewState, square);
        } else if (piece != null) {
            viewState.select(square);
            viewState.carry(new CarriedPiece(piece, square, false, true));
        }
    }

    private static void drop(ViewState viewState, int square) {
        CarriedPiece carried = viewState.carried();
        viewState.carry(null);
        if (carried == null || square == carried.from()) {
            return;
        }
        Document document = viewState.session().document();
        if (square < 0) {
            viewState.select(-1);
            if (!carried.copy() && carried.from() >= 0) {
                viewState.session().apply(BoardEdits.remove(document, carried.from(), null));
            }
            return;
        }
        viewState.session().apply(edit(document, carried, square));
        viewState.remember(carried.piece());
        viewState.select(square);
    }

    private static Edit edit(Document document, CarriedPiece carried, int square) {
        if (carried.from() < 0) {
            return BoardEdits.place(document, carried.piece(), square, null);
        }
        return carried.copy()
                ? BoardEdits.copy(document, carried.from(), square)
                : BoardEdits.move(document, carried.from(), square);
    }
}
