package org.matewright.rules.engine.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** While compiling: all sets of squares that the tables mention, each kept once. */
final class SquareSets {
    /** A set as a key of the map. */
    private record Words(long a, long b, long c, long d) {}

    /** Where the empty set begins. */
    static final int NOTHING = 0;

    private final int words;
    private final Map<Words, Integer> known = new HashMap<>();
    private long[] sets = new long[1024];
    private int size;

    SquareSets(int words) {
        this.words = words;
        index(new int[0], 0, 0);
    }

    /** Where the set of the squares {@code squares[from .. to - 1]} begins in the table; it takes one long a word. */
    int index(int[] squares, int from, int to) {
        long[] set = new long[4];
        for (int i = from; i < to; i++) {
            set[squares[i] >> 6] |= 1L << squares[i];
        }
        return known.computeIfAbsent(new Words(set[0], set[1], set[2], set[3]), key -> add(set));
    }

    private int add(long[] set) {
        if (size + words > sets.length) {
            sets = Arrays.copyOf(sets, sets.length * 2);
        }
        System.arraycopy(set, 0, sets, size, words);
        size += words;
        return size - words;
    }

    /** How many longs a set takes. */
    int words() {
        return words;
    }

    long[] toArray() {
        return Arrays.copyOf(sets, size);
    }
}
