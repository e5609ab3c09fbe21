package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.packed.SquareSet;
import org.matewright.rules.engine.tables.Occasion;
import org.matewright.rules.engine.tables.Shift;
import org.matewright.rules.engine.tables.TargetElements;

/** Finds the codes whose moves can be made as shifts of the whole set of their pieces. */
final class ShiftFinder {
    /** With more shifts than this, going piece by piece is as quick; so it is for leapers, whose moves lie ready. */
    private static final int MAX_SHIFTS = 6;

    private final int squares;
    private final int words;
    private final long[] sets;
    private final int[] elements;
    private final int[] elementStart;
    private final byte[] uses;
    private final boolean[] leaper;

    /** A finder that reads finished tables, as {@link org.matewright.rules.engine.tables.MoveTable} has them. */
    ShiftFinder(
            int squares, int words, long[] sets, int[] elements, int[] elementStart, byte[] uses, boolean[] leaper) {
        this.squares = squares;
        this.words = words;
        this.sets = sets;
        this.elements = elements;
        this.elementStart = elementStart;
        this.uses = uses;
        this.leaper = leaper;
    }

    /** What two moves must share to be made by one shift. */
    private record Sort(int distance, int kind, List<Integer> between, boolean unmoved) {
        boolean isFar() {
            return Math.abs(distance) > 63 || between.stream().anyMatch(d -> Math.abs(d) > 63);
        }
    }

    /** The shifts of a code; null if its moves can't be made this way, or not with gain. */
    Shift @Nullable [] of(int code) {
        Map<Sort, Shift> shifts = new HashMap<>();
        int leapers = 0;
        for (int square = 0; square < squares; square++) {
            if (applies(code, square)) {
                leapers += leaper[code * squares + square] ? 1 : 0;
                add(elementStart[code * squares + square], square, shifts);
                if (shifts.size() > MAX_SHIFTS || shifts.keySet().stream().anyMatch(Sort::isFar)) {
                    return null;
                }
            }
        }
        return shifts.isEmpty() || leapers > 0 ? null : shifts.values().toArray(new Shift[0]);
    }

    /** Whether the shifts give all moves of a piece from a square, but for captures en passant. */
    boolean applies(int code, int square) {
        int index = code * squares + square;
        int counts = elements[elementStart[index]];
        return (uses[index] & ~Occasion.EN_PASSANT) == Occasion.PLAIN
                && TargetElements.rays(counts) == 0
                && TargetElements.leaps(counts) + TargetElements.steps(counts) > 0;
    }

    private void add(int start, int from, Map<Sort, Shift> shifts) {
        int counts = elements[start];
        int p = start + 1;
        for (int i = 0; i < TargetElements.leaps(counts); i++, p += TargetElements.SIZE) {
            List<Integer> between = squares(elements[p + 1]);
            for (int to : squares(elements[p + 2])) {
                add(from, to, TargetElements.kindOffset(elements[p]), between, false, 0, shifts);
            }
        }
        for (int i = 0; i < TargetElements.steps(counts); i++, p += TargetElements.SIZE) {
            int to = TargetElements.stepTarget(elements[p]);
            List<Integer> between = new ArrayList<>(squares(elements[p + 1]));
            between.remove((Integer) to);
            long effect = TargetElements.stepBits(elements[p + 2]);
            add(from, to, words, between, TargetElements.isForUnmoved(elements[p]), effect, shifts);
        }
    }

    private void add(
            int from, int to, int kind, List<Integer> between, boolean unmoved, long effect, Map<Sort, Shift> shifts) {
        List<Integer> distances = between.stream().map(square -> square - from).toList();
        Sort sort = new Sort(to - from, kind, distances, unmoved);
        Shift shift = shifts.computeIfAbsent(
                sort,
                s -> new Shift(
                        s.distance,
                        s.kind,
                        distances.stream().mapToInt(Integer::intValue).toArray(),
                        unmoved,
                        new long[words],
                        new long[squares]));
        SquareSet.add(shift.origins(), from);
        shift.effects()[from] = effect;
    }

    private List<Integer> squares(int set) {
        return BitSet.valueOf(Arrays.copyOfRange(sets, set, set + words)).stream()
                .boxed()
                .toList();
    }
}
