package org.matewright.puzzles;

/**
 * Follows a search, and may cancel it. The search threads call it about ten times a second: often enough for a person
 * who watches, and rarely enough to cost nothing.
 */
public interface Progress {
    /** Ignores all reports and never cancels. */
    Progress NONE = new Progress() {};

    /** Whether the search is to stop now; what it has proven so far becomes its answer. */
    default boolean isCancelled() {
        return false;
    }

    /**
     * Reports how far the search has got.
     *
     * @param phase the present part of the work, such as {@code #3}
     * @param done how many of its steps, mostly first moves, are finished
     * @param total how many there are
     * @param nodes moves made so far
     */
    default void report(String phase, int done, int total, long nodes) {}

    /** Called by each thread that the search started besides the caller's own, as its last act. */
    default void threadEnds() {}
}
