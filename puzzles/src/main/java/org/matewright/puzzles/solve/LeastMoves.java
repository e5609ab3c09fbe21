package org.matewright.puzzles.solve;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.Walker;

/**
 * The least number of own moves that a man needs from square to square, promotions counted as a change of what it is.
 * Whatever might stand in the way is taken away and whatever a move needs (a victim, a platform) is taken as there, so
 * no position needs fewer. Rows are worked out when first asked for. For one thread.
 *
 * <p>A state is {@code occupant * squares + square}.
 */
final class LeastMoves {
    /** Out of reach. */
    static final int NEVER = 100;

    private final Walker walker;
    private final int occupants;
    private final int squares;
    private final int[] @Nullable [] steps;
    private final byte[] @Nullable [] rows;
    private final byte[] @Nullable [] squareRows;

    LeastMoves(Walker walker, int squares) {
        this.walker = walker;
        this.occupants = walker.occupants();
        this.squares = squares;
        this.steps = new int[occupants * squares][];
        this.rows = new byte[occupants * squares][];
        this.squareRows = new byte[occupants * squares][];
    }

    int state(int occupant, int square) {
        return occupant * squares + square;
    }

    /** From a state, the least moves to every state. */
    byte[] row(int state) {
        byte[] row = rows[state];
        if (row == null) {
            row = search(state);
            rows[state] = row;
        }
        return row;
    }

    /** From a state, the least moves to every square, whatever the man has become. */
    byte[] squareRow(int state) {
        byte[] row = squareRows[state];
        if (row == null) {
            byte[] all = row(state);
            row = new byte[squares];
            Arrays.fill(row, (byte) NEVER);
            for (int i = 0; i < all.length; i++) {
                row[i % squares] = (byte) Math.min(row[i % squares], all[i]);
            }
            squareRows[state] = row;
        }
        return row;
    }

    private byte[] search(int start) {
        byte[] row = new byte[occupants * squares];
        Arrays.fill(row, (byte) NEVER);
        int[] queue = new int[occupants * squares];
        int end = 0;
        row[start] = 0;
        queue[end++] = start;
        for (int at = 0; at < end; at++) {
            int next = Math.min(NEVER - 1, row[queue[at]] + 1);
            for (int state : steps(queue[at])) {
                if (row[state] == NEVER) {
                    row[state] = (byte) next;
                    queue[end++] = state;
                }
            }
        }
        return row;
    }

    private int[] steps(int state) {
        int[] known = steps[state];
        if (known == null) {
            int occupant = state / squares;
            int from = state % squares;
            int[] found = new int[squares * 4];
            int count = 0;
            for (int to = 0; to < squares; to++) {
                if (to != from && walker.mayReach(occupant, from, to)) {
                    int[] choices = walker.promotions(occupant, from, to);
                    if (found.length - count < choices.length + 1) {
                        found = Arrays.copyOf(found, 2 * found.length + choices.length);
                    }
                    if (choices.length == 0 || !walker.mustPromote(occupant, to)) {
                        found[count++] = state(occupant, to);
                    }
                    for (int choice : choices) {
                        found[count++] = state(choice, to);
                    }
                }
            }
            known = Arrays.copyOf(found, count);
            steps[state] = known;
        }
        return known;
    }
}
