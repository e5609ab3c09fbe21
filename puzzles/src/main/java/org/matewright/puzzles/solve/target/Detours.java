package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The least moves of pieces from where they stand at the root to another place by way of a third. For one thread. */
final class Detours {
    private final MateTargetPieces pieces;
    private final Map<Integer, byte[]> known = new HashMap<>();

    Detours(MateTargetPieces pieces) {
        this.pieces = pieces;
    }

    /**
     * The least moves of a piece to a state that touch a square, its first and last ones included; large if there is no
     * way.
     */
    int moves(int piece, int to, int square) {
        return known.computeIfAbsent(piece << 16 | to, key -> row(piece, to))[square];
    }

    private byte[] row(int piece, int to) {
        byte[] there = pieces.row(piece);
        byte[] row = new byte[pieces.squares];
        Arrays.fill(row, (byte) LeastMoves.NEVER);
        for (int state = 0; state < there.length; state++) {
            if (there[state] != LeastMoves.NEVER) {
                int moves = there[state] + pieces.rowFrom(piece, state)[to];
                row[state % pieces.squares] = (byte) Math.min(row[state % pieces.squares], moves);
            }
        }
        return row;
    }
}
