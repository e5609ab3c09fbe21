package org.matewright.editor.solving;

import java.util.ArrayList;
import java.util.List;

/** Searches that report what a test has them report, and nothing by themselves. */
final class ScriptedSearches implements SearchRunner {
    private final List<Started> started = new ArrayList<>();

    /** A search that was started. */
    static final class Started implements Search {
        final SearchRequest request;
        final Listener listener;
        boolean stopped;

        private Started(SearchRequest request, Listener listener) {
            this.request = request;
            this.listener = listener;
        }

        @Override
        public void stop() {
            stopped = true;
        }
    }

    @Override
    public Search start(SearchRequest request, Listener listener) {
        Started search = new Started(request, listener);
        started.add(search);
        return search;
    }

    /** How many searches were started so far. */
    int count() {
        return started.size();
    }

    /** The search that was started last. */
    Started last() {
        return started.get(started.size() - 1);
    }
}
