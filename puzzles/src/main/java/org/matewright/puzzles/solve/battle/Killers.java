package org.matewright.puzzles.solve.battle;

import org.matewright.puzzles.solve.search.Bounds;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * Moves that succeeded elsewhere and are therefore tried first: killers. The attacker has one for each number of moves
 * that remain. The defender has two: the reply that refuted the same attack (told by origin and target) last, and the
 * last that refuted anything with as many moves remaining. A killer proves nothing; it is searched like any other move.
 * For one thread.
 */
final class Killers {
    private static final int LENGTHS = Bounds.MAX_MOVES + 2;

    private final long[] attacks = new long[LENGTHS];
    private final long[] replies = new long[LENGTHS];
    private final long[] repliesByAttack = new long[PackedMove.SQUARE_PAIRS];
    private long lastRefutation;

    /** The attack that succeeded last with so many moves; {@link PackedMove#NONE} if there is none. */
    long attack(int moves) {
        return attacks[moves];
    }

    /** Records that an attack has succeeded with so many moves. */
    void recordAttack(int moves, long attack) {
        attacks[moves] = attack;
    }

    /** The reply that refuted last with so many moves remaining; {@link PackedMove#NONE} if there is none. */
    long reply(int moves) {
        return replies[moves];
    }

    /** The reply that refuted an attack with the same squares last; {@link PackedMove#NONE} if there is none. */
    long replyTo(long attack) {
        return repliesByAttack[PackedMove.squarePair(attack)];
    }

    /** Whether a reply is one of the two killers against an attack. */
    boolean isReplyTo(long attack, int moves, long reply) {
        return reply == replyTo(attack) || reply == replies[moves];
    }

    /** Records that a reply has refuted an attack after which so many moves remained. */
    void recordReply(long attack, int moves, long reply) {
        repliesByAttack[PackedMove.squarePair(attack)] = reply;
        replies[moves] = reply;
        lastRefutation = reply;
    }

    /** The reply by which the defence of the attack just searched succeeded; {@link PackedMove#NONE} if it isn't known. */
    long lastRefutation() {
        return lastRefutation;
    }

    /** Sets what {@link #lastRefutation} returns until a reply is recorded. */
    void setLastRefutation(long reply) {
        lastRefutation = reply;
    }
}
