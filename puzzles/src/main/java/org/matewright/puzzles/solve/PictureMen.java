package org.matewright.puzzles.solve;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.Walker;

/**
 * The men at the root of a search for pictures, and where each can get within the moves of its side. For one thread.
 */
final class PictureMen {
    final ClearLines lines;
    final int squares;
    /** Where the men stand at the root. */
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

    PictureMen(
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
        for (int man = 0; man < states.length; man++) {
            unmoved[man] = walker.isUnmoved(states[man] % squares);
            rows[man] = least.row(states[man], unmoved[man]);
            partners[man] = castlings.isPartner(states[man] % squares);
            castle |= attackers[man] && castlings.isMaker(states[man] % squares);
        }
        attackersCastle = castle;
        bySquare = new int[states.length][][];
        byTarget = new int[states.length][squares][];
    }

    int count() {
        return states.length;
    }

    /** The square on which a man stands at the root. */
    int square(int man) {
        return states[man] % squares;
    }

    /** The least moves of a man from the root to every state. */
    byte[] row(int man) {
        return rows[man];
    }

    /** The least moves of a man from a state on its way from the root to every state. */
    byte[] rowFrom(int man, int state) {
        return state == states[man] ? rows[man] : least.row(state);
    }

    /** The least moves of a man from the root to every square. */
    byte[] squareRow(int man) {
        return least.squareRow(states[man], unmoved[man]);
    }

    /** The states of a man on a square that its side's moves suffice for. */
    int[] standing(int man, int square) {
        int[][] known = bySquare[man];
        if (known == null) {
            known = new int[squares][];
            for (int i = 0; i < squares; i++) {
                int on = i;
                known[i] = within(man, state -> state % squares == on);
            }
            bySquare[man] = known;
        }
        return known[square];
    }

    /** The states from which a man might attack a square, as far as its side's moves suffice; the nearest first. */
    int[] attacking(int man, int target) {
        int[] known = byTarget[man][target];
        if (known == null) {
            known = within(
                    man,
                    state -> state % squares != target
                            && lines.neededEmpty(state / squares, state % squares, target) != null);
            byTarget[man][target] = known;
        }
        return known;
    }

    private int[] within(int man, IntPredicate test) {
        byte[] row = rows[man];
        int most = attackers[man] ? attackMoves : helpMoves;
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

    /** Whether some man of the side that is to reach the goal is one, or may become one, that captures en passant. */
    boolean mayCaptureEnPassant() {
        for (int man = 0; man < states.length; man++) {
            for (int state = 0; attackers[man] && state < rows[man].length; state++) {
                if (rows[man][state] != LeastMoves.NEVER && lines.mayCaptureEnPassant(state / squares)) {
                    return true;
                }
            }
        }
        return false;
    }
}
