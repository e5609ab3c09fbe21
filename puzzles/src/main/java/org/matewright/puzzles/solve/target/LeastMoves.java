package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.Walker;

/**
 * The least number of own moves that a piece needs from square to square, promotions counted as a change of what it is.
 * Whatever might stand in the way is taken away and whatever a move needs (a victim, a platform) is taken as there, so
 * no position needs fewer. Rows are worked out when first asked for. For one thread.
 *
 * <p>A castling moves two pieces at once: it counts as a move of the piece that makes it and costs its partner nothing, so that
 * the moves of a side's pieces still add up to no more than the side's. Both have it as their first move alone.
 *
 * <p>A state is {@code occupant * squares + square}.
 */
final class LeastMoves {
    /** Out of reach. */
    static final int NEVER = 100;

    private final Castlings castlings;
    private final Walker walker;
    private final int occupants;
    private final int squares;
    private final ClearLines lines;
    private final int[] @Nullable [] steps;
    /** For pieces that have moved, then for pieces that haven't. */
    private final byte[] @Nullable [] @Nullable [] rows;

    private final byte[] @Nullable [] @Nullable [] squareRows;

    LeastMoves(Walker walker, int squares, Castlings castlings) {
        this.castlings = castlings;
        this.walker = walker;
        this.occupants = walker.occupants();
        this.squares = squares;
        this.steps = new int[occupants * squares][];
        this.lines = walker.clearLines();
        this.rows = new byte[2][occupants * squares][];
        this.squareRows = new byte[2][occupants * squares][];
    }

    int state(int occupant, int square) {
        return occupant * squares + square;
    }

    /** From a state, the least moves to every state of a piece that has moved. */
    byte[] row(int state) {
        return row(state, false);
    }

    /**
     * From a state, the least moves to every state.
     *
     * @param unmoved whether the piece may have moves that are its first alone
     */
    byte[] row(int state, boolean unmoved) {
        byte[][] known = rows[unmoved ? 1 : 0];
        byte[] row = known[state];
        if (row == null) {
            row = search(state, unmoved);
            known[state] = row;
        }
        return row;
    }

    /** From a state, the least moves to every square, whatever the piece has become. */
    byte[] squareRow(int state, boolean unmoved) {
        byte[][] known = squareRows[unmoved ? 1 : 0];
        byte[] row = known[state];
        if (row == null) {
            byte[] all = row(state, unmoved);
            row = new byte[squares];
            Arrays.fill(row, (byte) NEVER);
            for (int i = 0; i < all.length; i++) {
                row[i % squares] = (byte) Math.min(row[i % squares], all[i]);
            }
            known[state] = row;
        }
        return row;
    }

    private byte[] search(int start, boolean unmoved) {
        byte[] row = new byte[occupants * squares];
        Arrays.fill(row, (byte) NEVER);
        int[] queue = new int[occupants * squares];
        int end = 0;
        row[start] = 0;
        queue[end++] = start;
        for (Castlings.Step step : unmoved ? castlings.steps() : List.<Castlings.Step>of()) {
            int castled = start / squares * squares + step.partnerTo();
            if (step.partnerFrom() == start % squares && row[castled] == NEVER) {
                row[castled] = 0;
                queue[end++] = castled;
            }
        }
        for (int at = 0; at < end; at++) {
            int next = Math.min(NEVER - 1, row[queue[at]] + 1);
            for (int state : at == 0 && unmoved ? steps(start, true) : steps(queue[at])) {
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
            known = steps(state, false);
            steps[state] = known;
        }
        return known;
    }

    private int[] steps(int state, boolean unmoved) {
        int occupant = state / squares;
        int from = state % squares;
        BitSet reach = unmoved ? firstReach(occupant, from) : lines.reach(occupant, from);
        int[] found = new int[reach.cardinality()];
        int count = 0;
        for (int to = reach.nextSetBit(0); to >= 0; to = reach.nextSetBit(to + 1)) {
            if (to != from) {
                int[] choices = walker.promotions(occupant, from, to);
                if (found.length - count < choices.length + 1) {
                    found = Arrays.copyOf(found, 2 * found.length + choices.length + 1);
                }
                if (choices.length == 0 || !walker.mustPromote(occupant, to)) {
                    found[count++] = state(occupant, to);
                }
                for (int choice : choices) {
                    found[count++] = state(choice, to);
                }
            }
        }
        for (Castlings.Step step : unmoved ? castlings.steps() : List.<Castlings.Step>of()) {
            if (step.from() == from) {
                found = Arrays.copyOf(found, Math.max(found.length, count + 1));
                found[count++] = state(occupant, step.to());
            }
        }
        return Arrays.copyOf(found, count);
    }

    private BitSet firstReach(int occupant, int from) {
        BitSet reach = new BitSet();
        for (int to = 0; to < squares; to++) {
            reach.set(to, walker.mayReach(occupant, from, to));
        }
        return reach;
    }
}
