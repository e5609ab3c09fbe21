package org.matewright.rules.engine.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.matewright.rules.engine.packed.SquareSet;

/** All sets of squares that the tables of a variant name, each kept once. */
final class SquareSets {
    /** A set as a key of the map. */
    private record Words(long a, long b, long c, long d) {}

    private final int words;
    private final Map<Words, Integer> known = new HashMap<>();
    private long[] sets = new long[1024];
    private int size;

    SquareSets(int words) {
        this.words = words;
        // the empty set comes first: CompiledRules.NO_SQUARES
        index(new int[0], 0, 0);
    }

    /** The index at which the set of the squares {@code squares[from .. to - 1]} begins in the table. */
    int index(int[] squares, int from, int to) {
        long[] set = new long[SquareSet.MAX_WORDS];
        for (int i = from; i < to; i++) {
            SquareSet.add(set, squares[i]);
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

    /** The number of words of a set. */
    int words() {
        return words;
    }

    long[] toArray() {
        return Arrays.copyOf(sets, size);
    }
}
