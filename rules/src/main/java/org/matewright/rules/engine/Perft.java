package org.matewright.rules.engine;

/** Counts the move sequences of an exact length. */
public final class Perft {
    private final Walker walker;
    private final long[][] moves;
    private final boolean bulk;

    private Perft(Walker walker, int depth, boolean bulk) {
        this.walker = walker;
        this.bulk = bulk;
        moves = new long[depth + 1][Walker.MAX_MOVES];
    }

    /** The number of sequences of {@code depth} moves; the last move is counted without being played. */
    public static long count(Walker walker, int depth) {
        return new Perft(walker, depth, true).run(depth);
    }

    /** The same, playing and taking back every last move too. */
    public static long countByPlaying(Walker walker, int depth) {
        return new Perft(walker, depth, false).run(depth);
    }

    private long run(int depth) {
        if (depth == 0) {
            return 1;
        }
        if (depth == 1 && bulk) {
            return walker.countLegal();
        }
        long[] list = moves[depth];
        int end = walker.generate(list, 0);
        long nodes = 0;
        for (int i = 0; i < end; i++) {
            walker.make(list[i]);
            nodes += run(depth - 1);
            walker.unmake();
        }
        return nodes;
    }
}
