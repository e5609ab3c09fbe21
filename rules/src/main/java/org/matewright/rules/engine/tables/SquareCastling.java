package org.matewright.rules.engine.tables;

/**
 * A castling whose squares are stated.
 *
 * @param side whose it is
 * @param from the king's origin
 * @param to its target
 * @param partner the partner's origin
 * @param crossed the squares that the king crosses, its target excepted
 * @param empty the squares that must be empty, but for king and partner themselves
 * @param effect the effect
 */
public record SquareCastling(int side, int from, int to, int partner, int[] crossed, int[] empty, int effect) {}
