package org.matewright.puzzles.solve.search;

/**
 * Sets questions about the same position apart in the {@link ProofTable}. A salt is exclusive-ored into both keys of the
 * position: the table finds the place of an entry by the first and recognizes the entry by the second.
 */
public enum KeySalt {
    /** One entry answers for every number of moves, as {@link Bounds} do: what n moves force, n + 1 force too. */
    NONE(0),
    /**
     * Each number of moves has an entry of its own. So it must be where the goal has to be reached with the last move
     * (exact play), and where only lines of full length count (partial lines): what holds for n says nothing about n + 1.
     */
    BY_LENGTH(0x9E3779B97F4A7C15L),
    /** As {@link #BY_LENGTH}, for questions about parries in a table that also holds lines by their length. */
    PARRIES_BY_LENGTH(0xD1B54A32D192ED03L);

    private final long perMove;

    KeySalt(long perMove) {
        this.perMove = perMove;
    }

    /** One of a position's keys, made that of a question about so many moves. */
    long apply(long key, int moves) {
        return key ^ moves * perMove;
    }
}
