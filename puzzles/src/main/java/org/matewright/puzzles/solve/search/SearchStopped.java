package org.matewright.puzzles.solve.search;

/** Leaves a search in the middle because of a limit, a request to stop, or because its result isn't needed any more. */
public final class SearchStopped extends RuntimeException {
    SearchStopped() {
        super(null, null, false, false);
    }
}
