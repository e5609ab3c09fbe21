package org.matewright.rules.engine.packed;

/**
 * A move as a {@code long}, the form in which the engine lists, makes and remembers moves.
 *
 * <pre>
 * bits  0 to  7   the origin; {@link #NO_SQUARE} for drops
 * bits  8 to 15   the target
 * bits 16 to 23   the code ({@link PieceCode}) of the piece on the target afterwards if the move changes it, else 0;
 *                 for a drop, the code of the dropped piece
 * bit  24         {@link #SPECIAL}
 * bit  25         {@link #EN_PASSANT}
 * bit  26         {@link #DOUBLE_STEP}
 * bit  27         {@link #PASS}
 * bit  28         {@link #DROP}
 * bits 32 to 47   the number of the effect: what else the move does to the board
 * bits 48 to 55   the code of the piece that is gated in with the move, else 0
 * bit  56         {@link #GATES_AT_PARTNER}
 * </pre>
 *
 * <p>Bits that aren't listed are 0. No legal move is {@link #NONE}.
 */
public final class PackedMove {
    /** No move at all. */
    public static final long NONE = 0;

    /** The origin of a drop. */
    public static final int NO_SQUARE = 0xFF;

    /** The move does more than bring one piece from its origin to its target, capture there and promote. */
    public static final long SPECIAL = 1L << 24;
    /** The piece that may be captured en passant is captured. */
    public static final long EN_PASSANT = 1L << 25;
    /** Special, but only for the en passant squares that the move leaves behind. */
    public static final long DOUBLE_STEP = 1L << 26;
    /** No piece moves. */
    public static final long PASS = 1L << 27;
    /** A piece comes from the hand. */
    public static final long DROP = 1L << 28;
    /** The gated piece comes in on the origin of the castling partner, not on the move's own. */
    public static final long GATES_AT_PARTNER = 1L << 56;

    /** The number of bits that hold a move without what it gates in. */
    public static final int BITS_WITHOUT_GATING = 48;

    /** The number of different values of {@link #squarePair}: the length of a table by origin and target. */
    public static final int SQUARE_PAIRS = 1 << 16;

    private static final int TO = 8;
    private static final int BECOMES = 16;
    private static final int FLAGS = 24;
    private static final int EFFECT = 32;
    private static final int GATED = 48;
    private static final long WITHOUT_GATING = (1L << BITS_WITHOUT_GATING) - 1;
    private static final long SPECIAL_OR_DOUBLE_STEP = SPECIAL | DOUBLE_STEP;

    private PackedMove() {}

    /** A move that only goes from one square to another. */
    public static long of(int from, int to) {
        return from | to << TO;
    }

    /** A special move with the number of its effect. */
    public static long special(int from, int to, int effect) {
        return from | to << TO | SPECIAL | (long) effect << EFFECT;
    }

    /** The bits, besides its squares, of a move that leaves en passant squares behind and does nothing else. */
    public static long doubleStepBits(int effect) {
        return SPECIAL | DOUBLE_STEP | (long) effect << EFFECT;
    }

    /** The drop of a piece, by its code. */
    public static long drop(int code, int to) {
        return NO_SQUARE | to << TO | (long) code << BECOMES | SPECIAL | DROP;
    }

    /** A pass in the name of a piece on a square. */
    public static long pass(int square) {
        return square | square << TO | SPECIAL | PASS;
    }

    /** The move, which changes no piece so far, with the piece becoming another. */
    public static long promoting(long move, int code) {
        return move | (long) code << BECOMES;
    }

    /** The move with a piece, by its code, gated in on the move's origin. */
    public static long gating(long move, int code) {
        return move & ~DOUBLE_STEP | SPECIAL | (long) code << GATED;
    }

    /** The castling with a piece, by its code, gated in on the partner's origin. */
    public static long gatingAtPartner(long move, int code) {
        return gating(move, code) | GATES_AT_PARTNER;
    }

    /** The origin; {@link #NO_SQUARE} for drops. */
    public static int from(long move) {
        return (int) move & 0xFF;
    }

    /** The target. */
    public static int to(long move) {
        return (int) move >>> TO & 0xFF;
    }

    /** Origin and target as one number below {@link #SQUARE_PAIRS}. */
    public static int squarePair(long move) {
        return (int) move & SQUARE_PAIRS - 1;
    }

    /** The move without what it gates in: what a table keeps that has {@link #BITS_WITHOUT_GATING} bits for it. */
    public static long withoutGating(long move) {
        return move & WITHOUT_GATING;
    }

    /** The code that the piece has afterwards if the move changes it, and that of a dropped piece; else 0. */
    public static int becomes(long move) {
        return (int) move >>> BECOMES & 0xFF;
    }

    /** The code of the piece that stands on the target afterwards, when one of the given code moves. */
    public static int arriving(long move, int code) {
        int becomes = becomes(move);
        return becomes == 0 ? code : becomes;
    }

    /** The number of the effect; 0 is none. */
    public static int effect(long move) {
        return (int) (move >>> EFFECT) & 0xFFFF;
    }

    /** The code of the piece that is gated in, else 0. */
    public static int gated(long move) {
        return (int) (move >>> GATED) & 0xFF;
    }

    /** Whether the gated piece comes in on the origin of the castling partner. */
    public static boolean gatesAtPartner(long move) {
        return (move & GATES_AT_PARTNER) != 0;
    }

    /** Whether the move has any effect, en passant squares left behind included. */
    public static boolean hasEffect(long move) {
        return (move & SPECIAL) != 0;
    }

    /** Whether the move does more to the board than bring one piece to its target, capture there and promote. */
    public static boolean isSpecial(long move) {
        return (move & SPECIAL_OR_DOUBLE_STEP) == SPECIAL;
    }

    /** Whether the move leaves en passant squares behind and does nothing else that is special. */
    public static boolean isDoubleStep(long move) {
        return (move & DOUBLE_STEP) != 0;
    }

    /** Whether the move has neither flags nor effect: origin, target and perhaps a promotion are all of it. */
    public static boolean isPlain(long move) {
        return move >>> FLAGS == 0;
    }

    /** Whether origin and target are all of the move. */
    public static boolean isBare(long move) {
        return move >>> BECOMES == 0;
    }

    /** Whether the move captures en passant. */
    public static boolean isEnPassant(long move) {
        return (move & EN_PASSANT) != 0;
    }

    /** Whether the move is a pass. */
    public static boolean isPass(long move) {
        return (move & PASS) != 0;
    }

    /** Whether the move is a drop. */
    public static boolean isDrop(long move) {
        return (move & DROP) != 0;
    }

    /** Whether the move changes its piece. */
    public static boolean isPromotion(long move) {
        return becomes(move) != 0 && !isDrop(move);
    }
}
