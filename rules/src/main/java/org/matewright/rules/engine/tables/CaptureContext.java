package org.matewright.rules.engine.tables;

import org.matewright.rules.engine.packed.PieceCode;

/**
 * A move that has just captured, as a {@link CaptureRule} sees it: every piece of the move stands where it goes, but it is
 * still the captor's turn. All changes are taken back with the move.
 */
public interface CaptureContext {
    /** The side that captures: 0 for White, 1 for Black. */
    int side();

    /** The square to which the captor went. */
    int target();

    /** The number of captured pieces. */
    int count();

    /** The code of one of the captured pieces. */
    int code(int index);

    /** The square on which one of the captured pieces stood. */
    int square(int index);

    /** The code of the piece on a square now. */
    int at(int square);

    /** Puts a piece on a square in place of what stands there; {@link PieceCode#NONE} empties the square. */
    void put(int square, int code);

    /** Puts a piece on a square as one that hasn't moved. */
    void putUnmoved(int square, int code);

    /** Adds a piece to the hand of its side. */
    void addToHand(int code);
}
