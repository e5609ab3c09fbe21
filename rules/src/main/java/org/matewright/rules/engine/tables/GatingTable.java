package org.matewright.rules.engine.tables;

import java.util.BitSet;

/**
 * Pieces that come in from the hand on the square of a piece that moves for the first time.
 *
 * @param entrants by side: the codes that may come in
 * @param squares by side: the squares on which they come in
 */
public record GatingTable(int[][] entrants, BitSet[] squares) {
    /** Whether pieces come in at all. */
    public boolean any() {
        return entrants[0].length + entrants[1].length > 0;
    }
}
