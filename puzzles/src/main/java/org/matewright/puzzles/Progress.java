package org.matewright.puzzles;

/**
 * Told how a search goes and asked whether it is to go on. Called from the searching threads, often enough for a
 * person (about ten times a second) and cheap enough not to matter.
 */
public interface Progress {
    /** Hears nothing and never stops. */
    Progress NONE = new Progress() {};

    /** Whether the search shall stop now; the partial answer is kept. */
    default boolean isCancelled() {
        return false;
    }

    /**
     * How far the search is.
     *
     * @param phase what is being done, such as {@code mate in 3}
     * @param done how many of the first moves are finished
     * @param total how many there are
     * @param nodes moves made so far
     */
    default void report(String phase, int done, int total, long nodes) {}

    /** Called by each thread that the search started besides the caller's own, as its last act. */
    default void threadEnds() {}
}
