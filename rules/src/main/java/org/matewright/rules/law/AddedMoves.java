package org.matewright.rules.law;

import org.matewright.rules.betza.Betza;

/**
 * Moves that a law gives to a type besides those of its own definition.
 *
 * @param piece the type's name
 * @param moves the moves
 * @param from the squares on which the piece must stand to make them
 */
public record AddedMoves(String piece, Betza moves, Region from) {}
