package org.matewright.rules.engine.compile;

import java.util.Map;
import java.util.TreeMap;
import org.matewright.rules.engine.packed.SquareSet;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.TargetElements;

/**
 * Writes the plain moves of one piece on one square as {@link TargetElements}. A move that can't be written this way is
 * refused and belongs into the program.
 */
final class TargetWriter {
    /** Leaps that share a kind of target and the squares that must be empty. */
    private record Group(int kind, int guard) implements Comparable<Group> {
        @Override
        public int compareTo(Group other) {
            return kind == other.kind ? Integer.compare(guard, other.guard) : Integer.compare(kind, other.kind);
        }
    }

    private final SquareSets sets;
    private final Ints elements;
    private final boolean accepting;
    private final Map<Group, Ints> leaps = new TreeMap<>();
    private final Ints rays = new Ints();
    private final Ints steps = new Ints();
    private int accepted;
    private int firstWord;
    private int lastWord;

    /**
     * A writer of elements.
     *
     * @param accepting whether it accepts moves at all; if not, all belong into the program
     */
    TargetWriter(SquareSets sets, Ints elements, boolean accepting) {
        this.sets = sets;
        this.elements = elements;
        this.accepting = accepting;
    }

    /** Begins the moves of a piece on a square. */
    void begin() {
        leaps.clear();
        rays.truncate(0);
        steps.truncate(0);
        accepted = 0;
        firstWord = SquareSet.MAX_WORDS - 1;
        lastWord = 0;
    }

    /** Whether no move has been accepted for this square. */
    boolean isEmpty() {
        return leaps.isEmpty() && rays.size() + steps.size() == 0;
    }

    /** The number of moves accepted for this square, a ray counting as one. */
    int accepted() {
        return accepted;
    }

    /** Whether there are only leaps to squares that one's own side doesn't hold, on no other condition. */
    boolean leapsOnly() {
        return rays.size() + steps.size() == 0
                && leaps.keySet().stream()
                        .allMatch(g -> g.kind == TargetElements.NOT_OWN && g.guard == CompiledRules.NO_SQUARES);
    }

    /** Ends the moves of the square and writes their elements; returns the index at which they begin. */
    int end() {
        int start = elements.size();
        elements.add(0);
        leaps.forEach((group, targets) -> {
            int[] squares = targets.toArray();
            elements.add(head(TargetElements.LEAP, group.kind, squares));
            elements.add(group.guard);
            elements.add(sets.index(squares, 0, squares.length));
        });
        for (int i = 0; i < rays.size(); i++) {
            elements.add(rays.get(i));
        }
        for (int i = 0; i < steps.size(); i++) {
            elements.add(steps.get(i));
        }
        int first = Math.min(firstWord, lastWord);
        int rayCount = rays.size() / TargetElements.SIZE;
        int stepCount = steps.size() / TargetElements.SIZE;
        elements.set(start, TargetElements.counts(leaps.size(), rayCount, stepCount, first, lastWord));
        return start;
    }

    /**
     * Adds a move to a square.
     *
     * @param conditions {@link Condition}s, all of which must hold
     * @return false if it is refused
     */
    boolean leap(int square, int mask, Ints conditions) {
        int kind = TargetElements.kind(mask);
        if (!accepting || kind < 0 || !areEmpty(conditions)) {
            return false;
        }
        Group group = new Group(kind, guard(conditions));
        if (leaps.size() == TargetElements.MAX_OF_A_SORT && !leaps.containsKey(group)) {
            return false;
        }
        leaps.computeIfAbsent(group, g -> new Ints()).add(square);
        accepted++;
        return true;
    }

    /**
     * Adds the moves along a ray, or those behind its first piece. On boards of several words all rays are refused: most
     * are short, and the program is quicker than sets of several words.
     *
     * @param conditions {@link Condition}s, all of which must hold
     * @return false if they are refused
     */
    boolean ray(int[] squares, boolean hop, int mask, Ints conditions) {
        int kind = TargetElements.kind(mask);
        int sign = Integer.signum(squares[squares.length - 1] - squares[0]);
        if (!accepting
                || sets.words() > 1
                || rays.size() == TargetElements.SIZE * TargetElements.MAX_OF_A_SORT
                || kind < 0
                || !areEmpty(conditions)
                || sign == 0) {
            return false;
        }
        for (int i = 1; i < squares.length; i++) {
            if (Integer.signum(squares[i] - squares[i - 1]) != sign) {
                return false;
            }
        }
        int up = hop ? TargetElements.HOP_UP : TargetElements.UP;
        int down = hop ? TargetElements.HOP_DOWN : TargetElements.DOWN;
        accepted++;
        rays.add(head(sign > 0 ? up : down, kind, squares));
        rays.add(guard(conditions));
        rays.add(sets.index(squares, 0, squares.length));
        return true;
    }

    /**
     * Adds a move to an empty square that leaves en passant squares behind.
     *
     * @param mask the content that the square may have, as far as it isn't known already
     * @param effect the effect word of the move
     * @param conditions {@link Condition}s, all of which must hold
     * @return false if it is refused
     */
    boolean step(int square, int mask, int effect, Ints conditions) {
        Ints empty = new Ints();
        boolean unmoved = false;
        for (int i = 0; i < conditions.size(); i++) {
            if (Condition.isUnmoved(conditions.get(i))) {
                unmoved = true;
            } else {
                empty.add(conditions.get(i));
            }
        }
        if (!accepting
                || mask != Content.EMPTY
                || !areEmpty(empty)
                || steps.size() == TargetElements.SIZE * TargetElements.MAX_STEPS) {
            return false;
        }
        empty.add(Condition.empty(square));
        steps.add(TargetElements.step(square, unmoved));
        steps.add(guard(empty));
        steps.add(effect);
        accepted++;
        return true;
    }

    private static boolean areEmpty(Ints conditions) {
        for (int i = 0; i < conditions.size(); i++) {
            if (Condition.mask(conditions.get(i)) != Content.EMPTY) {
                return false;
            }
        }
        return true;
    }

    /** The index of the set of squares that must be empty. */
    private int guard(Ints conditions) {
        int[] squares = new int[conditions.size()];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Condition.square(conditions.get(i));
        }
        return sets.index(squares, 0, squares.length);
    }

    private int head(int type, int kind, int[] squares) {
        int first = SquareSet.MAX_WORDS - 1;
        int last = 0;
        for (int square : squares) {
            first = Math.min(first, SquareSet.word(square));
            last = Math.max(last, SquareSet.word(square));
        }
        firstWord = Math.min(firstWord, first);
        lastWord = Math.max(lastWord, last);
        return TargetElements.head(type, kind, sets.words(), first, last);
    }
}
