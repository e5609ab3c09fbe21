package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The least moves of pieces from their root squares to a state by way of a square. For one thread. */
final class Detours {
    private final MateTargetPieces pieces;
    /** By {@link Placement}. */
    private final Map<Integer, byte[]> rows = new HashMap<>();

    Detours(MateTargetPieces pieces) {
        this.pieces = pieces;
    }

    /**
     * The least moves of a piece to a state by way of a square, where its way may also begin or end; at least {@link
     * LeastMoves#NEVER} if there is no way.
     */
    int moves(int piece, int to, int square) {
        return rows.computeIfAbsent(Placement.of(piece, to), key -> row(piece, to))[square];
    }

    private byte[] row(int piece, int to) {
        byte[] outward = pieces.row(piece);
        byte[] row = new byte[pieces.squares];
        Arrays.fill(row, (byte) LeastMoves.NEVER);
        for (int state = 0; state < outward.length; state++) {
            if (outward[state] != LeastMoves.NEVER) {
                int moves = outward[state] + pieces.rowFrom(piece, state)[to];
                int square = pieces.states.square(state);
                row[square] = (byte) Math.min(row[square], moves);
            }
        }
        return row;
    }
}
