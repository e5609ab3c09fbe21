package org.matewright.puzzles.solve.battle;

import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * Certificates for direct mates with two moves left: that a reply is legal and leaves no mate in one. The walker writes and
 * reads them. The first is of the reply that refuted last elsewhere, further ones of replies that refute attacks here.
 * For one thread.
 */
final class ReplyCertificates implements Certificates {
    /** With fewer attacks left, writing a certificate costs more than it saves. */
    private static final int MIN_ATTACKS = 5;

    private final Walker walker;
    private int written;
    private long latest;

    ReplyCertificates(Walker walker) {
        this.walker = walker;
    }

    @Override
    public int moves() {
        return 2;
    }

    @Override
    public void begin(long reply, int attacks) {
        written = 0;
        latest = PackedMove.NONE;
        learn(reply, attacks);
    }

    @Override
    public void learn(long reply, int attacks) {
        if (reply != PackedMove.NONE && reply != latest && written < Walker.CERTIFICATES && attacks >= MIN_ATTACKS) {
            latest = reply;
            written += walker.prepareReply(written, reply) ? 1 : 0;
        }
    }

    @Override
    public boolean refutes(long attack) {
        for (int slot = 0; slot < written; slot++) {
            if (walker.refutesByReply(slot, attack)) {
                return true;
            }
        }
        return false;
    }
}
