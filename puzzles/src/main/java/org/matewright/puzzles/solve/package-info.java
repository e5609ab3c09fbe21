/**
 * Proof by search. {@link org.matewright.puzzles.solve.Solver} is the only way in; it chooses the search for a
 * stipulation.
 *
 * <p>The rooms below it, each of which uses only those before it or none: {@code search} is what every search shares;
 * {@code battle} proves direct, self and reflex play; {@code target} is the intelligent mode, which lists the final
 * positions that can come about; {@code line} finds the lines of help and series play and asks {@code target} which of
 * them to leave. Whatever makes a search quick is exact: the answer is the one of a search without it, and
 * {@link org.matewright.puzzles.solve.search.SearchSwitches} turns it off for a test that compares.
 */
@NullMarked
package org.matewright.puzzles.solve;

import org.jspecify.annotations.NullMarked;
