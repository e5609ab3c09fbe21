/**
 * A position and the moves that led there: making and unmaking moves, with keys kept up to date
 * ({@link org.matewright.rules.engine.board.Board}), and what the fields of a FEN say about rights. Whether a move is legal,
 * or a square attacked, isn't known here. Uses {@code packed} and {@code tables}.
 */
@NullMarked
package org.matewright.rules.engine.board;

import org.jspecify.annotations.NullMarked;
