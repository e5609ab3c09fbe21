package org.matewright.puzzles.solve.search;

import java.util.Arrays;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * The move lists along the line that is being searched, one after the other in one array: a search allocates nothing per
 * position. For one thread.
 */
public final class MoveStack {
    /** The moves. The array is replaced when it grows, so it must be read anew after each call of {@link #room}. */
    public long[] moves = new long[2 * Walker.MAX_MOVES];

    /** The array, with room for a whole list from an index on. */
    public long[] room(int from) {
        if (moves.length - from < Walker.MAX_MOVES) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
        return moves;
    }

    /**
     * Moves a move to the front of the list from one index to another, if it is listed.
     *
     * @param wanted the move; what it gates in is ignored. {@link PackedMove#NONE} moves nothing
     */
    public void bringForward(long wanted, int from, int end) {
        if (wanted == PackedMove.NONE) {
            return;
        }
        long known = PackedMove.withoutGating(wanted);
        for (int i = from; i < end; i++) {
            if (PackedMove.withoutGating(moves[i]) == known) {
                long move = moves[i];
                moves[i] = moves[from];
                moves[from] = move;
                return;
            }
        }
    }
}
