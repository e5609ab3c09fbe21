/**
 * The words that all of Matewright shares: {@link org.matewright.rules.Geometry} of a board,
 * {@link org.matewright.rules.Piece} and {@link org.matewright.rules.Setup}, {@link org.matewright.rules.Fen}, and
 * {@link org.matewright.rules.Checked} results with their {@link org.matewright.rules.Fault}s.
 *
 * <p>This package depends on nothing else of the project.
 */
@NullMarked
package org.matewright.rules;

import org.jspecify.annotations.NullMarked;
