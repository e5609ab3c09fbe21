package org.matewright.puzzles.solve.search;

import org.matewright.rules.engine.packed.PackedMove;

/**
 * What is known about one question, as a {@code long}: the number of moves within which success is proven, the number
 * up to which it is refuted, and the move that showed it. One value answers for every number of moves, because what is
 * forced within n moves is forced within n + 1.
 *
 * <pre>
 * bits  0 to 47   the move, without what it gates in; 0 if none is known
 * bits 48 to 55   the least number of moves within which success is proven, plus 1; 0 if it isn't
 * bits 56 to 63   the greatest number of moves within which success is refuted, plus 1; 0 if it isn't
 * </pre>
 */
public final class Bounds {
    /** Nothing is known. */
    public static final long UNKNOWN = 0;

    /** The greatest number of moves that fits. */
    public static final int MAX_MOVES = 253;

    private static final int PROVEN = PackedMove.BITS_WITHOUT_GATING;
    private static final int REFUTED = PROVEN + 8;

    private Bounds() {}

    /** Success is proven within so many moves, by a move or by {@link PackedMove#NONE}. */
    static long provenWithin(int moves, long move) {
        return (long) (moves + 1) << PROVEN | PackedMove.withoutGating(move);
    }

    /** Success is refuted within so many moves, by a move or by {@link PackedMove#NONE}. */
    static long refutedWithin(int moves, long move) {
        return (long) (moves + 1) << REFUTED | PackedMove.withoutGating(move);
    }

    /** What two values say together; of their moves the later one's, if it has one. */
    static long merge(long earlier, long later) {
        long proven = Math.min(proven(earlier), proven(later));
        long provenField = proven == Integer.MAX_VALUE ? 0 : proven + 1;
        long refutedField = Math.max(refuted(earlier), refuted(later)) + 1L;
        long move = move(later) != PackedMove.NONE ? move(later) : move(earlier);
        return provenField << PROVEN | refutedField << REFUTED | move;
    }

    /** The greatest number of moves that a value speaks about, plus 1: a measure of the work that it saves. */
    static int depth(long bounds) {
        int proven = proven(bounds);
        return Math.max(refuted(bounds) + 1, proven == Integer.MAX_VALUE ? 0 : proven + 1);
    }

    /** The least number of moves within which success is proven; {@link Integer#MAX_VALUE} if it isn't. */
    public static int proven(long bounds) {
        int field = (int) (bounds >>> PROVEN) & 0xFF;
        return field == 0 ? Integer.MAX_VALUE : field - 1;
    }

    /** The greatest number of moves within which success is refuted; -1 if it isn't. */
    public static int refuted(long bounds) {
        return (int) (bounds >>> REFUTED) - 1;
    }

    /** The move that showed it, without what it gates in; {@link PackedMove#NONE} if it isn't known. */
    public static long move(long bounds) {
        return PackedMove.withoutGating(bounds);
    }

    /** Whether success within so many moves is proven. */
    public static boolean prove(long bounds, int moves) {
        return proven(bounds) <= moves;
    }

    /** Whether success within so many moves is refuted. */
    public static boolean refute(long bounds, int moves) {
        return refuted(bounds) >= moves;
    }

    /** Whether success within so many moves is proven or refuted. */
    public static boolean decide(long bounds, int moves) {
        return prove(bounds, moves) || refute(bounds, moves);
    }
}
