package org.matewright.puzzles;

/**
 * How much of the work a search has done. What it reports is proven in any case; this says what else is certain. Tree
 * searches decide the first moves for a growing number of moves, and count here those decided for one move more than
 * {@link TreeSolution#decidedMoves()}.
 *
 * @param stop what ended it
 * @param decided how many first moves are decided; all lines that begin with them are in the solution
 * @param total how many first moves there are
 * @param next the first one that isn't decided, from 1 in the order of their texts: where to go on; one more than there
 *     are if all are decided
 */
public record SearchCoverage(Stop stop, int decided, int total, int next) {
    /** What ended a search. */
    public enum Stop {
        /** It ended by itself. */
        NONE("none"),
        /** The time allowed was over. */
        TIME("time"),
        /** The moves allowed had been made. */
        NODES("nodes"),
        /** The lines found filled the memory allowed. */
        MEMORY("memory"),
        /** It was cancelled. */
        REQUEST("request"),
        /** As many keys or lines were found as were wanted. */
        ENOUGH("enough");

        private final String word;

        Stop(String word) {
            this.word = word;
        }

        /** The word for programs. */
        public String word() {
            return word;
        }
    }

    /** A search that ended by itself. */
    public static final SearchCoverage WHOLE = new SearchCoverage(Stop.NONE, 0, 0, 1);

    /** A search that decided all first moves, whatever ended it. */
    public static SearchCoverage ofAll(Stop stop, int total) {
        return new SearchCoverage(stop, total, total, total + 1);
    }
}
