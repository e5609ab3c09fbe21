package org.matewright.rules.engine;

/** Answers whether a side's royals are in danger, whatever makes pieces royal in the variant. */
final class Royals {
    private final Board board;
    private final Compiled rules;
    private final Attacks attacks;
    private final int words;

    Royals(Board board, Attacks attacks) {
        this.board = board;
        this.attacks = attacks;
        rules = board.rules;
        words = board.words;
    }

    /** Whether a side is in check. */
    boolean inCheck(int side) {
        if (rules.explosive && touch()) {
            return false;
        }
        boolean all = rules.royalsTogether;
        boolean any = false;
        for (int code : rules.royalsOf[side]) {
            if (rules.royalLimit[code] < Integer.MAX_VALUE && board.count(code) > rules.royalLimit[code]) {
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
    static int only(Board board, int side) {
        int found = -1;
        for (int code : board.rules.royalsOf[side]) {
            for (int w = 0; w < board.words; w++) {
                for (long bits = board.pieces[code * board.words + w]; bits != 0; bits &= bits - 1) {
                    found = found == -1 ? (w << 6) + Long.numberOfTrailingZeros(bits) : -2;
                }
            }
        }
        return found;
    }

    /** The number of royals of a side. */
    int count(int side) {
        int count = 0;
        for (int code : rules.royalsOf[side]) {
            for (int w = 0; w < words; w++) {
                count += Long.bitCount(board.pieces[code * words + w]);
            }
        }
        return count;
    }

    /** Whether royals of both sides stand next to each other: no capture of one would spare the other. */
    private boolean touch() {
        for (int code : rules.royalsOf[0]) {
            for (int w = 0; w < words; w++) {
                for (long bits = board.pieces[code * words + w]; bits != 0; bits &= bits - 1) {
                    for (int next : rules.neighbours[(w << 6) + Long.numberOfTrailingZeros(bits)]) {
                        int piece = board.at[next];
                        if (rules.royal[piece] && (piece & 1) == 1) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }
}
