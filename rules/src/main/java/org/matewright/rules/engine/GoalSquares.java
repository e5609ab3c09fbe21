package org.matewright.rules.engine;

import java.util.BitSet;
import java.util.Set;

/**
 * The game ends when a piece of some type stands on one of its side's goal squares.
 *
 * @param draws whether that draws instead of winning
 * @param lastReply whether Black, when White has arrived, may still arrive with its next move, which draws
 */
record GoalSquares(Set<Integer> types, Ruleset.Squares squares, boolean draws, boolean lastReply) implements Verdict {
    @Override
    public String rule() {
        return "goal";
    }

    @Override
    public int judge(Generator generator) {
        Board board = generator.board();
        boolean own = hasArrived(board, board.side);
        boolean other = hasArrived(board, board.side ^ 1);
        if (draws) {
            return own || other ? DRAWN : NONE;
        }
        if (!lastReply) {
            return other ? LOST : own ? WON : NONE;
        }
        if (own && other) {
            return DRAWN;
        }
        if (other && board.side == 1) {
            return generator.anyLegal(move -> arrives(board, move)) ? NONE : LOST;
        }
        return other ? LOST : own ? WON : NONE;
    }

    private boolean arrives(Board board, long move) {
        int side = board.side;
        board.make(move);
        boolean arrived = hasArrived(board, side);
        board.unmake();
        return arrived;
    }

    private boolean hasArrived(Board board, int side) {
        BitSet goal = squares.of(side);
        for (int square = goal.nextSetBit(0); square >= 0; square = goal.nextSetBit(square + 1)) {
            int code = board.at[square];
            if (code != 0 && Compiled.side(code) == side && types.contains(Compiled.type(code))) {
                return true;
            }
        }
        return false;
    }
}
