package org.matewright.rules.engine;

/**
 * Pieces that come in from the hand on the square that a piece leaves with its first move; with castling, on the square of
 * either piece. The move must be legal without it: nobody comes in to parry a check.
 */
final class Gating {
    private static final int ENTRANT = 48;
    private static final long AT_PARTNER = 1L << 56;

    private final Board board;
    private final Compiled rules;

    Gating(Board board) {
        this.board = board;
        rules = board.rules;
    }

    /** The code of the piece that comes in with a move, or 0. */
    static int entrant(long move) {
        return (int) (move >>> ENTRANT) & 0xFF;
    }

    /** The square on which it comes in. */
    static int square(Compiled rules, long move) {
        return (move & AT_PARTNER) != 0 ? rules.effects.partnerFrom()[Board.effect(move)] : (int) move & 0xFF;
    }

    /** Writes, from index {@code end} on, the moves of a list with each piece that may come in with them. */
    int list(long[] moves, int start, int listed, int end) {
        try {
            int n = end;
            for (int i = start; i < listed; i++) {
                n = list(moves, moves[i], n);
            }
            return n;
        } catch (ArrayIndexOutOfBoundsException e) {
            throw TooComplexException.isFull(moves) ? TooComplexException.moves(moves.length) : e;
        }
    }

    private int list(long[] moves, long move, int end) {
        int n = end;
        int from = (int) move & 0xFF;
        int to = (int) (move >>> 8) & 0xFF;
        boolean open = isOpen(from) && from != to;
        int partner = (move & Board.SPECIAL) == 0 ? -1 : rules.effects.partnerFrom()[Board.effect(move)];
        int partnerTo = partner < 0 ? -1 : rules.effects.partnerTo()[Board.effect(move)];
        for (int code : rules.customs.entrants[board.side]) {
            if (board.hand[code] == 0) {
                continue;
            }
            if (open && from != partnerTo) {
                moves[n++] = move & ~Board.HARMLESS | Board.SPECIAL | (long) code << ENTRANT;
            }
            if (partner >= 0 && isOpen(partner) && partner != to && partner != partnerTo) {
                moves[n++] = move & ~Board.HARMLESS | Board.SPECIAL | (long) code << ENTRANT | AT_PARTNER;
            }
        }
        return n;
    }

    private boolean isOpen(int square) {
        return board.isVirgin(square) && rules.customs.gates[board.side].get(square);
    }

    /** Whether a side still has a piece in hand that may come in. */
    static boolean hasEntrant(Board board, int side) {
        for (int code : board.rules.customs.entrants[side]) {
            if (board.hand[code] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Drops the marks of pieces that haven't moved and for which that means nothing once nobody can come in any more. */
    static void forget(Board board, int side) {
        Compiled rules = board.rules;
        if (rules.customs.refillsHands || hasEntrant(board, side)) {
            return;
        }
        for (int square = rules.customs.gates[side].nextSetBit(0);
                square >= 0;
                square = rules.customs.gates[side].nextSetBit(square + 1)) {
            int code = board.at[square];
            if (Compiled.side(code) == side && !rules.castles[code] && !rules.initial[code]) {
                board.clearVirgin(square);
            }
        }
        if (rules.hasCastling) {
            IdleRights.drop(board);
        }
    }
}
