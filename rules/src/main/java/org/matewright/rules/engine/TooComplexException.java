package org.matewright.rules.engine;

/** Thrown when a move description has more paths than can be compiled. */
public final class TooComplexException extends RuntimeException {
    /** An exception about a description. */
    public TooComplexException(String betza) {
        super("the moves '" + betza + "' have too many paths to be worked out");
    }
}
