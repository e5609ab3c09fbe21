package org.matewright.puzzles.solve.search;

/**
 * What makes a search quick without changing its answer. Each switch can be turned off, so that tests compare the
 * answers with and without.
 *
 * @param table remember proofs and refutations of positions
 * @param killers try first what succeeded in similar positions
 * @param deepening ask about fewer moves first
 * @param targets intelligent mode: leave lines from which no target can be reached any more
 * @param mateFinder find mates in one among the moves that cover every flight, instead of trying every check
 * @param certificates refute moves of the attacker by a certificate of one reply, without playing them
 */
public record SearchSwitches(
        boolean table, boolean killers, boolean deepening, boolean targets, boolean mateFinder, boolean certificates) {
    /** Everything on. */
    public static final SearchSwitches ALL = new SearchSwitches(true, true, true, true, true, true);

    /** Everything off: a plain search. */
    public static final SearchSwitches NONE = new SearchSwitches(false, false, false, false, false, false);
}
