package org.matewright.rules.engine.tables;

/**
 * Captures that explode.
 *
 * @param on whether they do
 * @param immune by code: whether explosions beside it spare it
 * @param neighbours by square: the squares next to it; empty if nothing explodes
 */
public record ExplosionTable(boolean on, boolean[] immune, int[][] neighbours) {}
