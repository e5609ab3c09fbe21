/** The intelligent mode: searches aimed at the final positions that can come about. */
@NullMarked
package org.matewright.puzzles.solve.target;

import org.jspecify.annotations.NullMarked;
