/**
 * Mate tests: moves that mate at once, and replies that refute many mating attempts at once. They play no more than a move
 * or two; searches live outside the engine. Uses {@code moves} and what lies below it.
 */
@NullMarked
package org.matewright.rules.engine.mates;

import org.jspecify.annotations.NullMarked;
