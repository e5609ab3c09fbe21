/**
 * The words of which the engine is made: a move in a {@code long}, a piece in an {@code int}, a set of squares in a few
 * {@code long}s. Each class here owns one such word and names every bit of it; nobody else shifts or masks one. Uses nothing
 * else of the engine.
 */
@NullMarked
package org.matewright.rules.engine.packed;

import org.jspecify.annotations.NullMarked;
