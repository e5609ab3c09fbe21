package org.matewright.rules.engine.compile;

import java.util.BitSet;
import java.util.List;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.PromotionTable;

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
public record PromotionRule(
        BitSet white,
        BitSet black,
        boolean entering,
        boolean within,
        boolean leaving,
        PromotionTable.ByCapture byCapture,
        List<Integer> targets,
        List<Integer> blackTargets,
        BitSet forcedWhite,
        BitSet forcedBlack) {
    public PromotionRule {
        targets = List.copyOf(targets);
        blackTargets = List.copyOf(blackTargets);
    }

    List<Integer> targets(int side) {
        return side == 0 ? targets : blackTargets;
    }

    /** How pieces of a side promote, on a board of so many squares. */
    PromotionTable table(int side, int squares) {
        boolean[] zone = new boolean[squares];
        boolean[] forced = new boolean[squares];
        (side == 0 ? white : black).stream().forEach(s -> zone[s] = true);
        (side == 0 ? forcedWhite : forcedBlack).stream().forEach(s -> forced[s] = true);
        int[] codes = targets(side).stream()
                .mapToInt(type -> PieceCode.of(type, side))
                .toArray();
        return new PromotionTable(zone, forced, entering, within, leaving, byCapture, codes);
    }
}
