/** Direct, self and reflex play. */
@NullMarked
package org.matewright.puzzles.solve.battle;

import org.jspecify.annotations.NullMarked;
