package org.matewright.rules.engine;

import java.util.BitSet;
import java.util.List;

/**
 * How one type of piece promotes.
 *
 * @param white White's zone
 * @param black Black's zone
 * @param entering whether a move from outside into the zone promotes
 * @param within whether a move inside the zone promotes
 * @param leaving whether a move out of the zone promotes
 * @param byCapture which part captures play
 * @param targets the types that a white piece may become, by index, in the order of choice
 * @param blackTargets the same for Black
 * @param forcedWhite the targets of moves on which a white piece may not stay what it is
 * @param forcedBlack the same for Black
 */
public record Promotion(
        BitSet white,
        BitSet black,
        boolean entering,
        boolean within,
        boolean leaving,
        ByCapture byCapture,
        List<Integer> targets,
        List<Integer> blackTargets,
        BitSet forcedWhite,
        BitSet forcedBlack) {
    /** Which part captures play in promotion. */
    public enum ByCapture {
        /** None. */
        ANY,
        /** Only a move that captures promotes. */
        NEEDED,
        /** Only a capture promotes, and the piece becomes what it takes, if it may become that. */
        DECIDES
    }

    public Promotion {
        targets = List.copyOf(targets);
        blackTargets = List.copyOf(blackTargets);
    }
}
