package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;

/**
 * One way for a piece on one square to castle (section 4 of the notation's specification).
 *
 * @param to where the piece goes
 * @param initial whether it must not have moved
 * @param path the squares that it crosses, its target last
 * @param scan the squares from it outwards up to the edge or a hole: the first piece seen on them is the partner
 * @param outermost how many squares at the far end of the scan never hold a partner (one for each {@code j})
 * @param effects the effect for a partner on each square of the scan; 0 where it stands too near
 */
record Castle(int to, boolean initial, int[] path, int[] scan, int outermost, int[] effects) {
    static @Nullable Castle of(
            Geometry geometry, int from, int step, int distance, int jumps, boolean initial, Effects effects) {
        List<Integer> scan = new ArrayList<>();
        int rank = geometry.rank(from);
        for (int file = geometry.file(from) + step; geometry.contains(file, rank); file += step) {
            scan.add(geometry.square(file, rank));
        }
        if (scan.size() < distance) {
            return null;
        }
        int[] ids = new int[scan.size()];
        int partnerTo = from + step * (distance - 1);
        for (int i = distance - 1; i < ids.length; i++) {
            ids[i] = effects.id(new Effects.Effect(List.of(), -1, -1, List.of(), scan.get(i), partnerTo));
        }
        int[] squares = scan.stream().mapToInt(Integer::intValue).toArray();
        return new Castle(
                squares[distance - 1], initial, java.util.Arrays.copyOf(squares, distance), squares, jumps, ids);
    }
}
