package org.matewright.rules.engine;

import java.util.Set;

/**
 * The game ends for a side that has few pieces left of some types.
 *
 * @param together whether the pieces of all the types count together, or those of each type by itself
 * @param count the most pieces at which the side is extinct; pieces in hand count too
 * @param opponentAtLeast how many the other side must have
 * @param outcome what it means for the side
 */
record Extinction(Set<Integer> types, boolean together, int count, int opponentAtLeast, int outcome)
        implements Verdict {
    @Override
    public String rule() {
        return "extinction";
    }

    @Override
    public int judge(Generator generator) {
        Board board = generator.board();
        if (isExtinct(board, board.side ^ 1)) {
            return outcome == DRAWN ? DRAWN : -outcome;
        }
        return isExtinct(board, board.side) ? outcome : NONE;
    }

    private boolean isExtinct(Board board, int side) {
        if (together) {
            int own = 0;
            int other = 0;
            for (int type : types) {
                own += board.count(Compiled.code(type, side));
                other += board.count(Compiled.code(type, side ^ 1));
            }
            return own <= count && other >= opponentAtLeast;
        }
        for (int type : types) {
            if (board.count(Compiled.code(type, side)) <= count
                    && board.count(Compiled.code(type, side ^ 1)) >= opponentAtLeast) {
                return true;
            }
        }
        return false;
    }
}
