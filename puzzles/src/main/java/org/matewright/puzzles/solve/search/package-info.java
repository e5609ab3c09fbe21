/** What every search of the solver shares. */
@NullMarked
package org.matewright.puzzles.solve.search;

import org.jspecify.annotations.NullMarked;
