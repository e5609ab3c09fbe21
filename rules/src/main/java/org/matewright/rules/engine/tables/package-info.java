/**
 * Compiled rules as immutable tables, which all walkers of a variant share, and the encodings of these tables.
 *
 * <p>An encoding is one small class that the compiler writes with and the generator reads with:
 * {@link org.matewright.rules.engine.tables.Opcode} (move programs), {@link org.matewright.rules.engine.tables.TargetElements}
 * (plain moves as sets of squares), {@link org.matewright.rules.engine.tables.AttackPath} and
 * {@link org.matewright.rules.engine.tables.Condition} (who attacks what, and when),
 * {@link org.matewright.rules.engine.tables.EffectWord} (what a move does besides). Nothing here compiles rules or knows a
 * position; {@link org.matewright.rules.engine.tables.EndRule} declares what a rule that ends the game is, and
 * {@link org.matewright.rules.engine.tables.Standing} what it sees of a position. Uses {@code packed} alone.
 */
@NullMarked
package org.matewright.rules.engine.tables;

import org.jspecify.annotations.NullMarked;
