package org.matewright.puzzles.solve.battle;

import org.matewright.rules.engine.packed.PackedMove;

/**
 * Certificates that one reply of the defender refutes many attacks. A reply is examined once for the position before the
 * attacker's move; the certificate lists what it depends on. An attack that touches none of that is refuted by it, and
 * needn't be played.
 */
sealed interface Certificates permits ReplyCertificates, SelfmateReplies {
    /** With how many moves of the attacker, the attack included, the certificates refute. */
    int moves();

    /**
     * Begins with a position, in which the attacker is to move.
     *
     * @param reply the reply that refuted last elsewhere, or {@link PackedMove#NONE}
     * @param attacks the number of attacks to be searched
     */
    void begin(long reply, int attacks);

    /**
     * Learns of a reply that has just refuted an attack; the walker stands before that attack.
     *
     * @param reply the reply, or {@link PackedMove#NONE} if it isn't known
     * @param attacks the number of attacks that remain to be searched
     */
    void learn(long reply, int attacks);

    /** Whether a certificate shows that a legal attack is refuted; false if none says so. */
    boolean refutes(long attack);
}
