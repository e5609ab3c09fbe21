package org.matewright.puzzles.solve;

/** Leaves a search in the middle because of a limit, a cancel or because its result isn't needed any more. */
final class SearchStopped extends RuntimeException {
    SearchStopped() {
        super(null, null, false, false);
    }
}
