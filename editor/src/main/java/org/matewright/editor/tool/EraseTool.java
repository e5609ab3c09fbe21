package org.matewright.editor.tool;

import org.matewright.editor.document.BoardEdits;

/** The eraser: empties each square that is clicked or passed over. */
public record EraseTool() implements Tool {
    @Override
    public String id() {
        return "erase";
    }

    @Override
    public void press(Desk desk, Gesture gesture) {
        if (gesture.isOnBoard()) {
            activate(desk, gesture.square());
        }
    }

    @Override
    public void drag(Desk desk, Gesture gesture) {
        press(desk, gesture);
    }

    @Override
    public void release(Desk desk, Gesture gesture) {
        desk.session().seal();
    }

    @Override
    public void activate(Desk desk, int square) {
        if (desk.setup().piece(square) != null) {
            desk.session().apply(BoardEdits.remove(desk.session().document(), square, "erase"));
        }
    }
}
