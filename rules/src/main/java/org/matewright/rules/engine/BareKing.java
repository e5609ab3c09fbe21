package org.matewright.rules.engine;

/**
 * Bare king: the side that takes the opponent's last man besides the king wins, unless the reply takes the taker's last
 * man too, which draws. So a bared side moves on only if it can do that, and the game is over after its move.
 */
final class BareKing implements Verdict {
    private final long[] buffer = new long[Walker.MAX_MOVES];

    @Override
    public int judge(Generator generator) {
        Board board = generator.board();
        int own = board.commoners[board.side];
        int other = board.commoners[board.side ^ 1];
        if (own > 0 && other > 0) {
            return NONE;
        }
        if (own == 0 && other == 0) {
            return board.rules.mutualBareKingDraws ? DRAWN : WON;
        }
        if (own > 0) {
            return WON;
        }
        return other == 1 && canTakeLast(generator) ? NONE : LOST;
    }

    private boolean canTakeLast(Generator generator) {
        Board board = generator.board();
        int end = generator.generateIgnoringVerdict(buffer, 0);
        for (int i = 0; i < end; i++) {
            board.make(buffer[i]);
            boolean bare = board.commoners[board.side] == 0;
            board.unmake();
            if (bare) {
                return true;
            }
        }
        return false;
    }
}
