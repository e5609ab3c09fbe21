package org.matewright.rules.engine.packed;

import java.util.List;

/**
 * The squares that a move leaves behind, on which its piece may be captured en passant, as a {@code long}; {@link #NONE}
 * if there are none.
 *
 * <pre>
 * bits  0 to  7   the square of the piece that may be captured; 0 in a table of effects, where it isn't known yet
 * bits  8 to 11   the number of squares
 * bits 16 to 63   the squares, 8 bits each
 * </pre>
 */
public final class EnPassantState {
    /** Nothing may be captured en passant. */
    public static final long NONE = 0;

    /** The largest number of squares; a move that leaves more behind leaves the first ones. */
    public static final int MAX_SQUARES = 6;

    private static final int COUNT = 8;
    private static final int SQUARES = 16;

    private EnPassantState() {}

    /** The state of some squares, without the piece. */
    public static long of(List<Integer> squares) {
        int count = Math.min(squares.size(), MAX_SQUARES);
        long state = (long) count << COUNT;
        for (int i = 0; i < count; i++) {
            state |= (long) squares.get(i) << SQUARES + 8 * i;
        }
        return state;
    }

    /** A state without the piece, with the square of the piece. */
    public static long withVictim(long state, int square) {
        return state | square;
    }

    /** The square of the piece that may be captured. */
    public static int victim(long state) {
        return (int) state & 0xFF;
    }

    /** The number of squares. */
    public static int count(long state) {
        return (int) (state >>> COUNT) & 15;
    }

    /** One of the squares. */
    public static int square(long state, int index) {
        return (int) (state >>> SQUARES + 8 * index) & 0xFF;
    }

    /** Whether a square is one of the squares. */
    public static boolean contains(long state, int square) {
        int count = count(state);
        for (int i = 0; i < count; i++) {
            if (square(state, i) == square) {
                return true;
            }
        }
        return false;
    }
}
