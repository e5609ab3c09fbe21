package org.matewright.rules.engine.tables;

/**
 * Programs of all codes and squares that hold all moves, the plain ones too.
 *
 * @param words the programs, one behind the other
 * @param starts by code and square: the first word, or {@link Opcode#NO_PROGRAM} where there are no moves
 */
public record WholePrograms(int[] words, int[] starts) {}
