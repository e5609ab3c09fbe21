package org.matewright.rules.engine.tables;

/** A rule about what a capture leaves behind, beyond the captured piece's leaving the board. */
public interface CaptureRule {
    /** Draws the consequences of a move that has just captured. */
    void follow(CaptureContext context);

    /**
     * Whether the rule may put pieces on squares or take them away: then a move that captures has to be made before it is
     * known whether its side is safe.
     */
    boolean changesBoard();

    /** Whether the rule may put pieces on the board that count as unmoved, so that lost castling rights may come back. */
    default boolean restoresUnmoved() {
        return false;
    }
}
