package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One of the few moves of a pawn-like piece, as a shift of the whole set of pieces of its code: they all go the same number
 * of squares on, each from those squares alone from which it may.
 *
 * @param distance the number of squares from origin to target
 * @param kind the kind of target, an offset into what {@link Reach} knows of the position
 * @param between how far the squares are from the origin that must be empty
 * @param unmoved whether it is for unmoved pieces alone
 * @param origins the squares from which it may be made
 * @param effects by origin: the bits of the move besides its squares
 */
record Shift(int distance, int kind, int[] between, boolean unmoved, long[] origins, long[] effects) {
    /** With more shifts than this, going piece by piece is as quick; so it is for leapers, whose moves lie ready. */
    private static final int MOST = 6;

    /** What two moves must share to be made by one shift. */
    private record Sort(int distance, int kind, List<Integer> between, boolean unmoved) {
        boolean isFar() {
            return Math.abs(distance) > 63 || between.stream().anyMatch(d -> Math.abs(d) > 63);
        }
    }

    /** The shifts of a code; null if its moves can't be made this way, or not with gain. */
    static Shift @Nullable [] of(Compiled rules, int code, int[] elements, long[] sets) {
        Map<Sort, Shift> shifts = new HashMap<>();
        int leapers = 0;
        for (int square = 0; square < rules.squares; square++) {
            if (applies(rules, code, square, elements)) {
                leapers += rules.leaper[code * rules.squares + square] ? 1 : 0;
                add(rules, rules.reachStart[code * rules.squares + square], square, elements, sets, shifts);
                if (shifts.size() > MOST || shifts.keySet().stream().anyMatch(Sort::isFar)) {
                    return null;
                }
            }
        }
        return shifts.isEmpty() || leapers > 0 ? null : shifts.values().toArray(new Shift[0]);
    }

    /** Whether the shifts give all moves of a piece from a square, but for captures en passant. */
    static boolean applies(Compiled rules, int code, int square, int[] elements) {
        int index = code * rules.squares + square;
        int uses = rules.uses[index];
        int counts = elements[rules.reachStart[index]];
        return (uses & ~ProgramWriter.PASSANT) == ProgramWriter.PLAIN
                && Reach.rays(counts) == 0
                && Reach.leaps(counts) + Reach.steps(counts) > 0;
    }

    private static void add(Compiled rules, int start, int from, int[] elements, long[] sets, Map<Sort, Shift> shifts) {
        int counts = elements[start];
        int p = start + 1;
        for (int i = 0; i < Reach.leaps(counts); i++, p += Reach.SIZE) {
            List<Integer> between = squares(rules, sets, elements[p + 1]);
            for (int to : squares(rules, sets, elements[p + 2])) {
                add(rules, from, to, Reach.kindOffset(elements[p]), between, false, 0, shifts);
            }
        }
        for (int i = 0; i < Reach.steps(counts); i++, p += Reach.SIZE) {
            int to = elements[p] & 0xFF;
            List<Integer> between = new ArrayList<>(squares(rules, sets, elements[p + 1]));
            between.remove((Integer) to);
            long effect = Reach.stepBits(elements[p + 2]);
            add(rules, from, to, rules.words, between, (elements[p] & Reach.UNMOVED) != 0, effect, shifts);
        }
    }

    private static void add(
            Compiled rules,
            int from,
            int to,
            int kind,
            List<Integer> between,
            boolean unmoved,
            long effect,
            Map<Sort, Shift> shifts) {
        List<Integer> distances = between.stream().map(square -> square - from).toList();
        Sort sort = new Sort(to - from, kind, distances, unmoved);
        Shift shift = shifts.computeIfAbsent(
                sort,
                s -> new Shift(
                        s.distance,
                        s.kind,
                        distances.stream().mapToInt(Integer::intValue).toArray(),
                        unmoved,
                        new long[rules.words],
                        new long[rules.squares]));
        shift.origins[from >> 6] |= 1L << from;
        shift.effects[from] = effect;
    }

    private static List<Integer> squares(Compiled rules, long[] sets, int set) {
        long[] words = Arrays.copyOfRange(sets, set, set + rules.words);
        return java.util.BitSet.valueOf(words).stream().boxed().toList();
    }

    /** Moves a set of squares by a distance of less than 64. */
    static void move(long[] from, int distance, long[] to) {
        int last = to.length - 1;
        if (distance > 0) {
            for (int w = last; w > 0; w--) {
                to[w] = from[w] << distance | from[w - 1] >>> -distance;
            }
            to[0] = from[0] << distance;
        } else {
            for (int w = 0; w < last; w++) {
                to[w] = from[w] >>> -distance | from[w + 1] << distance;
            }
            to[last] = from[last] >>> -distance;
        }
    }
}
