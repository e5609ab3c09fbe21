package org.matewright.puzzles;

/** Thrown for a stipulation that is well formed but that the solver can't solve. */
public final class UnsupportedStipulationException extends RuntimeException {
    /** An exception that says what isn't supported. */
    public UnsupportedStipulationException(Stipulation stipulation) {
        super("the solver doesn't know the stipulation " + stipulation);
    }
}
