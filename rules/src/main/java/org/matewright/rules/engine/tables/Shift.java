package org.matewright.rules.engine.tables;

/**
 * One of the few moves of a pawn-like piece, as a shift of the whole set of pieces of its code: they all go the same number
 * of squares on, each from those squares alone from which it may.
 *
 * @param distance the number of squares from origin to target
 * @param kind the kind of target, as {@link TargetElements#kindOffset} has it
 * @param between how far the squares are from the origin that must be empty
 * @param unmoved whether it is for unmoved pieces alone
 * @param origins the squares from which it may be made
 * @param effects by origin: the bits of the move besides its squares
 */
public record Shift(int distance, int kind, int[] between, boolean unmoved, long[] origins, long[] effects) {}
