package org.matewright.editor.document;

/**
 * A mark drawn on the diagram by its maker: a ring around a square, or an arrow between two.
 *
 * @param from the square, or the arrow's start
 * @param to the arrow's end; equal to {@code from} for a ring
 * @param ink its colour
 */
public record Mark(int from, int to, Ink ink) {
    /** The colours that a mark can have. */
    public enum Ink {
        GREEN,
        RED,
        BLUE,
        YELLOW
    }

    /** Whether it is a ring. */
    public boolean isRing() {
        return from == to;
    }
}
