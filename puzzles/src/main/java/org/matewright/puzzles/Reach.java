package org.matewright.puzzles;

/**
 * How far a search came that didn't end by itself. What it tells is proven in any case; this says what else is certain.
 *
 * @param stop what ended it
 * @param moves in play with keys: within so many moves every first move is decided, so there are no other keys with as
 *     many moves or fewer; 0 where there are lines
 * @param decided how many first moves are decided besides: in play with keys about one move more, where there are lines
 *     about the whole stipulation, so that all lines that begin with them are told
 * @param total how many first moves there are
 * @param next the first one that isn't decided, from 1 in the order of their texts: where to go on; one more than there
 *     are if all are decided
 */
public record Reach(Stop stop, int moves, int decided, int total, int next) {
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
        /** Somebody asked for it. */
        REQUEST("request"),
        /** So many keys or lines were found as were wanted. */
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
    public static final Reach WHOLE = new Reach(Stop.NONE, 0, 0, 0, 1);
}
