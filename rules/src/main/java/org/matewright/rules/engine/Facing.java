package org.matewright.rules.engine;

/** Royals that look at each other along a rank or file with nothing between them. */
final class Facing {
    private Facing() {}

    /** Whether some royal of one side faces one of the other. */
    static boolean holds(Board board) {
        Compiled rules = board.rules;
        int files = rules.geometry.files();
        for (int code : rules.royalsOf[0]) {
            for (int w = 0; w < board.words; w++) {
                for (long bits = board.pieces[code * board.words + w]; bits != 0; bits &= bits - 1) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    int file = square % files;
                    int rank = square / files;
                    if (looks(board, file, rank, 1, 0)
                            || looks(board, file, rank, -1, 0)
                            || looks(board, file, rank, 0, 1)
                            || looks(board, file, rank, 0, -1)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean looks(Board board, int file, int rank, int dx, int dy) {
        Compiled rules = board.rules;
        int x = rules.geometry.aroundFiles(file + dx);
        int y = rules.geometry.aroundRanks(rank + dy);
        while (rules.geometry.contains(x, y)) {
            int piece = board.at[rules.geometry.square(x, y)];
            if (piece != 0) {
                return rules.royal[piece] && Compiled.side(piece) == 1;
            }
            x = rules.geometry.aroundFiles(x + dx);
            y = rules.geometry.aroundRanks(y + dy);
        }
        return false;
    }

    /** Drops the moves after which royals still face each other; gives the index behind the last one kept. */
    static int dropThoseThatKeepIt(Board board, long[] moves, int start, int end) {
        int kept = start;
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            boolean facing = holds(board);
            board.unmake();
            if (!facing) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }
}
