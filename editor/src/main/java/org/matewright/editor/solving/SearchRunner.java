package org.matewright.editor.solving;

import org.matewright.puzzles.Solution;

/** Runs searches beside the thread that the document lives on. */
@FunctionalInterface
public interface SearchRunner {
    /**
     * Starts a search.
     *
     * @param listener receives the reports, on the caller's thread and after this call has returned
     */
    Search start(SearchRequest request, Listener listener);

    /** A search that runs. */
    @FunctionalInterface
    interface Search {
        /** Asks the search to end early; it still hands over what it has found so far, marked as incomplete. */
        void stop();
    }

    /** Receives the reports of one search: progress any number of times, then one of the other two. */
    interface Listener {
        /** The search has come so far. */
        void progressed(SearchProgress progress);

        /** The search has ended, by itself or stopped: the solution says which. */
        void solved(Solution solution);

        /**
         * The search can't answer.
         *
         * @param reason why, in words without a full stop
         */
        void failed(String reason);
    }
}
