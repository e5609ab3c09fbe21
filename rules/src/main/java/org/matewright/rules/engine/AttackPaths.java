package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * While compiling: for each square that a piece on some square might capture on, the alternative conditions under which
 * it does.
 *
 * <p>A path is collected as {@code kind | length << 4}, then its words. Kind {@link #CLEAR}: the squares must all be
 * empty. Kind {@link #HOP}: exactly one of them is occupied. Kind {@link #GENERAL}: the number of conditions, the
 * conditions ({@code square | mask << 8}), then the squares of which exactly one is occupied (none is no condition).
 * {@link #write} turns the squares of the first two kinds, and those of a hop, into a set.
 */
final class AttackPaths {
    static final int CLEAR = 0;
    static final int HOP = 1;
    static final int GENERAL = 2;

    private static final int UNMOVED_CONDITION = Op.UNMOVED << 8;

    /** The most alternatives for one target; more are a sign of moves that nobody can follow. */
    private static final int MAX_ALTERNATIVES = 5_000;

    private final Map<Integer, List<int[]>> byTarget = new HashMap<>();
    private int size;

    /**
     * Adds a path; tells how many it had to be compared with.
     *
     * @param conditions {@code square | mask << 8} each
     * @param hop squares of which exactly one is occupied; empty for no such condition
     */
    int add(int target, int[] conditions, int[] hop) {
        int own = 0;
        boolean clear = true;
        for (int c : conditions) {
            boolean unmoved = (c & ~0xFF) == UNMOVED_CONDITION;
            if ((c & 0xFF) == target && !unmoved) {
                if ((c >> 8 & (Op.ENEMY | Op.ENEMY_ROYAL)) == 0) {
                    return 0;
                }
            } else {
                own++;
                clear &= c >> 8 == Op.EMPTY;
            }
        }
        List<int[]> known = byTarget.computeIfAbsent(target, t -> new ArrayList<>(2));
        int[] path = path(target, conditions, hop, own, clear);
        for (int[] other : known) {
            if (Arrays.equals(other, path)) {
                return known.size();
            }
        }
        if (known.size() == MAX_ALTERNATIVES) {
            throw new TooComplexException("to one square");
        }
        known.add(path);
        size += path.length;
        return known.size();
    }

    /** The number of words that all paths take. */
    int size() {
        return size;
    }

    private static int[] path(int target, int[] conditions, int[] hop, int own, boolean clear) {
        boolean general = own > 0 && (!clear || hop.length > 0);
        int[] path = new int[1 + (general ? 1 : 0) + own + hop.length];
        int kind = general ? GENERAL : own == 0 && hop.length > 0 ? HOP : CLEAR;
        path[0] = kind | path.length - 1 << 4;
        int at = 1;
        if (general) {
            path[at++] = own;
        }
        for (int c : conditions) {
            if ((c & 0xFF) != target || (c & ~0xFF) == UNMOVED_CONDITION) {
                path[at++] = general ? c : c & 0xFF;
            }
        }
        System.arraycopy(hop, 0, path, at, hop.length);
        return path;
    }

    /** Writes a path as the attack test reads it: the head with the new length, conditions, where its set begins. */
    static void write(int[] path, SquareSets sets, Ints out) {
        int kind = path[0] & 15;
        if (kind != GENERAL) {
            out.add(kind | 1 << 4);
            out.add(sets.index(path, 1, path.length));
            return;
        }
        int conditionsEnd = 2 + path[1];
        boolean hop = conditionsEnd < path.length;
        out.add(kind | conditionsEnd - 1 + (hop ? 1 : 0) << 4);
        for (int i = 1; i < conditionsEnd; i++) {
            out.add(path[i]);
        }
        if (hop) {
            out.add(sets.index(path, conditionsEnd, path.length));
        }
    }

    /** Whether a path is open whatever stands on the board. */
    static boolean isUnconditional(int[] path) {
        return path[0] == CLEAR;
    }

    Map<Integer, List<int[]>> byTarget() {
        return byTarget;
    }
}
