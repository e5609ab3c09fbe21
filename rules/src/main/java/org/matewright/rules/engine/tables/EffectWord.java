package org.matewright.rules.engine.tables;

import org.matewright.rules.engine.packed.PackedMove;

/**
 * What a move does beyond going from a square to a square, as programs and elements of targets hold it: the number of
 * the effect and the flags that the move gets.
 */
public final class EffectWord {
    /** The piece that may be captured en passant is a victim. */
    public static final int EN_PASSANT = (int) PackedMove.EN_PASSANT;

    /** Nothing happens but that en passant squares are left behind. */
    public static final int DOUBLE_STEP = (int) PackedMove.DOUBLE_STEP;

    private static final int FLAGS = EN_PASSANT | DOUBLE_STEP;

    private EffectWord() {}

    /** The number of the effect. */
    public static int effect(int word) {
        return word & 0xFFFF;
    }

    /** The flags that the move gets. */
    public static int flags(int word) {
        return word & FLAGS;
    }

    /** Whether the piece that may be captured en passant is a victim. */
    public static boolean isEnPassant(int word) {
        return (word & EN_PASSANT) != 0;
    }

    /** Whether nothing happens but that en passant squares are left behind. */
    public static boolean isDoubleStep(int word) {
        return (word & DOUBLE_STEP) != 0;
    }
}
