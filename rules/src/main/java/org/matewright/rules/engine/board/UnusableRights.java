package org.matewright.rules.engine.board;

/**
 * Castling rights that can never be used. A castling piece without a partner, or a partner without a castling piece, has no
 * right worth recording, so the mark goes and positions that are equal in all that counts have equal keys. Where captured
 * pieces come back unmoved, a royal keeps its right: a partner may be reborn; royals are not.
 */
final class UnusableRights {
    private UnusableRights() {}

    /** Drops them for both sides. */
    static void drop(Board board) {
        drop(board, 0);
        drop(board, 1);
    }

    private static void drop(Board board, int side) {
        boolean castler = isAnyUnmoved(board, side, board.rules.castling().castler());
        if (board.rules.captures().restoreUnmoved() && (castler || !onlyRoyalsCastle(board, side))) {
            return;
        }
        boolean partner = isAnyUnmoved(board, side, board.rules.castling().partner());
        if (castler != partner) {
            forget(
                    board,
                    side,
                    castler
                            ? board.rules.castling().castler()
                            : board.rules.castling().partner());
        }
    }

    private static boolean onlyRoyalsCastle(Board board, int side) {
        for (int code : board.rules.pieces().codesOf()[side]) {
            if (board.rules.castling().castler()[code] && !board.rules.pieces().royal()[code]) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAnyUnmoved(Board board, int side, boolean[] kind) {
        for (int code : board.rules.pieces().codesOf()[side]) {
            if (kind[code]) {
                for (int w = 0; w < board.words; w++) {
                    if ((board.pieces[code * board.words + w] & board.unmoved[w]) != 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static void forget(Board board, int side, boolean[] kind) {
        boolean gates = board.rules.hands().refilled() || GatingRights.hasEntrant(board, side);
        for (int code : board.rules.pieces().codesOf()[side]) {
            if (kind[code] && !board.rules.firstMoves().has()[code]) {
                for (int w = 0; w < board.words; w++) {
                    for (long bits = board.pieces[code * board.words + w] & board.unmoved[w];
                            bits != 0;
                            bits &= bits - 1) {
                        int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                        if (!gates || !board.rules.gating().squares()[side].get(square)) {
                            board.clearUnmoved(square);
                        }
                    }
                }
            }
        }
    }
}
