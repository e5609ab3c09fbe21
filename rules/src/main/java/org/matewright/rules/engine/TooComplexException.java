package org.matewright.rules.engine;

/** Thrown when a move description has more paths than can be compiled, or a position more moves than can be listed. */
public final class TooComplexException extends RuntimeException {
    /** An exception about a description. */
    public TooComplexException(String betza) {
        this(new StringBuilder("the moves '").append(betza).append("' have too many paths to be worked out"));
    }

    private TooComplexException(CharSequence message) {
        super(message.toString());
    }

    /** An exception about a position with more moves than a list holds. */
    static TooComplexException moves(int limit) {
        return new TooComplexException(new StringBuilder("the position has more moves than can be listed, ")
                .append(limit).append(" at most"));
    }

    /** Whether an exception of a list's writer means that the list, written from its beginning to its end, is full. */
    static boolean isFull(long[] moves) {
        return moves[moves.length - 1] != 0;
    }
}
