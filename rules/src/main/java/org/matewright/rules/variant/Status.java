package org.matewright.rules.variant;

/** How a position stands, judged for the side to move. */
public enum Status {
    /** The game goes on. */
    RUNNING,
    /** The side to move is checkmated. */
    CHECKMATE,
    /** The side to move isn't in check and has no legal move. */
    STALEMATE,
    /** The side to move has lost by another rule, such as bare king. */
    LOST,
    /** The side to move has won by another rule. */
    WON,
    /** Drawn by another rule. */
    DRAWN
}
