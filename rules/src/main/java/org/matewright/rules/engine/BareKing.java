package org.matewright.rules.engine;

/**
 * Bare king: the side that takes the opponent's last piece besides the king wins, unless the reply takes the taker's last
 * piece too. So a bared side moves on only if it can do that, and the game is over after its move.
 *
 * @param mutualDraw whether it is a draw if the reply bares the other side too; otherwise the side bared first has lost
 *     all the same
 */
record BareKing(boolean mutualDraw) implements Verdict {
    @Override
    public String rule() {
        return "bare king";
    }

    @Override
    public int judge(Generator generator) {
        Board board = generator.board();
        int own = board.commoners[board.side];
        int other = board.commoners[board.side ^ 1];
        if (own > 0 && other > 0) {
            return NONE;
        }
        if (own == 0 && other == 0) {
            return mutualDraw ? DRAWN : WON;
        }
        if (own > 0) {
            return WON;
        }
        return other == 1 && canTakeLast(generator) ? NONE : LOST;
    }

    private static boolean canTakeLast(Generator generator) {
        Board board = generator.board();
        return generator.anyLegal(move -> {
            board.make(move);
            boolean bare = board.commoners[board.side] == 0;
            board.unmake();
            return bare;
        });
    }
}
