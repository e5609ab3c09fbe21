/**
 * The surface of the move generator: a {@link org.matewright.rules.engine.Walker} stands on a position of compiled rules and
 * walks the tree of legal moves at full speed; {@link org.matewright.rules.engine.Perft} counts it;
 * {@link org.matewright.rules.engine.ClearLines} reasons about positions of which only some pieces are known.
 *
 * <p>The engine is built in rooms, each of which uses only those before it: {@code packed} (moves, piece codes and sets of
 * squares as words), {@code tables} (compiled rules), {@code endings} (rules that end the game), {@code captures} (what captures leave behind), {@code board} (making and
 * unmaking moves), {@code attacks} (who attacks what), {@code moves} (listing legal moves), {@code mates} (mate tests), and
 * this package. Beside them stands {@code compile}, which turns a variant's rules into tables and uses {@code packed},
 * {@code tables}, {@code endings} and {@code captures} alone.
 */
@NullMarked
package org.matewright.rules.engine;

import org.jspecify.annotations.NullMarked;
