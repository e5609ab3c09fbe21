package org.matewright.rules.engine.board;

import java.util.BitSet;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.CompiledRules;

/** The rights of unmoved pieces to let a piece come in from the hand on the square that they leave. */
public final class GatingRights {
    private GatingRights() {}

    /** The square on which a piece comes in with a move. */
    public static int square(CompiledRules rules, long move) {
        return PackedMove.gatesAtPartner(move)
                ? rules.effects().partnerFrom()[PackedMove.effect(move)]
                : PackedMove.from(move);
    }

    /** Whether a side still has a piece in hand that may come in. */
    static boolean hasEntrant(Board board, int side) {
        for (int code : board.rules.gating().entrants()[side]) {
            if (board.hand[code] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Drops the marks of unmoved pieces for which that means nothing once nobody can come in any more. */
    static void forget(Board board, int side) {
        CompiledRules rules = board.rules;
        if (rules.hands().refilled() || hasEntrant(board, side)) {
            return;
        }
        BitSet gates = rules.gating().squares()[side];
        for (int square = gates.nextSetBit(0); square >= 0; square = gates.nextSetBit(square + 1)) {
            int code = board.at[square];
            if (PieceCode.side(code) == side
                    && !rules.castling().castles()[code]
                    && !rules.firstMoves().has()[code]) {
                board.clearUnmoved(square);
            }
        }
        if (rules.castling().any()) {
            UnusableRights.drop(board);
        }
    }
}
