package org.matewright.puzzles.solve.line;

import java.util.Arrays;
import org.matewright.puzzles.solve.search.Meter;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/** The line that is being searched: a walker and the moves that it has made. For one thread. */
final class CurrentLine {
    /** Stands in a line for a turn in which the side doesn't move. */
    static final long PASS = PackedMove.NONE;

    private final Walker walker;
    private final Meter meter;
    private long[] moves = new long[64];
    private int length;

    CurrentLine(Walker walker, SearchControl control) {
        this.walker = walker;
        meter = new Meter(control);
    }

    /** Makes a move and counts it. */
    void make(long move) {
        walker.make(move);
        push(move);
        meter.node();
    }

    /** Lets the side to move pass. */
    void pass() {
        walker.pass();
        push(PASS);
    }

    /** Takes a move or pass back. */
    void unmake() {
        walker.unmake();
        length--;
    }

    private void push(long move) {
        if (length == moves.length) {
            moves = Arrays.copyOf(moves, 2 * length);
        }
        moves[length++] = move;
    }

    /** The moves made and not taken back, with {@link #PASS} for passes. */
    long[] moves() {
        return Arrays.copyOf(moves, length);
    }

    /** The number of moves and passes made and not taken back. */
    int length() {
        return length;
    }

    /** Counts an answer that the table had. */
    void tableHit() {
        meter.tableHit();
    }

    /** Goes back to the root, after a stop too. */
    void rewind() {
        while (walker.depth() > 0) {
            walker.unmake();
        }
        length = 0;
    }

    /** Reports what was done since the last time, when a thread's work ends. */
    void settle() {
        meter.settle();
    }
}
