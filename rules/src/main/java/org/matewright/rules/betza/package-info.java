/**
 * Extended Betza notation, which {@code docs/NOTATION.md} describes; the section numbers in comments are that page's.
 * {@link org.matewright.rules.betza.Betza} is a description that has been read; it can be printed in canonical form and
 * put into words. {@link org.matewright.rules.betza.Directions} says what direction letters mean, as geometry without a
 * board.
 *
 * <p>Nothing here knows boards, positions or moves: those are made from descriptions by the engine.
 */
@NullMarked
package org.matewright.rules.betza;

import org.jspecify.annotations.NullMarked;
