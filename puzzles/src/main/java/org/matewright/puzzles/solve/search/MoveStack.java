package org.matewright.puzzles.solve.search;

import java.util.Arrays;
import org.matewright.rules.engine.Walker;

/** The move lists of a line that is being searched, one behind the other in one array. For one thread. */
public final class MoveStack {
    /** The moves; replaced when it grows, so it must be read anew after each call of {@link #room}. */
    public long[] moves = new long[2 * Walker.MAX_MOVES];

    /** The array, with room for a whole list from an index on. */
    public long[] room(int from) {
        if (moves.length - from < Walker.MAX_MOVES) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
        return moves;
    }

    /** Moves the entry that is a remembered move, if there is one, to the front of a list. */
    public boolean bringForward(long cut, int from, int end) {
        for (int i = from; i < end; i++) {
            if (ProofTable.isMove(moves[i], cut)) {
                long move = moves[i];
                moves[i] = moves[from];
                moves[from] = move;
                return true;
            }
        }
        return false;
    }
}
