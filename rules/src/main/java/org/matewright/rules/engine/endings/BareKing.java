package org.matewright.rules.engine.endings;

import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.Standing;

/**
 * Bare king: the side that captures the opponent's last piece besides the king wins, unless the reply captures the
 * captor's last piece too. So a bared side moves on only if it can do that, and the game is over after its move.
 *
 * @param mutualDraw whether it is a draw if the reply bares the other side too; otherwise the side bared first has lost
 *     all the same
 */
public record BareKing(boolean mutualDraw) implements EndRule {
    @Override
    public String rule() {
        return "bare king";
    }

    @Override
    public int judge(Standing standing) {
        int own = standing.nonRoyals(standing.side());
        int other = standing.nonRoyals(standing.side() ^ 1);
        if (own > 0 && other > 0) {
            return NONE;
        }
        if (own == 0 && other == 0) {
            return mutualDraw ? DRAWN : WON;
        }
        if (own > 0) {
            return WON;
        }
        return other == 1 && canCaptureLast(standing) ? NONE : LOST;
    }

    private static boolean canCaptureLast(Standing standing) {
        return standing.canReach(after -> after.nonRoyals(after.side()) == 0);
    }
}
