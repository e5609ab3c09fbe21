package org.matewright.rules.engine.tables;

/**
 * From where pieces attack, and what must hold for that.
 *
 * @param sources by code and target: the set of squares from which a piece of that code might attack it
 * @param sure by code and target: the part of the sources from which nothing can stand in the way
 * @param pathIndex by code, origin and target: where in the paths its attack paths begin; 0 for none
 * @param paths all attack paths ({@link AttackPath})
 */
public record AttackTable(long[] sources, long[] sure, int[] pathIndex, int[] paths) {}
