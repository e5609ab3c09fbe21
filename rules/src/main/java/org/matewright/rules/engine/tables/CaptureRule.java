package org.matewright.rules.engine.tables;

import java.util.Set;

/** A rule about what a capture leaves behind, beyond the captured piece's leaving the board. */
public interface CaptureRule {
    /** Draws the consequences of a move that has just captured. */
    void follow(CaptureContext context);

    /** The assumptions of fast paths that the rule breaks. */
    Set<Assumption> breaks();

    /** Whether the rule may put pieces on the board that count as unmoved, so that lost castling rights may come back. */
    default boolean restoresUnmoved() {
        return false;
    }
}
