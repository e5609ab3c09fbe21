/** Problem files: {@link org.matewright.puzzles.io.ProblemYaml} reads and writes them. */
@NullMarked
package org.matewright.puzzles.io;

import org.jspecify.annotations.NullMarked;
