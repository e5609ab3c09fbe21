/** Moves, solutions and boards in words: the notations that composers read. */
@NullMarked
package org.matewright.puzzles.text;

import org.jspecify.annotations.NullMarked;
