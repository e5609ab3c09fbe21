package org.matewright.puzzles.solve;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The least moves of men from where they stand at the root to another place by way of a third. For one thread. */
final class Detours {
    private final PictureMen men;
    private final Map<Integer, byte[]> known = new HashMap<>();

    Detours(PictureMen men) {
        this.men = men;
    }

    /**
     * The least moves of a man to a state that touch a square, its first and last ones included; large if there is no
     * way.
     */
    int moves(int man, int to, int square) {
        return known.computeIfAbsent(man << 16 | to, key -> row(man, to))[square];
    }

    private byte[] row(int man, int to) {
        byte[] there = men.row(man);
        byte[] row = new byte[men.squares];
        Arrays.fill(row, (byte) LeastMoves.NEVER);
        for (int state = 0; state < there.length; state++) {
            if (there[state] != LeastMoves.NEVER) {
                int moves = there[state] + men.rowFrom(man, state)[to];
                row[state % men.squares] = (byte) Math.min(row[state % men.squares], moves);
            }
        }
        return row;
    }
}
