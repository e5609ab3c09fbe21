package org.matewright.rules.variant;

/** What an {@link Effect} does on one square, for boards that show it. */
public record Touch(int square, Kind kind) {
    /** What happens on a square. */
    public enum Kind {
        /** Something is captured there, or by going there. */
        CAPTURE,
        /** The piece there vanishes without being captured. */
        REMOVAL,
        /** A piece leaves that isn't the one that moves. */
        DEPARTURE,
        /** A piece arrives that isn't the one that moves. */
        ARRIVAL,
        /** The piece there becomes another. */
        CHANGE
    }
}
