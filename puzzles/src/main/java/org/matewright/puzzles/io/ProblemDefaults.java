package org.matewright.puzzles.io;

import org.jspecify.annotations.Nullable;

/**
 * What holds for a problem whose text doesn't state it.
 *
 * @param variant a variant's name or path
 * @param stipulation a stipulation, or null if every problem must state its own
 */
public record ProblemDefaults(String variant, @Nullable String stipulation) {
    /** Chess, and every problem states its stipulation. */
    public static final ProblemDefaults CHESS = new ProblemDefaults("chess", null);
}
