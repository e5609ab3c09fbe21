package org.matewright.editor.tool;

import org.matewright.editor.document.BoardEdits;
import org.matewright.rules.Man;

/**
 * The stamp: puts a man on each square that is clicked or passed over; clicking a square where it already stands
 * removes it.
 *
 * @param man what is stamped
 */
public record PlaceTool(Man man) implements Tool {
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
        if (gesture.isOnBoard() && !man.equals(desk.setup().man(gesture.square()))) {
            stamp(desk, gesture.square());
        }
    }

    @Override
    public void release(Desk desk, Gesture gesture) {
        desk.session().seal();
    }

    @Override
    public void activate(Desk desk, int square) {
        if (man.equals(desk.setup().man(square))) {
            desk.session().apply(BoardEdits.remove(desk.session().document(), square, null));
        } else {
            stamp(desk, square);
        }
    }

    private void stamp(Desk desk, int square) {
        desk.session().apply(BoardEdits.place(desk.session().document(), man, square, "stamp"));
        desk.remember(man);
    }
}
