package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.TooComplexException;

/**
 * Lists moves with pieces that come in from the hand on the square that a piece leaves with its first move; with castling,
 * on the square of either piece. The move must be legal without it: nobody comes in to parry a check.
 */
final class Gating {
    private final Board board;
    private final CompiledRules rules;

    Gating(Board board) {
        this.board = board;
        rules = board.rules;
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
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        boolean open = isOpen(from) && from != to;
        boolean effect = PackedMove.hasEffect(move);
        int partner = effect ? rules.effects().partnerFrom()[PackedMove.effect(move)] : -1;
        int partnerTo = partner < 0 ? -1 : rules.effects().partnerTo()[PackedMove.effect(move)];
        for (int code : rules.gating().entrants()[board.side]) {
            if (board.hand[code] == 0) {
                continue;
            }
            if (open && from != partnerTo) {
                moves[n++] = PackedMove.gating(move, code);
            }
            if (partner >= 0 && isOpen(partner) && partner != to && partner != partnerTo) {
                moves[n++] = PackedMove.gatingAtPartner(move, code);
            }
        }
        return n;
    }

    private boolean isOpen(int square) {
        return board.isUnmoved(square) && rules.gating().squares()[board.side].get(square);
    }
}
