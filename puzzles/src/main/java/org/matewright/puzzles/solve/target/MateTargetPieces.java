package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.Walker;

/** Where the {@link RootPieces} can get within the moves of their sides. For one thread. */
final class MateTargetPieces {
    final RootPieces root;
    final PieceStates states;
    final ClearLines lines;
    final int squares;
    /** The number of moves of the side that is to reach the goal. */
    final int attackMoves;
    /** The number of moves of the mated side. */
    final int helpMoves;

    private final LeastMoves least;
    private final byte[][] rows;
    private final int[] @Nullable [] @Nullable [] bySquare;
    private final int[][] @Nullable [] byTarget;

    MateTargetPieces(
            Walker walker, LeastMoves least, PieceStates states, RootPieces root, int attackMoves, int helpMoves) {
        this.root = root;
        this.states = states;
        this.least = least;
        this.lines = walker.clearLines();
        this.squares = states.squares();
        this.attackMoves = attackMoves;
        this.helpMoves = helpMoves;
        rows = new byte[root.count()][];
        for (int piece = 0; piece < rows.length; piece++) {
            rows[piece] = least.row(root.state(piece), root.isUnmoved(piece));
        }
        bySquare = new int[rows.length][][];
        byTarget = new int[rows.length][squares][];
    }

    /** The number of pieces. */
    int count() {
        return rows.length;
    }

    /** Whether a piece belongs to the side that is to reach the goal. */
    boolean isAttacker(int piece) {
        return root.isAttacker(piece);
    }

    /** The square on which a piece stands at the root. */
    int rootSquare(int piece) {
        return states.square(root.state(piece));
    }

    /** The least moves of a piece from the root to every state. */
    byte[] row(int piece) {
        return rows[piece];
    }

    /** The least moves of a piece to every state from one that it may be in on its way. */
    byte[] rowFrom(int piece, int state) {
        return state == root.state(piece) ? rows[piece] : least.row(state);
    }

    /** The least moves of a piece from the root to every square. */
    byte[] squareRow(int piece) {
        return least.squareRow(root.state(piece), root.isUnmoved(piece));
    }

    /** The states of a piece on a square that are within its side's moves, the nearest first. */
    int[] standing(int piece, int square) {
        int[][] known = bySquare[piece];
        if (known == null) {
            known = new int[squares][];
            for (int i = 0; i < squares; i++) {
                int on = i;
                known[i] = within(piece, state -> states.square(state) == on);
            }
            bySquare[piece] = known;
        }
        return known[square];
    }

    /** The states from which a piece might attack a square that are within its side's moves, the nearest first. */
    int[] attacking(int piece, int target) {
        int[] known = byTarget[piece][target];
        if (known == null) {
            known = within(
                    piece,
                    state -> states.square(state) != target
                            && lines.neededEmpty(states.code(state), states.square(state), target) != null);
            byTarget[piece][target] = known;
        }
        return known;
    }

    private int[] within(int piece, IntPredicate test) {
        byte[] row = rows[piece];
        int max = isAttacker(piece) ? attackMoves : helpMoves;
        int[] found = new int[16];
        int count = 0;
        for (int state = 0; state < row.length; state++) {
            if (row[state] <= max && test.test(state)) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                int at = count++;
                for (; at > 0 && row[found[at - 1]] > row[state]; at--) {
                    found[at] = found[at - 1];
                }
                found[at] = state;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Whether some piece of the side that is to reach the goal captures en passant, or may become one that does. */
    boolean mayCaptureEnPassant() {
        for (int piece = 0; piece < rows.length; piece++) {
            for (int state = 0; isAttacker(piece) && state < rows[piece].length; state++) {
                if (rows[piece][state] != LeastMoves.NEVER && lines.mayCaptureEnPassant(states.code(state))) {
                    return true;
                }
            }
        }
        return false;
    }
}
