package org.matewright.rules.engine.attacks;

import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.tables.AttackPath;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;

/** Answers who attacks a square, and which squares matter to a royal's safety. */
public final class Attacks {
    private final Board board;
    private final CompiledRules rules;
    private final int[] at;
    private final int[] paths;
    private final long[] sets;
    private final long[] sides;
    private final int words;
    private final int squares;

    /** The mover's pieces that may open a path by leaving. */
    public final long[] from;
    /** Squares that may open a path when a piece enters them (new platforms). */
    public final long[] to;
    /** For the first two open paths to the royal: the squares of which a move must touch one to parry. */
    public final long[] evade;
    /** How many paths to the royal are open. */
    public int checks;
    /** Where the piece of the last of them stands. */
    public int checker;
    /** The pieces that attack the royal, or would if one piece moved: {@code square | code << 8}. */
    private int[] dangers = new int[32];

    private int dangerCount;
    private boolean dangerous;

    public Attacks(Board board) {
        this.board = board;
        rules = board.rules;
        at = board.at;
        paths = rules.attacks().paths();
        sets = rules.sets();
        sides = board.sides;
        words = board.words;
        squares = board.squares;
        from = new long[words];
        to = new long[words];
        evade = new long[2 * words];
    }

    /** Whether a side attacks a square, as if a royal of the other side stood there. */
    public boolean attacked(int target, int bySide) {
        if (words == 1) {
            return attackedOnSmallBoard(target, bySide);
        }
        long[] pieces = board.pieces;
        long[] sources = rules.attacks().sources();
        long[] sure = rules.attacks().sure();
        for (int code : rules.pieces().codesOf()[bySide]) {
            int source = (code * squares + target) * words;
            int own = code * words;
            for (int w = 0; w < words; w++) {
                long bits = sources[source + w] & pieces[own + w];
                if ((bits & sure[source + w]) != 0) {
                    return true;
                }
                while (bits != 0) {
                    int origin = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    if (reaches(code, origin, target)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The same where one word holds all squares. */
    private boolean attackedOnSmallBoard(int target, int bySide) {
        long[] pieces = board.pieces;
        long[] sources = rules.attacks().sources();
        long[] sure = rules.attacks().sure();
        for (int code : rules.pieces().codesOf()[bySide]) {
            int source = code * squares + target;
            long bits = sources[source] & pieces[code];
            if (bits != 0) {
                if ((bits & sure[source]) != 0) {
                    return true;
                }
                do {
                    if (reaches(code, Long.numberOfTrailingZeros(bits), target)) {
                        return true;
                    }
                    bits &= bits - 1;
                } while (bits != 0);
            }
        }
        return false;
    }

    /** Whether a piece of a code attacks a square from another, as the board stands. */
    public boolean reaches(int code, int origin, int target) {
        int[] paths = this.paths;
        int p = rules.attacks().pathIndex()[(code * squares + origin) * squares + target];
        int count = paths[p++];
        while (count-- > 0) {
            int head = paths[p++];
            int end = p + (AttackPath.length(head));
            boolean open;
            switch (AttackPath.kind(head)) {
                case AttackPath.CLEAR -> open = isClear(paths[p]);
                case AttackPath.HOP -> open = occupied(paths[p]) == 1;
                default -> open = isOpen(code, p, end);
            }
            if (open) {
                return true;
            }
            p = end;
        }
        return false;
    }

    private boolean isClear(int set) {
        long standing = sets[set] & (sides[0] | sides[words]);
        for (int w = 1; w < words; w++) {
            standing |= sets[set + w] & (sides[w] | sides[words + w]);
        }
        return standing == 0;
    }

    /** How many squares of a set are occupied. */
    private int occupied(int set) {
        int count = Long.bitCount(sets[set] & (sides[0] | sides[words]));
        for (int w = 1; w < words; w++) {
            count += Long.bitCount(sets[set + w] & (sides[w] | sides[words + w]));
        }
        return count;
    }

    private boolean isOpen(int code, int start, int end) {
        int conditionsEnd = start + 1 + paths[start];
        for (int p = start + 1; p < conditionsEnd; p++) {
            if (!holds(code, paths[p])) {
                return false;
            }
        }
        return conditionsEnd == end || occupied(paths[conditionsEnd]) == 1;
    }

    private boolean holds(int code, int condition) {
        int square = Condition.square(condition);
        int mask = Condition.mask(condition);
        return mask == Content.UNMOVED
                ? board.isUnmoved(square)
                : (rules.pieces().content()[code][at[square]] & mask) != 0;
    }

    /** The side whose moves are asked about, for {@link #scan}. */
    private int mover;

    /** Forgets what was scanned. */
    public void clear() {
        checks = 0;
        dangerCount = 0;
        for (int w = 0; w < words; w++) {
            from[w] = 0;
            to[w] = 0;
            evade[w] = 0;
            evade[words + w] = 0;
        }
    }

    /**
     * Adds what matters to a royal on a square: who checks it, which own pieces must not simply leave, which squares must
     * not simply be entered. A move that neither leaves the first set nor enters the second, captures only on its target
     * and isn't the royal's can't expose it: each path that is closed now stays closed.
     *
     * @param byMover the side whose move may open a path: the royal's own (may it expose itself?) or the attacking one
     *     (may it discover a check?)
     */
    public void scan(int target, int bySide, int byMover) {
        mover = byMover;
        long[] pieces = board.pieces;
        long[] sources = rules.attacks().sources();
        for (int code : rules.pieces().codesOf()[bySide]) {
            int source = (code * squares + target) * words;
            int own = code * words;
            for (int w = 0; w < words; w++) {
                long bits = sources[source + w] & pieces[own + w];
                while (bits != 0) {
                    int origin = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    dangerous = false;
                    inspect(code, origin, target);
                    if (dangerous) {
                        addDanger(origin | code << 8);
                    }
                }
            }
        }
    }

    private void addDanger(int danger) {
        if (dangerCount == dangers.length) {
            dangers = java.util.Arrays.copyOf(dangers, 2 * dangerCount);
        }
        dangers[dangerCount++] = danger;
    }

    /**
     * Whether the square scanned last is attacked after a move that takes no more than what stands on its target: only
     * the pieces of which the scan took note can have come to attack it.
     */
    public boolean exposed(int target, int movedTo) {
        for (int i = 0; i < dangerCount; i++) {
            int origin = dangers[i] & 0xFF;
            if (origin != movedTo && reaches(dangers[i] >> 8, origin, target)) {
                return true;
            }
        }
        return false;
    }

    private void inspect(int code, int origin, int target) {
        int p = rules.attacks().pathIndex()[(code * squares + origin) * squares + target];
        int count = paths[p++];
        while (count-- > 0) {
            int head = paths[p++];
            int end = p + (AttackPath.length(head));
            switch (AttackPath.kind(head)) {
                case AttackPath.CLEAR -> inspectClear(origin, paths[p]);
                case AttackPath.HOP -> inspectHop(origin, paths[p]);
                default -> inspectGeneral(code, origin, p, end);
            }
            p = end;
        }
    }

    private void inspectClear(int origin, int set) {
        int count = occupied(set);
        if (count == 0) {
            check(origin, set);
        } else if (count == 1) {
            leave(set);
        }
    }

    private void inspectHop(int origin, int set) {
        int count = occupied(set);
        if (count == 1) {
            check(origin, set);
        } else if (count == 0) {
            enter(set);
        } else if (count == 2) {
            leave(set);
        }
    }

    private void enter(int set) {
        dangerous = true;
        for (int w = 0; w < words; w++) {
            to[w] |= sets[set + w];
        }
    }

    private void leave(int set) {
        dangerous = true;
        int own = mover * words;
        for (int w = 0; w < words; w++) {
            from[w] |= sets[set + w] & sides[own + w];
        }
    }

    private void inspectGeneral(int code, int origin, int start, int end) {
        int conditionsEnd = start + 1 + paths[start];
        int entered = (mover == (code & 1) ? Content.FRIEND : Content.ENEMY) | Content.MOUNT;
        boolean open = true;
        for (int p = start + 1; p < conditionsEnd; p++) {
            if (!holds(code, paths[p])) {
                open = false;
                int mask = Condition.mask(paths[p]);
                int piece = at[Condition.square(paths[p])];
                boolean leaving = (mask & Content.EMPTY) != 0 && piece != 0 && (piece & 1) == mover;
                boolean entering = (mask & entered) != 0 && (piece == 0 || (piece & 1) != mover);
                if (mask == Content.UNMOVED || !leaving && !entering) {
                    return;
                }
            }
        }
        int occupied = conditionsEnd == end ? 1 : occupied(paths[conditionsEnd]);
        if (occupied > 2) {
            return;
        }
        if (open && occupied == 1) {
            checkGeneral(origin, start + 1, conditionsEnd, end);
            return;
        }
        dangerous = true;
        for (int p = start + 1; p < conditionsEnd; p++) {
            if (!holds(code, paths[p])) {
                int square = Condition.square(paths[p]);
                int piece = at[square];
                if ((Condition.mask(paths[p]) & Content.EMPTY) != 0 && piece != 0 && (piece & 1) == mover) {
                    from[square >> 6] |= 1L << square;
                } else {
                    to[square >> 6] |= 1L << square;
                }
            }
        }
        if (occupied == 0) {
            enter(paths[conditionsEnd]);
        } else if (occupied == 2) {
            leave(paths[conditionsEnd]);
        }
    }

    private void check(int origin, int set) {
        dangerous = true;
        checker = origin;
        if (checks < 2) {
            int base = checks * words;
            evade[base + (origin >> 6)] |= 1L << origin;
            for (int w = 0; w < words; w++) {
                evade[base + w] |= sets[set + w];
            }
        }
        checks++;
    }

    private void checkGeneral(int origin, int start, int conditionsEnd, int end) {
        int kept = checks;
        if (kept < 2) {
            int base = kept * words;
            for (int p = start; p < conditionsEnd; p++) {
                int square = Condition.square(paths[p]);
                evade[base + (square >> 6)] |= 1L << square;
            }
        }
        check(origin, conditionsEnd == end ? CompiledRules.NO_SQUARES : paths[conditionsEnd]);
    }
}
