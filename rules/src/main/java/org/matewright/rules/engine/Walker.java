package org.matewright.rules.engine;

import org.matewright.rules.Side;

/**
 * A mutable cursor on the tree of moves, for searching. Not safe for use by several threads; each takes its own.
 * Generating, making and unmaking allocate nothing. STUB: the API stands.
 */
public final class Walker {
    /** An upper bound for the number of legal moves that a single call of {@link #generate} writes. */
    public static final int MAX_MOVES = 4096;

    /** The side to move. */
    public Side side() {
        throw new IllegalStateException("stub");
    }

    /**
     * Writes all legal moves of the side to move into {@code moves} from index {@code from} on.
     *
     * @return the index behind the last one. No moves when the game is over by a rule other than mate.
     */
    public int generate(long[] moves, int from) {
        throw new IllegalStateException("stub");
    }

    /** Whether there is a legal move; quicker than listing them. */
    public boolean hasLegalMove() {
        throw new IllegalStateException("stub");
    }

    /** Plays a move that {@link #generate} listed for this very position. */
    public void make(long move) {
        throw new IllegalStateException("stub");
    }

    /** Takes the last move (or pass) back. */
    public void unmake() {
        throw new IllegalStateException("stub");
    }

    /** Lets the other side move without a move having been played; en passant rights lapse. Undone by unmake. */
    public void pass() {
        throw new IllegalStateException("stub");
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        throw new IllegalStateException("stub");
    }

    /**
     * What the position means for the side to move by rules other than (stale)mate: 0 nothing, -1 it has lost, +1 it
     * has won, 2 drawn.
     */
    public int verdict() {
        throw new IllegalStateException("stub");
    }

    /** A 64-bit key of the position (men, side, rights, en passant, whatever the laws track). */
    public long key() {
        throw new IllegalStateException("stub");
    }

    /** A second key, independent of the first. */
    public long key2() {
        throw new IllegalStateException("stub");
    }

    /** The number of moves made and not unmade. */
    public int depth() {
        throw new IllegalStateException("stub");
    }

    /** Another cursor on the same position, without its history. */
    public Walker copy() {
        throw new IllegalStateException("stub");
    }

    /** The origin of a packed move (255 for drops). */
    public static int from(long move) {
        return (int) (move & 0xFF);
    }

    /** The target of a packed move. */
    public static int to(long move) {
        return (int) (move >>> 8 & 0xFF);
    }
}
