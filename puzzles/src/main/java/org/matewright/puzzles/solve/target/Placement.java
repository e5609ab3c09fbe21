package org.matewright.puzzles.solve.target;

/**
 * A piece in a state, as an {@code int}: bits 0 to 15 hold the state ({@link PieceStates}), the others the piece's index.
 */
final class Placement {
    private static final int STATE_BITS = 16;

    private Placement() {}

    /** A piece in a state. */
    static int of(int piece, int state) {
        return piece << STATE_BITS | state;
    }

    /** The index of the piece. */
    static int piece(int placement) {
        return placement >>> STATE_BITS;
    }

    /** The state. */
    static int state(int placement) {
        return placement & (1 << STATE_BITS) - 1;
    }
}
