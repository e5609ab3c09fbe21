package org.matewright.rules.engine.packed;

/**
 * A move that was made, with what it takes to unmake it, as a {@code long}: the {@link PackedMove} with these bits besides.
 *
 * <pre>
 * bit  29         the unmoved squares before the move are saved
 * bits 48 to 55   the code of the piece that a plain move captured, else 0
 * bits 56 to 63   the code of the piece that a plain move moved
 * </pre>
 *
 * <p>A plain move is any that isn't made by way of the journal of special moves; only the double step among them has an
 * effect. Of a special move {@link PackedMove#isSpecial} is true.
 */
public final class UndoWord {
    private static final long SAVES_UNMOVED = 1L << 29;
    private static final int CAPTURED = 48;
    private static final int MOVED = 56;

    private UndoWord() {}

    /** A plain move, with the codes of the pieces that it moved and captured. */
    public static long plain(long move, int moved, int captured) {
        return move | (long) captured << CAPTURED | (long) moved << MOVED;
    }

    /** A move of any kind that is made by way of the journal; the unmoved squares are saved with it. */
    public static long special(long move) {
        return (move | PackedMove.SPECIAL | SAVES_UNMOVED) & ~PackedMove.DOUBLE_STEP;
    }

    /** The word of a move with which the unmoved squares are saved. */
    public static long savingUnmoved(long word) {
        return word | SAVES_UNMOVED;
    }

    /** Whether the unmoved squares before the move are saved. */
    public static boolean savesUnmoved(long word) {
        return (word & SAVES_UNMOVED) != 0;
    }

    /** The code of the piece that a plain move captured, else 0. */
    public static int captured(long word) {
        return (int) (word >>> CAPTURED) & 0xFF;
    }

    /** The code of the piece that a plain move moved. */
    public static int moved(long word) {
        return (int) (word >>> MOVED);
    }
}
