package org.matewright.editor.tool;

/**
 * A step of the mouse, told in squares.
 *
 * @param square the square under the pointer, or {@link #OFF_BOARD}
 * @param button the button that is or was held
 * @param copy whether the key for copying (Ctrl, or Alt on a Mac) is held
 */
public record Gesture(int square, Button button, boolean copy) {
    /** The pointer isn't over a square that exists. */
    public static final int OFF_BOARD = -1;

    /** The two buttons that mean something. */
    public enum Button {
        LEFT,
        RIGHT
    }

    /** The left button on a square. */
    public static Gesture left(int square) {
        return new Gesture(square, Button.LEFT, false);
    }

    /** The right button on a square. */
    public static Gesture right(int square) {
        return new Gesture(square, Button.RIGHT, false);
    }

    /** Whether the pointer is over a square. */
    public boolean isOnBoard() {
        return square >= 0;
    }
}
