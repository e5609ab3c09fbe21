package org.matewright.puzzles.solve.search;

/**
 * What makes a search quick without changing its answer; each can be turned off so that tests compare with and without.
 *
 * @param table remember proofs and refutations of positions
 * @param killers try first what succeeded in like positions
 * @param deepening ask about fewer moves first
 * @param pictures leave lines from which no picture of mate can come about
 * @param guards look for mates in one among the moves that see to every open flight
 * @param standing where two moves are left, refute by what one reply shows about many moves at once
 */
public record SearchSwitches(
        boolean table, boolean killers, boolean deepening, boolean pictures, boolean guards, boolean standing) {
    /** Everything on. */
    public static final SearchSwitches ALL = new SearchSwitches(true, true, true, true, true, true);

    /** Everything off: a plain search. */
    public static final SearchSwitches NONE = new SearchSwitches(false, false, false, false, false, false);
}
