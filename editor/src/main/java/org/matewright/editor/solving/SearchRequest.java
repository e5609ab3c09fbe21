package org.matewright.editor.solving;

import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Position;

/**
 * A question for the solver.
 *
 * @param position the position to solve
 * @param stipulation what is to be reached in it
 * @param options what is to be listed and what the search may use
 */
public record SearchRequest(Position position, Stipulation stipulation, SolveOptions options) {}
