package org.matewright.rules.engine.compile;

import org.matewright.rules.engine.endings.Standoff;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.ForcedCapture;
import org.matewright.rules.engine.tables.Streak;
import org.matewright.rules.engine.tables.TurnRules;

/** What a side may or must do with its turn. */
public final class TurnBuilder {
    private final EndingBuilder endings;
    private final TraitBuilder traits;
    private ForcedCapture forced = ForcedCapture.NONE;
    private boolean mayPass;
    private boolean passesEnd;
    private boolean truce;

    TurnBuilder(EndingBuilder endings, TraitBuilder traits) {
        this.endings = endings;
        this.traits = traits;
    }

    /** Forces captures. */
    public void force(ForcedCapture captures) {
        if (captures != ForcedCapture.NONE) {
            traits.breaks(Assumption.EACH_MOVE_IS_LEGAL_BY_ITSELF);
        }
        forced = captures;
    }

    /** Lets a side that isn't in check pass. */
    public void allowPassing() {
        traits.breaks(Assumption.ONLY_PIECES_ON_THE_BOARD_MOVE);
        mayPass = true;
    }

    /** Draws the game after two passes in a row. */
    public void drawAfterPasses() {
        traits.breaks(Assumption.MOVES_HAVE_NO_CONSEQUENCES);
        passesEnd = true;
        endings.add(new Standoff(Streak.PASSES));
    }

    /**
     * Lets royals that face each other along a rank or file offer a draw: the side to move must end it or pass, which
     * it may even in check; two such positions in a row end the game.
     */
    public void offerDrawByFacing() {
        traits.breaks(Assumption.CHECK_MUST_BE_PARRIED, Assumption.MOVES_HAVE_NO_CONSEQUENCES);
        truce = true;
        endings.add(new Standoff(Streak.FACINGS));
    }

    TurnRules build() {
        return new TurnRules(forced, mayPass, passesEnd, truce);
    }
}
