package org.matewright.rules.engine.tables;

import java.util.SplittableRandom;

/**
 * The random numbers of which keys of positions are made, two for everything that a position may hold.
 *
 * @param piece by code and square
 * @param unmoved by square: the piece on it hasn't moved
 * @param enPassant by square: it may be captured on en passant
 * @param side Black is to move
 * @param hand by code, 64 numbers of pieces in hand each
 * @param check by side, 16 numbers of checks to give each
 * @param streak by kind of streak and length
 */
public record Keys(
        long[] piece, long[] unmoved, long[] enPassant, long[] side, long[] hand, long[] check, long[] streak) {
    /** Keys for so many codes and squares, always the same. */
    public static Keys of(int codes, int squares) {
        SplittableRandom random = new SplittableRandom(0x6D617465L);
        SplittableRandom forStreaks = new SplittableRandom(0x7374726BL);
        return new Keys(
                pairs(random, codes * squares),
                pairs(random, squares),
                pairs(random, squares),
                pairs(random, 1),
                pairs(random, codes * 64),
                pairs(random, 2 * 16),
                pairs(forStreaks, Streak.KINDS * (Streak.LONGEST + 1)));
    }

    private static long[] pairs(SplittableRandom random, int count) {
        return random.longs(2L * count).toArray();
    }
}
