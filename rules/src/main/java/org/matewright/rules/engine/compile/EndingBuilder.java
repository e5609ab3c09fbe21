package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.engine.endings.CountedChecks;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.EndRules;

/** How games end. */
public final class EndingBuilder {
    private final TraitBuilder traits;
    private final List<EndRule> rules = new ArrayList<>();
    private int checkmate = EndRule.LOST;
    private int stalemate = EndRule.DRAWN;
    private int checksToWin;

    EndingBuilder(TraitBuilder traits) {
        this.traits = traits;
    }

    /** Adds a rule that ends the game, which is tried after those added before. */
    public void add(EndRule rule) {
        traits.breaks(Assumption.ONLY_MATE_AND_STALEMATE_END_THE_GAME);
        rules.add(rule);
    }

    /** Lets a side win by giving check so many times. */
    public void checksToWin(int count) {
        traits.breaks(Assumption.MOVES_HAVE_NO_CONSEQUENCES);
        checksToWin = count;
        add(new CountedChecks());
    }

    /**
     * Sets what mate and stalemate mean for the side that it happens to, as values of {@link EndRule}: by default mate loses
     * and stalemate draws.
     */
    public void results(int mated, int stalemated) {
        checkmate = mated;
        stalemate = stalemated;
    }

    EndRules build() {
        return new EndRules(rules.toArray(new EndRule[0]), checkmate, stalemate, checksToWin);
    }
}
