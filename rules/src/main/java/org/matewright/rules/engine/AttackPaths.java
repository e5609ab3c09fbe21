package org.matewright.rules.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * While compiling: for each square that a piece on some square might capture on, the alternative conditions under which
 * it does.
 *
 * <p>A path is written as {@code kind | length << 4}, then its words. Kind {@link #CLEAR}: the squares must all be
 * empty. Kind {@link #HOP}: exactly one of them is occupied. Kind {@link #GENERAL}: the number of conditions, the
 * conditions ({@code square | mask << 8}), then the squares of which exactly one is occupied (none is no condition).
 */
final class AttackPaths {
    static final int CLEAR = 0;
    static final int HOP = 1;
    static final int GENERAL = 2;

    private final Map<Integer, Map<String, int[]>> byTarget = new HashMap<>();

    /**
     * Adds a path.
     *
     * @param conditions {@code square | mask << 8} each
     * @param hop squares of which exactly one is occupied; empty for no such condition
     */
    void add(int target, int[] conditions, int[] hop) {
        int[] own = Arrays.stream(conditions).filter(c -> (c & 0xFF) != target || c >> 8 == Op.UNMOVED).toArray();
        for (int c : conditions) {
            boolean onTarget = (c & 0xFF) == target && c >> 8 != Op.UNMOVED;
            if (onTarget && (c >> 8 & (Op.ENEMY | Op.ENEMY_ROYAL)) == 0) {
                return;
            }
        }
        Arrays.sort(own);
        int[] path;
        boolean clear = Arrays.stream(own).allMatch(c -> c >> 8 == Op.EMPTY);
        if (clear && hop.length == 0) {
            path = new int[own.length + 1];
            path[0] = CLEAR | own.length << 4;
            for (int i = 0; i < own.length; i++) {
                path[i + 1] = own[i] & 0xFF;
            }
        } else if (own.length == 0) {
            path = new int[hop.length + 1];
            path[0] = HOP | hop.length << 4;
            System.arraycopy(hop, 0, path, 1, hop.length);
        } else {
            path = new int[own.length + hop.length + 2];
            path[0] = GENERAL | own.length + hop.length + 1 << 4;
            path[1] = own.length;
            System.arraycopy(own, 0, path, 2, own.length);
            System.arraycopy(hop, 0, path, 2 + own.length, hop.length);
        }
        byTarget.computeIfAbsent(target, t -> new HashMap<>()).putIfAbsent(Arrays.toString(path), path);
    }

    Map<Integer, Map<String, int[]>> byTarget() {
        return byTarget;
    }
}
