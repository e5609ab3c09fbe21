package org.matewright.puzzles.solve.battle;

import org.matewright.rules.engine.Walker;

/**
 * In direct mates, where two moves are left: replies that refute many first moves each, told without playing them. The
 * reply that refuted last elsewhere is looked at first, then those that refute the first moves here.
 */
final class ReplyCertificates {
    /** A reply is looked at more closely if so many moves are left that it may refute. */
    private static final int WORTH_IT = 4;

    private final Walker walker;
    private int prepared;
    private long latest;

    ReplyCertificates(Walker walker) {
        this.walker = walker;
    }

    /** Begins with a position and the reply that refuted last elsewhere, or 0. */
    void begin(long reply, int movesLeft) {
        prepared = 0;
        latest = 0;
        learn(reply, movesLeft);
    }

    /** Takes note of the reply that refuted the move just asked about, or 0 if it isn't known. */
    void learn(long reply, int movesLeft) {
        if (reply != 0 && reply != latest && prepared < Walker.CERTIFICATES && movesLeft > WORTH_IT) {
            latest = reply;
            prepared += walker.prepareReply(prepared, reply) ? 1 : 0;
        }
    }

    /** Whether a move of the position is known to be refuted. */
    boolean refutes(long move) {
        for (int slot = 0; slot < prepared; slot++) {
            if (walker.refutesByReply(slot, move)) {
                return true;
            }
        }
        return false;
    }
}
