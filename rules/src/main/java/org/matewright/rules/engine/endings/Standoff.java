package org.matewright.rules.engine.endings;

import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.Standing;
import org.matewright.rules.engine.tables.Streak;

/**
 * The game is drawn after two passes in a row, or after two positions in a row in which royals face each other.
 *
 * @param streak what happens twice in a row: {@link Streak#PASSES} or {@link Streak#FACINGS}
 */
public record Standoff(int streak) implements EndRule {
    @Override
    public String rule() {
        return streak == Streak.PASSES ? "passing" : "facing kings";
    }

    @Override
    public int judge(Standing standing) {
        return standing.streak(streak) > 1 ? DRAWN : NONE;
    }
}
