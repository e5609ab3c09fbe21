package org.matewright.rules.engine;

import org.matewright.rules.betza.Modes;

/**
 * The instructions of a compiled move program, and the bits that say what may stand on a square.
 *
 * <p>An instruction's first word is {@code op | mask << 4 | argument << 12}; the mask says what the square may hold, the
 * argument is a square or a count. The program of a piece on a square is a decision tree written in order: a test that
 * fails jumps behind its subtree.
 */
final class Op {
    /** The end of a program. */
    static final int END = 0;
    /** {@code n} single targets follow: each is a move if its content fits the mask. */
    static final int LEAPS = 1;
    /** {@code n} squares of a ray follow: moves until the first piece. */
    static final int RAY = 2;
    /** {@code n} squares of a ray follow: moves behind the first piece up to the second. */
    static final int HOP = 3;
    /** {@code n} squares of a ray follow: a move to the square right behind the first piece. */
    static final int GRASSHOP = 4;
    /** Square as argument, jump target follows: go on only if the content fits the mask. */
    static final int TEST = 5;
    /** Square as argument, effect follows: a move with an effect if the content fits. */
    static final int EMIT = 6;
    /** {@code n} squares; the effect, then the squares follow: a ray of moves with an effect. */
    static final int RAY_EFFECT = 7;
    /** The same for the far side of a hop. */
    static final int HOP_EFFECT = 8;
    /** Square as argument, effect follows: a move onto a square that is known to be empty by then. */
    static final int EMIT_SURE = 9;
    /** Square as argument, effect follows: a move if the square is an en passant square. */
    static final int EN_PASSANT = 10;
    /** Square as argument, jump target follows: go on only if the square is an en passant square. */
    static final int TEST_EN_PASSANT = 11;
    /** Jump target follows: go on only if the piece hasn't moved. */
    static final int VIRGIN = 12;
    /** Index of the castling as argument, the square beside the king follows: castle if nothing or a partner stands there. */
    static final int CASTLE = 13;
    /** Jump target follows: go on only if there are en passant squares at all. */
    static final int IF_EN_PASSANT = 14;

    /** Nothing stands there. */
    static final int EMPTY = 1;
    /** A piece of the other side that may be captured. */
    static final int ENEMY = 2;
    /** A piece of one's own side. */
    static final int FRIEND = 4;
    /** A royal of the other side (set beside ENEMY). */
    static final int ENEMY_ROYAL = 8;
    /** A piece of the other side that this one can't capture. */
    static final int IRON = 16;
    /** A piece over which this one may hop (set beside the others, for pieces that can't hop over every piece). */
    static final int MOUNT = 64;
    /** In conditions of attack paths alone: the attacker hasn't moved. */
    static final int UNMOVED = 128;

    static final int OCCUPIED = ENEMY | FRIEND | IRON;
    static final int ANY = EMPTY | OCCUPIED;

    /** In an effect word: the piece that may be taken en passant is a victim. */
    static final int EFFECT_EN_PASSANT = (int) Board.EN_PASSANT;

    /** In an effect word: nothing happens but that en passant squares are left behind. */
    static final int EFFECT_HARMLESS = (int) Board.HARMLESS;

    private Op() {}

    /** What a square may be to fit a mask: mounts are pieces of either side. */
    static int widened(int mask) {
        return (mask & Op.MOUNT) != 0 ? mask | Op.OCCUPIED : (mask & Op.OCCUPIED) != 0 ? mask | Op.MOUNT : mask;
    }

    static int word(int op, int mask, int argument) {
        return op | mask << 4 | argument << 12;
    }

    static int op(int word) {
        return word & 15;
    }

    static int mask(int word) {
        return word >>> 4 & 255;
    }

    static int argument(int word) {
        return word >>> 12;
    }

    /** What the square may hold on which a leg with these modes ends a move (section 3.1 of the specification). */
    static int landing(Modes modes) {
        if (!modes.hasAny("mcdek")) {
            return EMPTY | ENEMY;
        }
        return (modes.has('m') ? EMPTY : 0)
                | (modes.has('c') ? ENEMY : 0)
                | (modes.has('d') ? FRIEND : 0)
                | (modes.has('k') ? ENEMY_ROYAL : 0);
    }
}
