/** Problems and their solutions: the words that solver, readers, writers and windows share. */
@NullMarked
package org.matewright.puzzles;

import org.jspecify.annotations.NullMarked;
