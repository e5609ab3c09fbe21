/** Help and series play. */
@NullMarked
package org.matewright.puzzles.solve.line;

import org.jspecify.annotations.NullMarked;
