package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.Walker;

/**
 * The least number of its own moves that a piece needs from state to state, promotions included. Whatever might stand in
 * the way is taken to be gone, and whatever a move needs (a victim, a platform) to be there, so that no position needs
 * fewer. Rows are computed on demand. For one thread.
 *
 * <p>A castling moves two pieces at once: it counts as a move of the piece that makes it and costs its partner nothing, so
 * that the moves of a side's pieces still add up to no more than the side's. Both can have it as their first move only.
 */
final class LeastMoves {
    /** More than any number of moves that is searched: the state can't be reached. */
    static final int NEVER = 100;

    private final PieceStates states;
    private final Castlings castlings;
    private final Walker walker;
    private final ClearLines lines;
    private final int[] @Nullable [] steps;
    /** For pieces that have moved, then for unmoved pieces. */
    private final byte[] @Nullable [] @Nullable [] rows;

    private final byte[] @Nullable [] @Nullable [] squareRows;

    LeastMoves(Walker walker, PieceStates states, Castlings castlings) {
        this.states = states;
        this.castlings = castlings;
        this.walker = walker;
        steps = new int[states.count()][];
        lines = walker.clearLines();
        rows = new byte[2][states.count()][];
        squareRows = new byte[2][states.count()][];
    }

    /** From a state, the least moves to every state of a piece that has moved. */
    byte[] row(int state) {
        return row(state, false);
    }

    /**
     * From a state, the least moves to every state.
     *
     * @param unmoved whether the piece may still make moves that are first moves only
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
            row = new byte[states.squares()];
            Arrays.fill(row, (byte) NEVER);
            for (int i = 0; i < all.length; i++) {
                int square = states.square(i);
                row[square] = (byte) Math.min(row[square], all[i]);
            }
            known[state] = row;
        }
        return row;
    }

    /** Breadth first. */
    private byte[] search(int start, boolean unmoved) {
        byte[] row = new byte[states.count()];
        Arrays.fill(row, (byte) NEVER);
        int[] queue = new int[states.count()];
        int end = 0;
        row[start] = 0;
        queue[end++] = start;
        for (Castlings.Step step : unmoved ? castlings.steps() : List.<Castlings.Step>of()) {
            int castled = states.moved(start, step.partnerTo());
            if (step.partnerFrom() == states.square(start) && row[castled] == NEVER) {
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

    /** The states that a piece that has moved can reach with one move. */
    private int[] steps(int state) {
        int[] known = steps[state];
        if (known == null) {
            known = steps(state, false);
            steps[state] = known;
        }
        return known;
    }

    private int[] steps(int state, boolean unmoved) {
        int code = states.code(state);
        int from = states.square(state);
        BitSet reach = unmoved ? firstMoves(code, from) : lines.reach(code, from);
        int[] found = new int[reach.cardinality()];
        int count = 0;
        for (int to = reach.nextSetBit(0); to >= 0; to = reach.nextSetBit(to + 1)) {
            if (to != from) {
                int[] choices = walker.promotions(code, from, to);
                if (found.length - count < choices.length + 1) {
                    found = Arrays.copyOf(found, 2 * found.length + choices.length + 1);
                }
                if (choices.length == 0 || !walker.mustPromote(code, to)) {
                    found[count++] = states.of(code, to);
                }
                for (int choice : choices) {
                    found[count++] = states.of(choice, to);
                }
            }
        }
        for (Castlings.Step step : unmoved ? castlings.steps() : List.<Castlings.Step>of()) {
            if (step.from() == from) {
                found = Arrays.copyOf(found, Math.max(found.length, count + 1));
                found[count++] = states.of(code, step.to());
            }
        }
        return Arrays.copyOf(found, count);
    }

    private BitSet firstMoves(int code, int from) {
        BitSet reach = new BitSet();
        for (int to = 0; to < states.squares(); to++) {
            reach.set(to, walker.mayReach(code, from, to));
        }
        return reach;
    }
}
