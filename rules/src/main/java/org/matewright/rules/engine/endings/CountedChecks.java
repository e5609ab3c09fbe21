package org.matewright.rules.engine.endings;

import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.Standing;

/** A side that has given its last check has won. */
public record CountedChecks() implements EndRule {
    @Override
    public String rule() {
        return "checks";
    }

    @Override
    public int judge(Standing standing) {
        int side = standing.side();
        return standing.checksToGive(side ^ 1) == 0 ? LOST : standing.checksToGive(side) == 0 ? WON : NONE;
    }
}
