package org.matewright.rules.engine.board;

import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.CompiledRules;

/** Royals that look at each other along a rank or file with nothing between them. */
public final class Facing {
    private Facing() {}

    /** Whether some royal of one side faces one of the other. */
    public static boolean holds(Board board) {
        CompiledRules rules = board.rules;
        int files = rules.geometry().files();
        for (int code : rules.pieces().royalsOf()[0]) {
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
        CompiledRules rules = board.rules;
        int x = rules.geometry().aroundFiles(file + dx);
        int y = rules.geometry().aroundRanks(rank + dy);
        while (rules.geometry().contains(x, y)) {
            int piece = board.at[rules.geometry().square(x, y)];
            if (piece != 0) {
                return rules.pieces().royal()[piece] && PieceCode.side(piece) == 1;
            }
            x = rules.geometry().aroundFiles(x + dx);
            y = rules.geometry().aroundRanks(y + dy);
        }
        return false;
    }

    /** Drops the moves after which royals still face each other; gives the index behind the last one kept. */
    public static int dropThoseThatKeepIt(Board board, long[] moves, int start, int end) {
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
