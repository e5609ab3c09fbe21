package org.matewright.rules.engine;

/** What a move that was really played changes beyond the pieces: checks are counted, streaks go on or end, rights lapse. */
final class Aftermath {
    private final Board board;
    private final Compiled rules;
    private final Generator generator;

    Aftermath(Generator generator) {
        this.generator = generator;
        board = generator.board();
        rules = board.rules;
    }

    /** Draws the consequences of the move just made. */
    void follow(long move) {
        Customs customs = rules.customs;
        if (rules.checksToWin > 0 && generator.inCheck(board.side)) {
            int left = board.checksLeft(board.side ^ 1);
            board.setChecksLeft(board.side ^ 1, Math.max(0, left - 1));
        }
        if (customs.passesEnd) {
            board.extendStreak(Board.PASSES, (move & Board.PASS) != 0);
        }
        if (customs.truce) {
            board.extendStreak(Board.FACINGS, Facing.holds(board));
        }
        if ((move & (Board.PASS | Board.DROP)) == 0) {
            scare((int) (move >>> 8) & 0xFF);
        }
    }

    /** Takes first moves from the pieces that the one on a square, which has just moved there, aims at. */
    private void scare(int square) {
        int attacker = board.at[square];
        for (int code : rules.customs.scares[attacker]) {
            for (int w = 0; w < board.words; w++) {
                for (long bits = board.pieces[code * board.words + w] & board.virgin[w]; bits != 0; bits &= bits - 1) {
                    int victim = (w << 6) + Long.numberOfTrailingZeros(bits);
                    long sources = rules.sources[(attacker * rules.squares + victim) * board.words + (square >> 6)];
                    if ((sources >>> square & 1) != 0) {
                        board.clearVirgin(victim);
                    }
                }
            }
        }
    }
}
