package org.matewright.rules.engine.moves;

import java.util.function.Predicate;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.tables.Standing;

/** The position on a board as rules that end the game see it. */
final class BoardStanding implements Standing {
    private final Generator generator;
    private final Board board;

    BoardStanding(Generator generator) {
        this.generator = generator;
        board = generator.board();
    }

    @Override
    public int side() {
        return board.side;
    }

    @Override
    public int at(int square) {
        return board.at[square];
    }

    @Override
    public int count(int code) {
        return board.count(code);
    }

    @Override
    public int nonRoyals(int side) {
        return board.nonRoyals[side];
    }

    @Override
    public int checksToGive(int side) {
        return board.checksToGive(side);
    }

    @Override
    public int streak(int kind) {
        return board.streak(kind);
    }

    @Override
    public boolean canReach(Predicate<Standing> test) {
        long[] moves = new long[Generator.MAX_MOVES];
        int end = generator.generateIgnoringEndRules(moves, 0);
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean reached = test.test(this);
            board.unmake();
            if (reached) {
                return true;
            }
        }
        return false;
    }
}
