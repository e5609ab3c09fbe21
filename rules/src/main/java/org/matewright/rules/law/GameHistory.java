package org.matewright.rules.law;

import java.util.List;
import java.util.Set;
import org.matewright.rules.Side;

/** A game in progress, as far as rules that depend on its course need to know it. */
public interface GameHistory {
    /** The side to move in the current position. */
    Side side();

    /** How often the current position has occurred, this time included: same pieces, side to move and rights. */
    int occurrences();

    /**
     * Whether each move of a side since the first occurrence of the current position gave check; false if the side has
     * made no move since.
     */
    boolean hasCheckedThroughout(Side side);

    /**
     * The unbroken series of checks to the side to move that ends with the current position, the latest first: for each
     * check, the names of the types that give it. Empty if the side isn't in check.
     */
    List<Set<String>> checks();

    /** The number of half-moves since the last one that made progress, as the counter of a FEN gives it. */
    int halfMovesWithoutProgress();
}
