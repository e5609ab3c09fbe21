/**
 * Problems in files and as lines of text.
 *
 * <p>{@link org.matewright.puzzles.io.ProblemFormats} lists the formats, each of which reads and writes a
 * {@link org.matewright.puzzles.io.ProblemFile}. The YAML format keeps everything that a problem has and changes a file
 * only where the problem changed; its keys, with the texts of the manual, are in
 * {@link org.matewright.puzzles.io.ProblemKeys}. The mapping of twins is read and written here, their changes by
 * themselves in {@link org.matewright.puzzles.twin}. Definitions of variants are read in
 * {@code org.matewright.rules.define}, pictures of problems are made in {@link org.matewright.puzzles.diagram}.
 */
@NullMarked
package org.matewright.puzzles.io;

import org.jspecify.annotations.NullMarked;
