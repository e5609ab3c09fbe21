package org.matewright.puzzles.solve.search;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What is known about positions: proven within so many moves, refuted up to so many, and the move that showed it. One
 * entry serves every number of moves, because what is forced within n moves is forced within n + 1.
 *
 * <p>Shared by threads without locks: an entry is two words, the second key exclusive-or the data, and the data; an
 * entry that two threads wrote at once doesn't match any key and counts as absent. The place comes from the first key
 * (and, as the table grows, from a few bits of the second), the check from the second: at the largest size more than 70
 * bits tell positions apart, so that a billion look-ups meet a false one with a chance of less than one in ten million.
 *
 * <p>A full table forgets the shallowest entries of a bucket, so it gets slower but never wrong. It starts small and
 * grows up to its bound while it fills: a short search doesn't pay for clearing much memory. Growing copies to a new
 * array; what other threads write into the old one meanwhile is lost, which is harmless.
 */
public final class ProofTable {
    /** The largest number of moves that an entry holds. */
    public static final int MAX_MOVES = 253;

    private static final int SLOTS = 4;
    private static final int WORDS = 2 * SLOTS;
    private static final int MOVE_BITS = 48;
    private static final long MOVE_MASK = (1L << MOVE_BITS) - 1;

    private record Cells(long[] words, int firstBits, int moreBits) {
        int place(long key, long key2) {
            int first = (int) (key >>> 17) & (1 << firstBits) - 1;
            int more = (int) (key2 >>> 1 >>> 63 - moreBits);
            return (first << moreBits | more) * WORDS;
        }
    }

    private final int maxBits;
    private final AtomicLong filled = new AtomicLong();
    private volatile Cells cells;

    /**
     * A table.
     *
     * @param bytes how much it may take at most, its growth included
     * @param bits it starts with 2 to the power of this many buckets of 64 bytes, if {@code bytes} allows
     */
    public ProofTable(long bytes, int bits) {
        int most = 4;
        // While it grows to the next size, both arrays exist: one and a half times the larger.
        while (most < 25 && (96L << most + 1) <= bytes) {
            most++;
        }
        this.maxBits = most;
        int first = Math.min(bits, most);
        this.cells = new Cells(new long[WORDS << first], first, 0);
    }

    /** What is known about a position: 0 if nothing, otherwise to be read with the methods below. */
    public long probe(long key, long key2) {
        Cells c = cells;
        long[] words = c.words;
        int place = c.place(key, key2);
        for (int i = place; i < place + WORDS; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key2 && data != 0) {
                return data;
            }
        }
        return 0;
    }

    /** The least number of moves within which success is proven, or a huge one if none is. */
    public static int proven(long data) {
        int p = (int) (data >>> MOVE_BITS) & 0xFF;
        return p == 0 ? Integer.MAX_VALUE : p - 1;
    }

    /** The largest number of moves within which success is refuted, or -1 if none is. */
    public static int refuted(long data) {
        return (int) (data >>> MOVE_BITS + 8) - 1;
    }

    /** The move that showed it, cut to 48 bits; 0 if none. */
    public static long move(long data) {
        return data & MOVE_MASK;
    }

    /** Whether a packed move is the one cut to 48 bits. */
    public static boolean isMove(long move, long cut) {
        return (move & MOVE_MASK) == cut;
    }

    public void storeProven(long key, long key2, int moves, long move) {
        store(key, key2, (long) (moves + 1) << MOVE_BITS | move & MOVE_MASK);
    }

    public void storeRefuted(long key, long key2, int moves, long move) {
        store(key, key2, (long) (moves + 1) << MOVE_BITS + 8 | move & MOVE_MASK);
    }

    private void store(long key, long key2, long fresh) {
        Cells c = cells;
        long[] words = c.words;
        int place = c.place(key, key2);
        int victim = place;
        int least = Integer.MAX_VALUE;
        for (int i = place; i < place + WORDS; i += 2) {
            long data = words[i + 1];
            if (data == 0) {
                if (least >= 0) {
                    victim = i;
                    least = -1;
                }
            } else if ((words[i] ^ data) == key2) {
                long merged = merge(data, fresh);
                words[i] = key2 ^ merged;
                words[i + 1] = merged;
                return;
            } else if (work(data) < least) {
                victim = i;
                least = work(data);
            }
        }
        words[victim] = key2 ^ fresh;
        words[victim + 1] = fresh;
        if (least == -1 && (filled.getPlain() & 0xFF) == 0 || least > 0) {
            growIfFull(c);
        }
        if (least == -1) {
            filled.setPlain(filled.getPlain() + 1);
        }
    }

    private static long merge(long old, long fresh) {
        int proven = Math.min(proven(old), proven(fresh));
        int refuted = Math.max(refuted(old), refuted(fresh));
        long move = move(fresh) != 0 ? move(fresh) : move(old);
        long p = proven == Integer.MAX_VALUE ? 0 : proven + 1;
        return p << MOVE_BITS | (long) (refuted + 1) << MOVE_BITS + 8 | move;
    }

    private static int work(long data) {
        int proven = proven(data);
        return Math.max(refuted(data) + 1, proven == Integer.MAX_VALUE ? 0 : proven + 1);
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
            int more = Math.min(2, maxBits - bits);
            Cells grown;
            try {
                grown = new Cells(new long[WORDS << bits + more], seen.firstBits, seen.moreBits + more);
            } catch (OutOfMemoryError e) {
                // The bound was more than the machine gives: stay at this size, which is only slower.
                filled.setPlain(Long.MIN_VALUE / 2);
                return;
            }
            long kept = 0;
            long[] from = seen.words;
            for (int bucket = 0; bucket < from.length / WORDS; bucket++) {
                for (int i = bucket * WORDS; i < bucket * WORDS + WORDS; i += 2) {
                    long data = from[i + 1];
                    long key2 = from[i] ^ data;
                    if (data != 0) {
                        int low = (int) (key2 >>> 1 >>> 63 - grown.moreBits) & (1 << more) - 1;
                        kept += put(grown.words, (bucket << more | low) * WORDS, key2, data);
                    }
                }
            }
            filled.setPlain(kept);
            cells = grown;
        }
    }

    private static int put(long[] words, int place, long key2, long data) {
        for (int i = place; i < place + WORDS; i += 2) {
            if (words[i + 1] == 0) {
                words[i] = key2 ^ data;
                words[i + 1] = data;
                return 1;
            }
        }
        return 0;
    }
}
