package org.matewright.rules.engine;

/** Lists drops from the hand. */
final class Drops {
    private final Board board;
    private final Compiled rules;

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
        for (int code : rules.droppable[board.side]) {
            if (board.hand[code] == 0) {
                continue;
            }
            Compiled.Dropping dropping = rules.dropping[code];
            if (dropping == null) {
                continue;
            }
            for (int square : dropping.squares()) {
                if (board.at[square] == 0 && !(dropping.oneOnFile() && hasOnFile(code, square))) {
                    moves[n++] = 0xFF | square << 8 | (long) code << 16 | Board.SPECIAL | Board.DROP;
                }
            }
        }
        return n;
    }

    private boolean hasOnFile(int code, int square) {
        int files = rules.geometry.files();
        for (int other = square % files; other < rules.squares; other += files) {
            if (board.at[other] == code) {
                return true;
            }
        }
        return false;
    }

    /** Whether some drop isn't allowed to mate. */
    boolean mayNotMate() {
        return rules.hasQuietDrops;
    }

    /** Whether a move is a drop that isn't allowed to mate. */
    boolean mustNotMate(long move) {
        if ((move & Board.DROP) == 0) {
            return false;
        }
        Compiled.Dropping dropping = rules.dropping[(int) (move >>> 16) & 0xFF];
        return dropping != null && !dropping.mayMate();
    }
}
