package org.matewright.rules.engine.tables;

import java.util.BitSet;

/**
 * The moves that pieces have while they haven't moved, castling aside.
 *
 * @param has by code: whether it has such moves
 * @param onlyInPeace by code: whether it makes none of them while its side is in check
 * @param deprives by code of a piece that has just moved: the codes of pieces that lose their first moves if it attacks
 *     them when nothing stands between
 * @param named by side: the squares of the pieces whose rights the castling field of a FEN names by their files
 */
public record FirstMoveTable(boolean[] has, boolean[] onlyInPeace, int[][] deprives, BitSet[] named) {}
