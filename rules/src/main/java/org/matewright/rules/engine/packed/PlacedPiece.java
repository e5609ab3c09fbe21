package org.matewright.rules.engine.packed;

/** A piece on a square as an {@code int}: the square in bits 0 to 7, the code ({@link PieceCode}) in bits 8 to 15. */
public final class PlacedPiece {
    private PlacedPiece() {}

    /** A piece of a code on a square. */
    public static int of(int code, int square) {
        return square | code << 8;
    }

    /** The square. */
    public static int square(int placed) {
        return placed & 0xFF;
    }

    /** The code of the piece. */
    public static int code(int placed) {
        return placed >> 8;
    }
}
