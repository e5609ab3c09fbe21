package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.board.Facing;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Streak;

/** What a move that was really played changes beyond the pieces: checks are counted, streaks go on or end, rights lapse. */
public final class MoveConsequences {
    private final Board board;
    private final CompiledRules rules;
    private final Generator generator;

    public MoveConsequences(Generator generator) {
        this.generator = generator;
        board = generator.board();
        rules = board.rules;
    }

    /** Draws the consequences of the move just made. */
    public void follow(long move) {
        if (rules.endings().checksToWin() > 0 && generator.inCheck(board.side)) {
            int left = board.checksToGive(board.side ^ 1);
            board.setChecksToGive(board.side ^ 1, Math.max(0, left - 1));
        }
        if (rules.turns().passesEnd()) {
            board.extendStreak(Streak.PASSES, PackedMove.isPass(move));
        }
        if (rules.turns().truce()) {
            board.extendStreak(Streak.FACINGS, Facing.holds(board));
        }
        if (!PackedMove.isPass(move) && !PackedMove.isDrop(move)) {
            scare(PackedMove.to(move));
        }
    }

    /** Takes first moves from the pieces that the one on a square, which has just moved there, aims at. */
    private void scare(int square) {
        int attacker = board.at[square];
        for (int code : rules.firstMoves().deprives()[attacker]) {
            for (int w = 0; w < board.words; w++) {
                for (long bits = board.pieces[code * board.words + w] & board.unmoved[w]; bits != 0; bits &= bits - 1) {
                    int victim = (w << 6) + Long.numberOfTrailingZeros(bits);
                    long sources = rules.attacks()
                            .sources()[(attacker * rules.squares() + victim) * board.words + (square >> 6)];
                    if ((sources >>> square & 1) != 0) {
                        board.clearUnmoved(victim);
                    }
                }
            }
        }
    }
}
