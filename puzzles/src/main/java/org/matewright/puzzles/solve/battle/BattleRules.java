package org.matewright.puzzles.solve.battle;

import org.matewright.puzzles.Stipulation;

/**
 * Who must reach the goal in battle play, and who is bound to.
 *
 * @param goalByAttacker direct play: the attacker reaches the goal; otherwise the defender is made to
 * @param attackerMust reflex play: an attacker who can reach the goal at once must do so, and thereby fails
 * @param defenderMust reflex and semi-reflex play: a defender who can reach the goal at once must do so
 * @param exact whether the goal must be reached with the last move and not before
 */
record BattleRules(boolean goalByAttacker, boolean attackerMust, boolean defenderMust, boolean exact) {
    /** The rules of a stipulation of battle play. */
    static BattleRules of(Stipulation stipulation) {
        boolean exact = stipulation.exact();
        return switch (stipulation.play()) {
            case DIRECT -> new BattleRules(true, false, false, exact);
            case SELF -> new BattleRules(false, false, false, exact);
            case REFLEX -> new BattleRules(false, true, true, exact);
            case SEMI_REFLEX -> new BattleRules(false, false, true, exact);
            default -> throw new IllegalArgumentException(stipulation + " is not battle play");
        };
    }

    /** The least number of further attacker moves that a defence can be asked about: with none left in direct play,
     * only the goal counts. */
    int leastDefence() {
        return goalByAttacker ? 1 : 0;
    }

    /**
     * With how many attacker moves a defence that may take more is asked about first: in direct play whoever asks about
     * two asks about one anyway.
     */
    int usefulDefence() {
        return goalByAttacker ? 2 : 0;
    }
}
