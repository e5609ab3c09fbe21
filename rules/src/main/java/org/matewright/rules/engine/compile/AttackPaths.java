package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.matewright.rules.engine.tables.AttackPath;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.TooComplexException;

/**
 * While compiling: for each square that a piece on some square might capture on, the alternative conditions under which
 * it does.
 *
 * <p>A path is collected as {@code kind | length << 4}, then its words. Kind {@link AttackPath#CLEAR}: the squares must all be
 * empty. Kind {@link AttackPath#HOP}: exactly one of them is occupied. Kind {@link AttackPath#GENERAL}: the number of conditions, the
 * conditions ({@link Condition}), then the squares of which exactly one is occupied (none is no condition).
 * {@link #write} turns the squares of the first two kinds, and those of a hop, into a set.
 */
final class AttackPaths {
    /** The most alternatives for one target; more are a sign of moves that nobody can follow. */
    private static final int MAX_ALTERNATIVES = 5_000;

    private final Map<Integer, List<int[]>> byTarget = new HashMap<>();
    private int size;

    /**
     * Adds a path; tells how many it had to be compared with.
     *
     * @param conditions {@link Condition}s
     * @param hop squares of which exactly one is occupied; empty for no such condition
     */
    int add(int target, int[] conditions, int[] hop) {
        int own = 0;
        boolean clear = true;
        for (int c : conditions) {
            boolean unmoved = Condition.isUnmoved(c);
            if (Condition.square(c) == target && !unmoved) {
                if ((Condition.mask(c) & (Content.ENEMY | Content.ENEMY_ROYAL)) == 0) {
                    return 0;
                }
            } else {
                own++;
                clear &= Condition.mask(c) == Content.EMPTY;
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
        int kind = general ? AttackPath.GENERAL : own == 0 && hop.length > 0 ? AttackPath.HOP : AttackPath.CLEAR;
        path[0] = AttackPath.head(kind, path.length - 1);
        int at = 1;
        if (general) {
            path[at++] = own;
        }
        for (int c : conditions) {
            if (Condition.square(c) != target || Condition.isUnmoved(c)) {
                path[at++] = general ? c : Condition.square(c);
            }
        }
        System.arraycopy(hop, 0, path, at, hop.length);
        return path;
    }

    /** Writes a path as the attack test reads it: the head with the new length, conditions, where its set begins. */
    static void write(int[] path, SquareSets sets, Ints out) {
        int kind = AttackPath.kind(path[0]);
        if (kind != AttackPath.GENERAL) {
            out.add(AttackPath.head(kind, 1));
            out.add(sets.index(path, 1, path.length));
            return;
        }
        int conditionsEnd = 2 + path[1];
        boolean hop = conditionsEnd < path.length;
        out.add(AttackPath.head(kind, conditionsEnd - 1 + (hop ? 1 : 0)));
        for (int i = 1; i < conditionsEnd; i++) {
            out.add(path[i]);
        }
        if (hop) {
            out.add(sets.index(path, conditionsEnd, path.length));
        }
    }

    /** Whether a path is open whatever stands on the board. */
    static boolean isUnconditional(int[] path) {
        return path[0] == AttackPath.CLEAR;
    }

    Map<Integer, List<int[]>> byTarget() {
        return byTarget;
    }
}
