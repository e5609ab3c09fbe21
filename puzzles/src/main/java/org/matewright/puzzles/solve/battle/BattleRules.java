package org.matewright.puzzles.solve.battle;

import org.matewright.puzzles.Stipulation;

/**
 * Who is to reach the goal in battle play, and who is bound to.
 *
 * @param goalByAttacker direct play: the attacker reaches the goal; in the other plays the defender is forced to
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

    /**
     * The number of further attacker moves with which the search of a defence begins to deepen. In direct play it is 2:
     * D(2) asks W(2) after each reply, and that begins with W(1), so D(1) needn't be asked before.
     */
    int firstDefence() {
        return goalByAttacker ? 2 : 0;
    }
}
