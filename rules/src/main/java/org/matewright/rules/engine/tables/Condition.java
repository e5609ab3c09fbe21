package org.matewright.rules.engine.tables;

/** A condition on one square: a word of a square and the mask of {@link Content} of which the square must hold one. */
public final class Condition {
    private Condition() {}

    /** The condition that a square holds what a mask names. */
    public static int of(int square, int mask) {
        return square | mask << 8;
    }

    /** The condition that a square is empty. */
    public static int empty(int square) {
        return of(square, Content.EMPTY);
    }

    /** The square. */
    public static int square(int condition) {
        return condition & 0xFF;
    }

    /** What the square may hold. */
    public static int mask(int condition) {
        return condition >> 8;
    }

    /** Whether the condition is that the piece on its square hasn't moved. */
    public static boolean isUnmoved(int condition) {
        return mask(condition) == Content.UNMOVED;
    }
}
