/** The command line: one class for each command, the same commands for one run and for {@code batch}. */
@NullMarked
package org.matewright.puzzles.cli;

import org.jspecify.annotations.NullMarked;
