package org.matewright.editor.solving;

import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;

/**
 * All that can be shown of solving at one moment.
 *
 * @param state how solving stands
 * @param result what was found last; null before anything was found. It stays while the next search runs and while it
 *     belongs to another state of the problem
 * @param isStale whether the result belongs to another state of the problem
 * @param claim what the author claims of the diagram now
 */
public record SolveView(SolveState state, @Nullable SolveResult result, boolean isStale, Problem.Intended claim) {}
