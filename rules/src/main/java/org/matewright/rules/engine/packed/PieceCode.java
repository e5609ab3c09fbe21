package org.matewright.rules.engine.packed;

/**
 * What stands on a square as an {@code int}: {@link #NONE}, or {@code 2 + 2 * type + side} with the type's index in the
 * variant's list of pieces and 0 for White, 1 for Black.
 */
public final class PieceCode {
    /** Nothing stands there. */
    public static final int NONE = 0;
    /** The smallest code of a piece. */
    public static final int FIRST = 2;

    private PieceCode() {}

    /** The code of a piece of a type and side. */
    public static int of(int type, int side) {
        return FIRST + 2 * type + side;
    }

    /** The number of codes of so many types, {@link #NONE} and one unused code included: the length of a table by code. */
    public static int count(int types) {
        return FIRST + 2 * types;
    }

    /** The index of a piece's type. */
    public static int type(int code) {
        return (code >> 1) - 1;
    }

    /** The side of a piece: 0 for White, 1 for Black. */
    public static int side(int code) {
        return code & 1;
    }

    /** The side that a piece doesn't belong to. */
    public static int otherSide(int code) {
        return code & 1 ^ 1;
    }

    /** Whether a square with this code holds a piece of a side. */
    public static boolean isOf(int code, int side) {
        return code != NONE && side(code) == side;
    }

    /** The same type of piece of the other side. */
    public static int ofOtherSide(int code) {
        return code ^ 1;
    }
}
