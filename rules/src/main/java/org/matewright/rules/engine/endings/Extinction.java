package org.matewright.rules.engine.endings;

import java.util.Set;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.Standing;

/**
 * The game ends for a side that has few pieces left of some types.
 *
 * @param together whether the pieces of all the types count together, or those of each type by itself
 * @param count the largest number of pieces with which the side is extinct; pieces in hand count too
 * @param opponentAtLeast how many the other side must have
 * @param outcome what it means for the side
 */
public record Extinction(Set<Integer> types, boolean together, int count, int opponentAtLeast, int outcome)
        implements EndRule {
    @Override
    public String rule() {
        return "extinction";
    }

    @Override
    public int judge(Standing standing) {
        if (isExtinct(standing, standing.side() ^ 1)) {
            return outcome == DRAWN ? DRAWN : -outcome;
        }
        return isExtinct(standing, standing.side()) ? outcome : NONE;
    }

    private boolean isExtinct(Standing standing, int side) {
        if (together) {
            int own = 0;
            int other = 0;
            for (int type : types) {
                own += standing.count(PieceCode.of(type, side));
                other += standing.count(PieceCode.of(type, side ^ 1));
            }
            return own <= count && other >= opponentAtLeast;
        }
        for (int type : types) {
            if (standing.count(PieceCode.of(type, side)) <= count
                    && standing.count(PieceCode.of(type, side ^ 1)) >= opponentAtLeast) {
                return true;
            }
        }
        return false;
    }
}
