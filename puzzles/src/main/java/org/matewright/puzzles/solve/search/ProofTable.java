package org.matewright.puzzles.solve.search;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The transposition table of a search: {@link Bounds} of positions, found by two 64-bit keys. {@link TableView} is the
 * way to ask it.
 *
 * <p>Threads share it without locks. An entry is two words, the second key exclusive-or the data, and the data; when two
 * threads have written an entry at once it matches no key and counts as absent. The place comes from the first key (and,
 * as the table grows, from a few bits of the second), the check from the second: at the largest size more than 70 bits
 * tell positions apart, so that a billion look-ups meet a false match with a chance of less than one in ten million.
 *
 * <p>A full table replaces the shallowest entry of a bucket, so it gets slower but never wrong. It starts small and
 * grows up to its bound while it fills: a short search doesn't pay for clearing much memory. Growing copies the entries
 * to a new array; what other threads write into the old one meanwhile is lost, which is harmless.
 */
public final class ProofTable {
    private static final int SLOTS = 4;
    private static final int WORDS = 2 * SLOTS;
    private static final int BUCKET_BYTES = 8 * WORDS;

    private static final int MIN_BITS = 4;
    private static final int BITS_LIMIT = 25;
    /** The table grows by up to two bits of the second key at a time: fourfold. */
    private static final int BITS_PER_GROWTH = 2;

    private record Cells(long[] words, int firstBits, int moreBits) {
        int place(long key, long key2) {
            int first = (int) (key >>> 17) & (1 << firstBits) - 1;
            return (first << moreBits | more(key2)) * WORDS;
        }

        /** The bits of the second key that belong to the place: its highest ones. */
        int more(long key2) {
            return (int) (key2 >>> 1 >>> 63 - moreBits);
        }
    }

    private final int maxBits;
    private final AtomicLong filled = new AtomicLong();
    private volatile Cells cells;

    /**
     * A table.
     *
     * @param bytes the most memory that it may take, its growth included
     * @param bits it starts with 2 to the power of this many buckets of 64 bytes, if {@code bytes} allows
     */
    public ProofTable(long bytes, int bits) {
        int max = MIN_BITS;
        // While the table grows to the next size, both arrays exist: one and a half times the larger.
        while (max < BITS_LIMIT && ((long) BUCKET_BYTES * 3 / 2 << max + 1) <= bytes) {
            max++;
        }
        this.maxBits = max;
        int first = Math.min(bits, max);
        this.cells = new Cells(new long[WORDS << first], first, 0);
    }

    /** The {@link Bounds} of a position. */
    long probe(long key, long key2) {
        Cells c = cells;
        long[] words = c.words;
        int place = c.place(key, key2);
        for (int i = place; i < place + WORDS; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key2 && data != Bounds.UNKNOWN) {
                return data;
            }
        }
        return Bounds.UNKNOWN;
    }

    /** Adds bounds to what is known about a position. */
    void store(long key, long key2, long bounds) {
        Cells c = cells;
        long[] words = c.words;
        int place = c.place(key, key2);
        int victim = place;
        int least = Integer.MAX_VALUE;
        for (int i = place; i < place + WORDS; i += 2) {
            long data = words[i + 1];
            if (data == Bounds.UNKNOWN) {
                if (least >= 0) {
                    victim = i;
                    least = -1;
                }
            } else if ((words[i] ^ data) == key2) {
                put(words, i, key2, Bounds.merge(data, bounds));
                return;
            } else if (Bounds.depth(data) < least) {
                victim = i;
                least = Bounds.depth(data);
            }
        }
        put(words, victim, key2, bounds);
        if (least == -1 && (filled.getPlain() & 0xFF) == 0 || least > 0) {
            growIfFull(c);
        }
        if (least == -1) {
            filled.setPlain(filled.getPlain() + 1);
        }
    }

    private static void put(long[] words, int at, long key2, long bounds) {
        words[at] = key2 ^ bounds;
        words[at + 1] = bounds;
    }

    private void growIfFull(Cells seen) {
        int bits = seen.firstBits + seen.moreBits;
        if (bits >= maxBits || filled.getPlain() < (long) SLOTS << bits - 1) {
            return;
        }
        synchronized (this) {
            if (cells != seen) {
                return;
            }
            int more = Math.min(BITS_PER_GROWTH, maxBits - bits);
            Cells grown;
            try {
                grown = new Cells(new long[WORDS << bits + more], seen.firstBits, seen.moreBits + more);
            } catch (OutOfMemoryError e) {
                // The bound exceeds what the machine has: the table stays at this size, which is only slower.
                filled.setPlain(Long.MIN_VALUE / 2);
                return;
            }
            filled.setPlain(copy(seen.words, grown, more));
            cells = grown;
        }
    }

    /** Copies all entries to a table that is larger by some bits of the second key; returns how many it holds. */
    private static long copy(long[] from, Cells to, int bits) {
        long kept = 0;
        for (int i = 0; i < from.length; i += 2) {
            long data = from[i + 1];
            if (data != Bounds.UNKNOWN) {
                long key2 = from[i] ^ data;
                int low = to.more(key2) & (1 << bits) - 1;
                kept += putIfFree(to.words, (i / WORDS << bits | low) * WORDS, key2, data);
            }
        }
        return kept;
    }

    private static int putIfFree(long[] words, int place, long key2, long bounds) {
        for (int i = place; i < place + WORDS; i += 2) {
            if (words[i + 1] == Bounds.UNKNOWN) {
                put(words, i, key2, bounds);
                return 1;
            }
        }
        return 0;
    }
}
