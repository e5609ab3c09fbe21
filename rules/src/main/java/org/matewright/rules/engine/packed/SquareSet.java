package org.matewright.rules.engine.packed;

/**
 * A set of squares as one to four {@code long}s of an array, square {@code s} being bit {@code s & 63} of word {@code s
 * >> 6}. Tables hold many sets in one array, each from an index on.
 *
 * <p>The loop over the squares of a set is written so everywhere:
 *
 * <pre>{@code
 * for (int w = 0; w < words; w++) {
 *     for (long bits = sets[set + w]; bits != 0; bits = SquareSet.withoutFirst(bits)) {
 *         int square = SquareSet.first(bits, w);
 *     }
 * }
 * }</pre>
 */
public final class SquareSet {
    /** The largest number of words of a set: that of a board of 16x16. */
    public static final int MAX_WORDS = 4;

    private SquareSet() {}

    /** The number of words of a set of so many squares. */
    public static int words(int squares) {
        return (squares + 63) >> 6;
    }

    /** The word in which a square lies. */
    public static int word(int square) {
        return square >> 6;
    }

    /** The bit of a square in its word. */
    public static long bit(int square) {
        return 1L << square;
    }

    /** The lowest square of a word that isn't empty. */
    public static int first(long bits, int word) {
        return (word << 6) + Long.numberOfTrailingZeros(bits);
    }

    /** A word without its lowest square. */
    public static long withoutFirst(long bits) {
        return bits & bits - 1;
    }

    /** Whether a word holds more than one square. */
    public static boolean hasSeveral(long bits) {
        return withoutFirst(bits) != 0;
    }

    /** Whether the set that begins at an index holds a square. */
    public static boolean contains(long[] sets, int set, int square) {
        return (sets[set + (square >> 6)] >>> square & 1) != 0;
    }

    /** Whether a set that fills its array holds a square. */
    public static boolean contains(long[] set, int square) {
        return (set[square >> 6] >>> square & 1) != 0;
    }

    /** Adds a square to the set that begins at an index. */
    public static void add(long[] sets, int set, int square) {
        sets[set + (square >> 6)] |= 1L << square;
    }

    /** Adds a square to the set that begins at an index, or removes it if it is there. */
    public static void toggle(long[] sets, int set, int square) {
        sets[set + (square >> 6)] ^= 1L << square;
    }

    /** Adds a square to a set that fills its array. */
    public static void add(long[] set, int square) {
        set[square >> 6] |= 1L << square;
    }
}
