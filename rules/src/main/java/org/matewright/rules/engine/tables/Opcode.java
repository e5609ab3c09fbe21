package org.matewright.rules.engine.tables;

/**
 * The instructions of a compiled move program.
 *
 * <p>An instruction's first word is {@code op | mask << 4 | argument << 12}; the mask says what the square may hold
 * ({@link Content}), the argument is a square or a count. The program of a piece on a square is a decision tree written in
 * order: a test that fails jumps behind its subtree.
 */
public final class Opcode {
    /** Instead of the first word of a program: there is none. */
    public static final int NO_PROGRAM = -1;

    /** The end of a program. */
    public static final int END = 0;
    /** {@code n} single targets follow: each is a move if its content fits the mask. */
    public static final int LEAPS = 1;
    /** {@code n} squares of a ray follow: moves until the first piece. */
    public static final int RAY = 2;
    /** {@code n} squares of a ray follow: moves behind the first piece up to the second. */
    public static final int HOP = 3;
    /** {@code n} squares of a ray follow: a move to the square right behind the first piece. */
    public static final int GRASSHOP = 4;
    /** Square as argument, jump target follows: go on only if the content fits the mask. */
    public static final int TEST = 5;
    /** Square as argument, effect follows: a move with an effect if the content fits. */
    public static final int EMIT = 6;
    /** {@code n} squares; the effect, then the squares follow: a ray of moves with an effect. */
    public static final int RAY_EFFECT = 7;
    /** {@code n} squares; the effect, then the squares follow: a hop of moves with an effect. */
    public static final int HOP_EFFECT = 8;
    /** Square as argument, effect follows: a move onto a square that is known to be empty by then. */
    public static final int EMIT_SURE = 9;
    /** Square as argument, effect follows: a move if the square is an en passant square. */
    public static final int EN_PASSANT = 10;
    /** Square as argument, jump target follows: go on only if the square is an en passant square. */
    public static final int TEST_EN_PASSANT = 11;
    /** Jump target follows: go on only if the piece hasn't moved. */
    public static final int IF_UNMOVED = 12;
    /** Index of the castling as argument, the square beside the king follows: castle if nothing or a partner stands there. */
    public static final int CASTLE = 13;
    /** Jump target follows: go on only if there are en passant squares at all. */
    public static final int IF_EN_PASSANT = 14;

    private Opcode() {}

    /** The first word of an instruction. */
    public static int word(int op, int mask, int argument) {
        return op | mask << 4 | argument << 12;
    }

    /** The instruction of a first word. */
    public static int op(int word) {
        return word & 15;
    }

    /** What the square may hold. */
    public static int mask(int word) {
        return word >>> 4 & 255;
    }

    /** The square, count or index. */
    public static int argument(int word) {
        return word >>> 12;
    }
}
