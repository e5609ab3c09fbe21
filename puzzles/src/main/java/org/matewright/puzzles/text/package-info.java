/**
 * Moves, solutions and rules in the notation that composers read.
 *
 * <p>{@link org.matewright.puzzles.text.MoveText} writes and finds single moves in either style,
 * {@link org.matewright.puzzles.text.SolutionWriter} whole solutions: battle play by
 * {@code TreeText}, in the tree of the solving programs or the lines of magazines, help and
 * series play by {@code LineText}. {@link org.matewright.puzzles.text.RuleWords} puts rules
 * of a variant into words. Sentences about a solution, such as verdicts, are in
 * {@link org.matewright.puzzles.report}; boards as text are in {@link org.matewright.puzzles.diagram}.
 */
@NullMarked
package org.matewright.puzzles.text;

import org.jspecify.annotations.NullMarked;
