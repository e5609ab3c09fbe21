package org.matewright.rules.engine.tables;

/**
 * One way for a piece on one square to castle (docs/NOTATION.md, section 10).
 *
 * @param to where the piece goes
 * @param unmoved whether it must not have moved
 * @param path the squares that it crosses, its target last
 * @param scan the squares from it outwards up to the edge or a hole: the first piece seen on them is the partner
 * @param outermost how many squares at the far end of the scan never hold a partner (one for each {@code j})
 * @param effects the effect for a partner on each square of the scan; 0 where it stands too near
 */
public record Castle(int to, boolean unmoved, int[] path, int[] scan, int outermost, int[] effects) {}
