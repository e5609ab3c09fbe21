package org.matewright.editor.tool;

import org.matewright.editor.document.BoardEdits;

/** The eraser: empties each square that is clicked or passed over. */
public record EraseTool() implements Tool {
    @Override
    public String id() {
        return "erase";
    }

    @Override
    public void press(ViewState viewState, Gesture gesture) {
        if (gesture.isOnBoard()) {
            activate(viewState, gesture.square());
        }
    }

    @Override
    public void drag(ViewState viewState, Gesture gesture) {
        press(viewState, gesture);
    }

    @Override
    public void release(ViewState viewState, Gesture gesture) {
        viewState.session().seal();
    }

    @Override
    public void activate(ViewState viewState, int square) {
        if (viewState.setup().piece(square) != null) {
            viewState.session().apply(BoardEdits.remove(viewState.session().document(), square, "erase"));
        }
    }
}
