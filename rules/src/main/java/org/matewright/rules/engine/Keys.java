package org.matewright.rules.engine;

import java.util.SplittableRandom;

/** The random numbers of which keys of positions are made, two for everything that a position may hold. */
final class Keys {
    /** By code and square. */
    final long[] piece;
    /** By square: the piece on it hasn't moved. */
    final long[] virgin;
    /** By square: it may be captured on en passant. */
    final long[] enPassant;
    /** Black is to move. */
    final long[] side;
    /** By code, 64 numbers of pieces in hand each. */
    final long[] hand;
    /** By side, 16 numbers of checks to give each. */
    final long[] check;

    Keys(int codes, int squares) {
        SplittableRandom random = new SplittableRandom(0x6D617465L);
        piece = pairs(random, codes * squares);
        virgin = pairs(random, squares);
        enPassant = pairs(random, squares);
        side = pairs(random, 1);
        hand = pairs(random, codes * 64);
        check = pairs(random, 2 * 16);
    }

    private static long[] pairs(SplittableRandom random, int count) {
        return random.longs(2L * count).toArray();
    }
}
