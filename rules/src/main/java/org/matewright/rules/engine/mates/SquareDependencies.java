package org.matewright.rules.engine.mates;

import java.util.Arrays;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.tables.AttackPath;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Condition;

/**
 * What facts about a position rest on: squares that a piece of the attacking side must not leave, and squares that none must
 * enter, if a fact is to hold after one move of that side. A clear path that is blocked by more pieces than can leave it stays
 * blocked.
 */
final class SquareDependencies {
    private final Board board;
    private final CompiledRules rules;
    private final int[] paths;
    private final long[] sets;
    private final int words;

    final long[] leaving;
    final long[] entering;

    SquareDependencies(Board board) {
        this.board = board;
        rules = board.rules;
        paths = rules.attacks().paths();
        sets = rules.sets();
        words = board.words;
        leaving = new long[words];
        entering = new long[words];
    }

    void clear() {
        Arrays.fill(leaving, 0);
        Arrays.fill(entering, 0);
    }

    /** Whether a move leaves or enters a square on which something rests. */
    boolean isTouched(int from, int to) {
        return (leaving[from >> 6] >>> from & 1 | entering[to >> 6] >>> to & 1) != 0;
    }

    void onLeaving(int square) {
        leaving[square >> 6] |= 1L << square;
    }

    void onEntering(int square) {
        entering[square >> 6] |= 1L << square;
    }

    /**
     * Relies on it that no piece of a side attacks a square, which is true.
     *
     * @param leavers how many pieces may leave a path before it must still be closed, the first included
     */
    void onSafety(int target, int bySide, int leavers) {
        for (int code : rules.pieces().codesOf()[bySide]) {
            int source = (code * board.squares + target) * words;
            for (int w = 0; w < words; w++) {
                for (long bits = rules.attacks().sources()[source + w] & board.pieces[code * words + w];
                        bits != 0;
                        bits &= bits - 1) {
                    int origin = (w << 6) + Long.numberOfTrailingZeros(bits);
                    onBlocks(code, origin, target, leavers);
                }
            }
        }
    }

    /** Relies on it that a piece, wherever it comes from, doesn't attack a target from a square, which is true. */
    void onBlock(int code, int origin, int target) {
        onBlocks(code, origin, target, 1);
    }

    private void onBlocks(int code, int origin, int target, int leavers) {
        int p = rules.attacks().pathIndex()[(code * board.squares + origin) * board.squares + target];
        for (int count = paths[p++]; count > 0; count--) {
            int head = paths[p++];
            int end = p + (AttackPath.length(head));
            if (AttackPath.kind(head) == AttackPath.CLEAR) {
                int standing = standing(paths[p]);
                if (standing <= leavers) {
                    leave(paths[p]);
                }
                if (standing == 1) {
                    enterOnPieces(paths[p], code & 1 ^ 1);
                }
            } else {
                all(AttackPath.kind(head), p, end);
            }
            p = end;
        }
    }

    /** Relies on it that a piece of the other side attacks a target from where it stands, which is true. */
    void onAttack(int code, int origin, int target) {
        onEntering(origin);
        int p = rules.attacks().pathIndex()[(code * board.squares + origin) * board.squares + target];
        for (int count = paths[p++]; count > 0; count--) {
            int head = paths[p++];
            int end = p + (AttackPath.length(head));
            all(AttackPath.kind(head), p, end);
            p = end;
        }
    }

    /** Relies on all squares of a path. */
    private void all(int kind, int start, int end) {
        int p = start;
        if (kind == AttackPath.GENERAL) {
            int conditionsEnd = p + 1 + paths[p];
            for (p++; p < conditionsEnd; p++) {
                onLeaving(Condition.square(paths[p]));
                onEntering(Condition.square(paths[p]));
            }
        }
        if (p < end) {
            leave(paths[p]);
            for (int w = 0; w < words; w++) {
                entering[w] |= sets[paths[p] + w];
            }
        }
    }

    /** Whoever took the only piece in the way would be in the way himself, and could open it by going on. */
    private void enterOnPieces(int set, int side) {
        for (int w = 0; w < words; w++) {
            entering[w] |= sets[set + w] & board.sides[side * words + w];
        }
    }

    private void leave(int set) {
        for (int w = 0; w < words; w++) {
            leaving[w] |= sets[set + w];
        }
    }

    private int standing(int set) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(sets[set + w] & (board.sides[w] | board.sides[words + w]));
        }
        return count;
    }
}
