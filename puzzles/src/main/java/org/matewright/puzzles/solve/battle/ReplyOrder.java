package org.matewright.puzzles.solve.battle;

import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.packed.PieceCode;

/**
 * Orders the replies of a defence by the estimated cost of showing that they refute. Nearly every reply refutes a bad
 * attack, but some leave the attacker much less to try: for each reply, told by origin and target, a running mean of its
 * cost is kept; checks and captures are taken to be cheaper than their mean. For one thread.
 */
final class ReplyOrder {
    /** The cost of a reply that didn't refute is multiplied by this. */
    private static final float FAILED = 1.5f;

    /** The weight of the latest cost in the mean of its reply. */
    private static final float LATEST = 0.25f;

    /** The weight of the latest cost in the mean of all replies. */
    private static final float LATEST_OF_ALL = 0.01f;

    private static final float CHECK = 0.1f;
    private static final float CAPTURE = 0.25f;
    /** The factor of the reply that refuted an attack with the same squares last. */
    private static final float KILLER = 0.7f;

    /** With fewer replies it doesn't pay to find out which of them give check. */
    private static final int MIN_FOR_CHECKS = 4;

    /** Defences with more moves share what is learnt: a very long problem takes no more memory than this. */
    private static final int MAX_MOVES = 31;

    private final MoveStack stack;
    private final Walker walker;
    /** By the attacker's further moves, then by the reply's squares; null where nothing is known. */
    private final float[] @Nullable [] costs = new float[MAX_MOVES + 1][];

    private final float[] means = new float[MAX_MOVES + 1];
    private final boolean[] checking = new boolean[PackedMove.SQUARE_PAIRS];
    private float[] keys = new float[64];

    ReplyOrder(Walker walker, MoveStack stack) {
        this.walker = walker;
        this.stack = stack;
    }

    /** Learns the cost of finding out whether a reply refutes, with so many further moves of the attacker. */
    void learn(long reply, int moves, long cost, boolean refuted) {
        int n = Math.min(moves, MAX_MOVES);
        float[] known = costs[n];
        if (known == null) {
            known = new float[PackedMove.SQUARE_PAIRS];
            costs[n] = known;
            means[n] = cost;
        }
        int squares = PackedMove.squarePair(reply);
        float old = known[squares];
        if (refuted) {
            known[squares] = old == 0 ? cost : old + (cost - old) * LATEST;
            means[n] += (cost - means[n]) * LATEST_OF_ALL;
        } else {
            known[squares] = Math.max(old, cost) * FAILED;
        }
    }

    /**
     * Orders the replies that are listed from one index of the stack to another.
     *
     * @param killer the reply that refuted an attack with the same squares last, or {@link PackedMove#NONE}
     */
    void sort(int from, int end, int n, long killer) {
        if (end - from < 2) {
            return;
        }
        int checks = end - from < MIN_FOR_CHECKS ? end : walker.generateChecks(stack.room(end), end);
        long[] moves = stack.moves;
        mark(end, checks, true);
        if (keys.length < end - from) {
            keys = new float[end - from];
        }
        for (int i = from; i < end; i++) {
            long move = moves[i];
            float key = estimate(move, n) * (move == killer ? KILLER : 1);
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

    private float estimate(long reply, int moves) {
        int n = Math.min(moves, MAX_MOVES);
        float[] known = costs[n];
        int squares = PackedMove.squarePair(reply);
        float cost = known == null ? 1 : known[squares] == 0 ? means[n] : known[squares];
        if (walker.occupant(PackedMove.to(reply)) != PieceCode.NONE) {
            cost *= CAPTURE;
        }
        return checking[squares] ? cost * CHECK : cost;
    }

    private void mark(int from, int end, boolean checks) {
        for (int i = from; i < end; i++) {
            checking[PackedMove.squarePair(stack.moves[i])] = checks;
        }
    }
}
