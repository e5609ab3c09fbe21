/**
 * Proof by search. {@link org.matewright.puzzles.solve.Solver} is the only way in.
 *
 * <p>Battle play (direct, self, reflex) is proven by two functions, see {@link BattleSearch}; {@link BattleSolver} asks
 * them about every first move and {@link TreeBuilder} writes down the play in a second pass. Help and series play are
 * searched for all their lines by {@link LineSearch}, driven by {@link LineSolver}. Whatever makes a search quick is
 * exact: the answer is the one of a search without it, and {@link SearchSwitches} turns it off for a test that compares.
 */
@NullMarked
package org.matewright.puzzles.solve;

import org.jspecify.annotations.NullMarked;
