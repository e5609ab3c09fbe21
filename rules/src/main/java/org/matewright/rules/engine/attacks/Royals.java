package org.matewright.rules.engine.attacks;

import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.tables.CompiledRules;

/** Answers whether a side's royals are in danger, whatever makes pieces royal in the variant. */
public final class Royals {
    private final Board board;
    private final CompiledRules rules;
    private final Attacks attacks;
    private final int words;

    public Royals(Board board, Attacks attacks) {
        this.board = board;
        this.attacks = attacks;
        rules = board.rules;
        words = board.words;
    }

    /** Whether a side is in check. */
    public boolean inCheck(int side) {
        if (rules.explosion().on() && touch()) {
            return false;
        }
        boolean all = rules.safety().together();
        boolean any = false;
        for (int code : rules.pieces().royalsOf()[side]) {
            if (rules.safety().royalLimit()[code] < Integer.MAX_VALUE
                    && board.count(code) > rules.safety().royalLimit()[code]) {
                continue;
            }
            for (int w = 0; w < words; w++) {
                for (long bits = board.pieces[code * words + w]; bits != 0; bits &= bits - 1) {
                    boolean attacked = attacks.attacked((w << 6) + Long.numberOfTrailingZeros(bits), side ^ 1);
                    if (attacked != all) {
                        return attacked;
                    }
                    any = true;
                }
            }
        }
        return all && any;
    }

    /** The square of a side's only royal; -1 if it has none, -2 if it has several. */
    public static int only(Board board, int side) {
        int found = -1;
        for (int code : board.rules.pieces().royalsOf()[side]) {
            for (int w = 0; w < board.words; w++) {
                for (long bits = board.pieces[code * board.words + w]; bits != 0; bits &= bits - 1) {
                    found = found == -1 ? (w << 6) + Long.numberOfTrailingZeros(bits) : -2;
                }
            }
        }
        return found;
    }

    /** The number of royals of a side. */
    public int count(int side) {
        int count = 0;
        for (int code : rules.pieces().royalsOf()[side]) {
            for (int w = 0; w < words; w++) {
                count += Long.bitCount(board.pieces[code * words + w]);
            }
        }
        return count;
    }

    /** Whether royals of both sides stand next to each other: no capture of one would spare the other. */
    private boolean touch() {
        for (int code : rules.pieces().royalsOf()[0]) {
            for (int w = 0; w < words; w++) {
                for (long bits = board.pieces[code * words + w]; bits != 0; bits &= bits - 1) {
                    for (int next : rules.explosion().neighbours()[(w << 6) + Long.numberOfTrailingZeros(bits)]) {
                        int piece = board.at[next];
                        if (rules.pieces().royal()[piece] && (piece & 1) == 1) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }
}
