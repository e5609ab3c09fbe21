package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Dropping;
import org.matewright.rules.engine.tables.TooComplexException;

/** Lists drops from the hand. */
public final class Drops {
    private final Board board;
    private final CompiledRules rules;

    Drops(Board board) {
        this.board = board;
        rules = board.rules;
    }

    /**
     * Writes every drop onto an empty square of the piece's region; gives the index behind the last.
     *
     * @throws TooComplexException if there is no room for them
     */
    int list(long[] moves, int start) {
        try {
            return write(moves, start);
        } catch (ArrayIndexOutOfBoundsException e) {
            throw TooComplexException.isFull(moves) ? TooComplexException.moves(moves.length) : e;
        }
    }

    private int write(long[] moves, int start) {
        int n = start;
        for (int code : rules.hands().droppable()[board.side]) {
            if (board.hand[code] == 0) {
                continue;
            }
            Dropping dropping = rules.hands().dropping()[code];
            if (dropping == null) {
                continue;
            }
            for (int square : dropping.squares()) {
                if (board.at[square] == 0 && !(dropping.oneOnFile() && hasOnFile(code, square))) {
                    moves[n++] = PackedMove.drop(code, square);
                }
            }
        }
        return n;
    }

    private boolean hasOnFile(int code, int square) {
        int files = rules.geometry().files();
        for (int other = square % files; other < rules.squares(); other += files) {
            if (board.at[other] == code) {
                return true;
            }
        }
        return false;
    }

    /** Whether some drop isn't allowed to mate. */
    boolean mayNotMate() {
        return rules.hands().anyMustNotMate();
    }

    /** Whether a move is a drop that isn't allowed to mate. */
    boolean mustNotMate(long move) {
        if (!PackedMove.isDrop(move)) {
            return false;
        }
        Dropping dropping = rules.hands().dropping()[PackedMove.becomes(move)];
        return dropping != null && !dropping.mayMate();
    }
}
