package org.matewright.puzzles.solve;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The least moves from one place to another by way of a third. For one thread. */
final class Detours {
    private final LeastMoves least;
    private final int squares;
    private final Map<Integer, byte[]> known = new HashMap<>();

    Detours(LeastMoves least, int squares) {
        this.least = least;
        this.squares = squares;
    }

    /**
     * The least moves of a man between two states that touch a square; large if there is no way.
     *
     * @param square where it is to stand at some time, the beginning and the end included
     */
    int moves(int from, int to, int square) {
        return known.computeIfAbsent(from << 16 | to, key -> row(from, to))[square];
    }

    private byte[] row(int from, int to) {
        byte[] there = least.row(from);
        byte[] row = new byte[squares];
        Arrays.fill(row, (byte) LeastMoves.NEVER);
        for (int state = 0; state < there.length; state++) {
            if (there[state] != LeastMoves.NEVER) {
                int moves = there[state] + least.row(state)[to];
                row[state % squares] = (byte) Math.min(row[state % squares], moves);
            }
        }
        return row;
    }
}
