/**
 * What the command line and the window both report of a problem, each worded once: doubts about its position, what keeps
 * it from being solved, the verdict on its author's claim, how far a stopped search came, why there is no solution.
 * Sentences have no full stop at their end, so that either may put them into its own text.
 *
 * <p>Not here: the play itself, which {@link org.matewright.puzzles.text} writes; JSON, options and exit status, which
 * belong to {@link org.matewright.puzzles.cli}; colours and rows, which belong to the window.
 */
@NullMarked
package org.matewright.puzzles.report;

import org.jspecify.annotations.NullMarked;
