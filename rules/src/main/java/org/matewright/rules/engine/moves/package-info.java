/**
 * Legal moves: pseudo-legal moves of single pieces, castling, drops, gating and passes; which of them leave a side safe; which
 * give check; whether a side can move at all; and what the move played changes beyond the pieces. Mate in one isn't searched
 * here. Uses {@code attacks} and what lies below it.
 */
@NullMarked
package org.matewright.rules.engine.moves;

import org.jspecify.annotations.NullMarked;
