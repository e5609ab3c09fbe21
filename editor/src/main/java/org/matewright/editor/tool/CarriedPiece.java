package org.matewright.editor.tool;

import org.matewright.rules.Piece;

/**
 * A piece that is carried over the board.
 *
 * @param piece the piece
 * @param from the square it was taken from, or {@link Gesture#OFF_BOARD} if it comes from the palette
 * @param copy whether another one stays behind
 * @param byKeyboard whether it follows the square cursor instead of the mouse
 */
public record CarriedPiece(Piece piece, int from, boolean copy, boolean byKeyboard) {}
