package org.matewright.rules.engine.endings;

import java.util.BitSet;
import java.util.Set;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.SideSquares;
import org.matewright.rules.engine.tables.Standing;

/**
 * The game ends when a piece of some type stands on one of its side's goal squares.
 *
 * @param draws whether that draws instead of winning
 * @param lastReply whether Black, when White has arrived, may still arrive with its next move, which draws
 */
public record GoalSquares(Set<Integer> types, SideSquares squares, boolean draws, boolean lastReply)
        implements EndRule {
    @Override
    public String rule() {
        return "goal";
    }

    @Override
    public int judge(Standing standing) {
        int side = standing.side();
        boolean own = hasArrived(standing, side);
        boolean other = hasArrived(standing, side ^ 1);
        if (draws) {
            return own || other ? DRAWN : NONE;
        }
        if (!lastReply) {
            return other ? LOST : own ? WON : NONE;
        }
        if (own && other) {
            return DRAWN;
        }
        if (other && side == 1) {
            return standing.canReach(after -> hasArrived(after, side)) ? NONE : LOST;
        }
        return other ? LOST : own ? WON : NONE;
    }

    private boolean hasArrived(Standing standing, int side) {
        BitSet goal = squares.of(side);
        for (int square = goal.nextSetBit(0); square >= 0; square = goal.nextSetBit(square + 1)) {
            int code = standing.at(square);
            if (code != PieceCode.NONE && PieceCode.side(code) == side && types.contains(PieceCode.type(code))) {
                return true;
            }
        }
        return false;
    }
}
