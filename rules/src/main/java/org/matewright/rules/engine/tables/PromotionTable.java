package org.matewright.rules.engine.tables;

/**
 * How a piece of one code promotes.
 *
 * @param zone by square: whether it belongs to the zone
 * @param forced by square: whether the piece may not stay what it is when it goes there with a move that promotes
 * @param entering whether a move from outside into the zone promotes
 * @param within whether a move inside the zone promotes
 * @param leaving whether a move out of the zone promotes
 * @param byCapture which part captures play
 * @param targets the codes that it may become, in the order of choice
 */
public record PromotionTable(
        boolean[] zone,
        boolean[] forced,
        boolean entering,
        boolean within,
        boolean leaving,
        ByCapture byCapture,
        int[] targets) {
    /** Which part captures play in promotion. */
    public enum ByCapture {
        /** None. */
        ANY,
        /** Only a move that captures promotes. */
        NEEDED,
        /** Only a capture promotes, and the piece becomes what it captures, if it may become that. */
        DECIDES
    }

    /** Whether a move may promote, by its squares. */
    public boolean applies(int from, int to) {
        return zone[to] ? zone[from] ? within : entering : zone[from] && leaving;
    }
}
