package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.Walker;

/**
 * The pieces at the root of a search for pictures, and where each can get within the moves of its side. For one thread.
 */
final class MateTargetPieces {
    final ClearLines lines;
    final int squares;
    /** Where the pieces stand at the root. */
    final int[] states;
    /** Which of them belong to the side that is to reach the goal. */
    final boolean[] attackers;
    /** The only royal of the mated side. */
    final int royal;
    /** The only royal of the other side, or -1 if it hasn't exactly one. */
    final int matingRoyal;
    /** How many moves the side that is to reach the goal has. */
    final int attackMoves;
    /** How many moves the mated side has. */
    final int helpMoves;
    /** Which of them may be moved by another's castling. */
    final boolean[] partners;
    /** Whether the side that is to reach the goal may castle. */
    final boolean attackersCastle;

    private final LeastMoves least;
    /** Which of them haven't moved. */
    private final boolean[] unmoved;

    private final byte[][] rows;
    private final int[] @Nullable [] @Nullable [] bySquare;
    private final int[][] @Nullable [] byTarget;

    MateTargetPieces(
            Walker walker,
            LeastMoves least,
            int squares,
            int[] states,
            boolean[] attackers,
            int royal,
            int matingRoyal,
            int attackMoves,
            int helpMoves,
            Castlings castlings) {
        this.least = least;
        this.lines = walker.clearLines();
        this.squares = squares;
        this.states = states;
        this.attackers = attackers;
        this.royal = royal;
        this.matingRoyal = matingRoyal;
        this.attackMoves = attackMoves;
        this.helpMoves = helpMoves;
        unmoved = new boolean[states.length];
        partners = new boolean[states.length];
        boolean castle = false;
        rows = new byte[states.length][];
        for (int piece = 0; piece < states.length; piece++) {
            unmoved[piece] = walker.isUnmoved(states[piece] % squares);
            rows[piece] = least.row(states[piece], unmoved[piece]);
            partners[piece] = castlings.isPartner(states[piece] % squares);
            castle |= attackers[piece] && castlings.isMaker(states[piece] % squares);
        }
        attackersCastle = castle;
        bySquare = new int[states.length][][];
        byTarget = new int[states.length][squares][];
    }

    int count() {
        return states.length;
    }

    /** The square on which a piece stands at the root. */
    int square(int piece) {
        return states[piece] % squares;
    }

    /** The least moves of a piece from the root to every state. */
    byte[] row(int piece) {
        return rows[piece];
    }

    /** The least moves of a piece from a state on its way from the root to every state. */
    byte[] rowFrom(int piece, int state) {
        return state == states[piece] ? rows[piece] : least.row(state);
    }

    /** The least moves of a piece from the root to every square. */
    byte[] squareRow(int piece) {
        return least.squareRow(states[piece], unmoved[piece]);
    }

    /** The states of a piece on a square that its side's moves suffice for. */
    int[] standing(int piece, int square) {
        int[][] known = bySquare[piece];
        if (known == null) {
            known = new int[squares][];
            for (int i = 0; i < squares; i++) {
                int on = i;
                known[i] = within(piece, state -> state % squares == on);
            }
            bySquare[piece] = known;
        }
        return known[square];
    }

    /** The states from which a piece might attack a square, as far as its side's moves suffice; the nearest first. */
    int[] attacking(int piece, int target) {
        int[] known = byTarget[piece][target];
        if (known == null) {
            known = within(
                    piece,
                    state -> state % squares != target
                            && lines.neededEmpty(state / squares, state % squares, target) != null);
            byTarget[piece][target] = known;
        }
        return known;
    }

    private int[] within(int piece, IntPredicate test) {
        byte[] row = rows[piece];
        int most = attackers[piece] ? attackMoves : helpMoves;
        int[] found = new int[16];
        int count = 0;
        for (int state = 0; state < row.length; state++) {
            if (row[state] <= most && test.test(state)) {
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

    /** Whether some piece of the side that is to reach the goal is one, or may become one, that captures en passant. */
    boolean mayCaptureEnPassant() {
        for (int piece = 0; piece < states.length; piece++) {
            for (int state = 0; attackers[piece] && state < rows[piece].length; state++) {
                if (rows[piece][state] != LeastMoves.NEVER && lines.mayCaptureEnPassant(state / squares)) {
                    return true;
                }
            }
        }
        return false;
    }
}
