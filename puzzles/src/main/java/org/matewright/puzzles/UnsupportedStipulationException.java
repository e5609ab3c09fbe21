package org.matewright.puzzles;

/** Thrown for a well-formed stipulation that the solver can't solve on a board. */
public final class UnsupportedStipulationException extends RuntimeException {
    /** An exception that names the stipulation. */
    public UnsupportedStipulationException(Stipulation stipulation) {
        super("the solver doesn't know the stipulation " + stipulation);
    }
}
