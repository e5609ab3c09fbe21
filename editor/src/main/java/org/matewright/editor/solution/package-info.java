/**
 * The solution of the problem on the view state: the verdict, the tree of moves, and stepping through it. The main type is
 * {@link org.matewright.editor.solution.SolutionPanel}.
 *
 * <p>A {@link org.matewright.puzzles.Solution} becomes {@link org.matewright.editor.solution.SolutionRow}s, each a line
 * as a magazine would print it: a defence and its only answer stand on the same row. A row holds
 * {@link org.matewright.editor.solution.Step}s, and each step knows its position.
 */
@NullMarked
package org.matewright.editor.solution;

import org.jspecify.annotations.NullMarked;
