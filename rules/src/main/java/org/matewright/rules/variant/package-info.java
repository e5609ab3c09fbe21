/**
 * A {@link org.matewright.rules.variant.Variant}, its {@link org.matewright.rules.variant.Position}s and their {@link
 * org.matewright.rules.variant.Move}s, a {@link org.matewright.rules.variant.Game} made of them, and the moves of a single
 * piece by itself ({@link org.matewright.rules.variant.PieceMoves}); all immutable. This is the surface of the rules: who
 * plays, solves or shows a variant needs nothing below it but the engine's {@code Walker}.
 *
 * <p>How a definition is read and written is elsewhere ({@code rules.define}), and what each family of rules means too
 * ({@code rules.law}): nothing here names a single law.
 */
@NullMarked
package org.matewright.rules.variant;

import org.jspecify.annotations.NullMarked;
