package org.matewright.puzzles.solve.battle;

import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.rules.engine.Walker;

/**
 * Orders the replies of a defence by what it is likely to cost to show that they refute. Nearly every reply refutes a
 * bad move, but some leave the attacker much less to try: of each reply, told by where it comes from and goes to, a mean
 * of what it cost is kept, and replies that give check or capture are taken for cheaper than that.
 */
final class ReplyOrder {
    /** A reply that didn't refute counts as so many times dearer. */
    private static final float FAILED = 1.5f;

    /** How much the latest cost weighs in the mean of a reply, and in that of all. */
    private static final float LATEST = 0.25f;

    private static final float LATEST_OF_ALL = 0.01f;

    private static final float CHECK = 0.1f;
    private static final float CAPTURE = 0.25f;
    /** The reply that refuted the same move elsewhere. */
    private static final float REMEMBERED = 0.7f;

    /** With fewer replies it isn't worth while to look for those that give check. */
    private static final int FEW = 4;

    private static final int PLACES = 1 << 16;
    /** Longer defences share what is learnt, so that a very long problem takes no more memory than this. */
    private static final int LONGEST = 31;

    private final MoveStack stack;
    private final Walker walker;
    /** By the attacker's moves left; null if nothing is known. */
    private final float[] @Nullable [] costs = new float[LONGEST + 1][];

    private final float[] means = new float[LONGEST + 1];
    private final boolean[] checking = new boolean[PLACES];
    private float[] keys = new float[64];

    ReplyOrder(Walker walker, MoveStack stack) {
        this.walker = walker;
        this.stack = stack;
    }

    /** Learns what it cost to ask whether a reply refutes, with so many moves of the attacker left. */
    void learn(long reply, int movesLeft, long cost, boolean refuted) {
        int n = Math.min(movesLeft, LONGEST);
        float[] known = costs[n];
        if (known == null) {
            known = new float[PLACES];
            costs[n] = known;
            means[n] = cost;
        }
        int place = place(reply);
        float old = known[place];
        if (refuted) {
            known[place] = old == 0 ? cost : old + (cost - old) * LATEST;
            means[n] += (cost - means[n]) * LATEST_OF_ALL;
        } else {
            known[place] = Math.max(old, cost) * FAILED;
        }
    }

    /**
     * Orders the replies that are listed from one index of the stack to another.
     *
     * @param remembered a reply that refuted the same move elsewhere, or 0
     */
    void sort(int from, int end, int n, long remembered) {
        if (end - from < 2) {
            return;
        }
        int checks = end - from < FEW ? end : walker.generateChecks(stack.room(end), end);
        long[] moves = stack.moves;
        mark(end, checks, true);
        if (keys.length < end - from) {
            keys = new float[end - from];
        }
        for (int i = from; i < end; i++) {
            long move = moves[i];
            float key = estimate(move, n) * (move == remembered ? REMEMBERED : 1);
            int j = i;
            while (j > from && keys[j - 1 - from] > key) {
                keys[j - from] = keys[j - 1 - from];
                moves[j] = moves[j - 1];
                j--;
            }
            keys[j - from] = key;
            moves[j] = move;
        }
        mark(end, checks, false);
    }

    private float estimate(long move, int movesLeft) {
        int n = Math.min(movesLeft, LONGEST);
        float[] known = costs[n];
        int place = place(move);
        float cost = known == null ? 1 : known[place] == 0 ? means[n] : known[place];
        if (walker.occupant(Walker.to(move)) != 0) {
            cost *= CAPTURE;
        }
        return checking[place] ? cost * CHECK : cost;
    }

    private void mark(int from, int end, boolean checks) {
        for (int i = from; i < end; i++) {
            checking[place(stack.moves[i])] = checks;
        }
    }

    private static int place(long move) {
        return (int) move & PLACES - 1;
    }
}
