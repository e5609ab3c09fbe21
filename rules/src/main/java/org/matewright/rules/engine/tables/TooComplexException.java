package org.matewright.rules.engine.tables;

/** Thrown when a move description has more paths than can be compiled, or a position more moves than can be listed. */
public final class TooComplexException extends RuntimeException {
    /** An exception about a description. */
    public TooComplexException(String betza) {
        super("the moves " + (betza.length() > 60 ? "'" + betza.substring(0, 60) + "…'" : "'" + betza + "'")
                + " have too many paths to be worked out");
    }

    private TooComplexException(int limit) {
        super("the position has more moves than can be listed, " + limit + " at most");
    }

    /** An exception about a position with more moves than a list holds. */
    public static TooComplexException moves(int limit) {
        return new TooComplexException(limit);
    }

    /** Whether an exception of a list's writer means that the list, written from its beginning to its end, is full. */
    public static boolean isFull(long[] moves) {
        return moves[moves.length - 1] != 0;
    }
}
