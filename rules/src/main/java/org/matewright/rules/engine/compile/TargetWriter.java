package org.matewright.rules.engine.compile;

import java.util.Map;
import java.util.TreeMap;
import org.matewright.rules.engine.moves.TargetFinder;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.TargetElements;

/** Writes what {@link TargetFinder} reads: the plain moves of one piece on one square. */
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
    private final boolean taking;
    private final Map<Group, Ints> leaps = new TreeMap<>();
    private final Ints rays = new Ints();
    private final Ints steps = new Ints();
    private int taken;
    private int firstWord;
    private int lastWord;

    /**
     * A writer of elements.
     *
     * @param taking whether it takes moves at all; if not, they all stay in the program
     */
    TargetWriter(SquareSets sets, Ints elements, boolean taking) {
        this.sets = sets;
        this.elements = elements;
        this.taking = taking;
    }

    void begin() {
        leaps.clear();
        rays.truncate(0);
        steps.truncate(0);
        taken = 0;
        firstWord = 3;
        lastWord = 0;
    }

    boolean isEmpty() {
        return leaps.isEmpty() && rays.size() + steps.size() == 0;
    }

    /** How many moves it has taken, as a measure of how complex they are. */
    int taken() {
        return taken;
    }

    /** Whether there are only leaps to squares that one's own side doesn't hold, on no other condition. */
    boolean leapsOnly() {
        return rays.size() + steps.size() == 0
                && leaps.keySet().stream().allMatch(g -> g.kind == 0 && g.guard == CompiledRules.NO_SQUARES);
    }

    /** Writes the elements; gives the index at which they begin. */
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
        elements.set(
                start,
                TargetElements.counts(
                        leaps.size(),
                        rays.size() / TargetElements.SIZE,
                        steps.size() / TargetElements.SIZE,
                        first,
                        lastWord));
        return start;
    }

    /**
     * Takes a move to a square.
     *
     * @param conditions {@link Condition}s, all of which must hold
     * @return false if it can't be written this way
     */
    boolean leap(int square, int mask, Ints conditions) {
        int kind = TargetElements.kind(mask);
        if (!taking || kind < 0 || !areEmpty(conditions)) {
            return false;
        }
        Group group = new Group(kind, guard(conditions));
        if (leaps.size() == TargetElements.MAX_OF_A_SORT && !leaps.containsKey(group)) {
            return false;
        }
        leaps.computeIfAbsent(group, g -> new Ints()).add(square);
        taken++;
        return true;
    }

    /**
     * Takes the moves along a ray, or those behind its first piece; false if it can't be written this way. On large boards
     * the program is quicker: most rays are short, and a set takes several words.
     */
    boolean ray(int[] squares, boolean hop, int mask, Ints conditions) {
        int kind = TargetElements.kind(mask);
        int sign = Integer.signum(squares[squares.length - 1] - squares[0]);
        if (!taking
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
        int type = sign > 0
                ? hop ? TargetElements.HOP_UP : TargetElements.UP
                : hop ? TargetElements.HOP_DOWN : TargetElements.DOWN;
        taken++;
        rays.add(head(type, kind, squares));
        rays.add(guard(conditions));
        rays.add(sets.index(squares, 0, squares.length));
        return true;
    }

    /**
     * Takes a move to an empty square that leaves en passant squares behind.
     *
     * @param effect the effect word that the move carries
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
        if (!taking
                || mask != Content.EMPTY
                || !areEmpty(empty)
                || steps.size() == TargetElements.SIZE * TargetElements.MAX_STEPS) {
            return false;
        }
        empty.add(Condition.empty(square));
        steps.add(TargetElements.step(square, unmoved));
        steps.add(guard(empty));
        steps.add(effect);
        taken++;
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

    private int guard(Ints conditions) {
        int[] squares = new int[conditions.size()];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Condition.square(conditions.get(i));
        }
        return sets.index(squares, 0, squares.length);
    }

    private int head(int type, int kind, int[] squares) {
        int first = 3;
        int last = 0;
        for (int square : squares) {
            first = Math.min(first, square >> 6);
            last = Math.max(last, square >> 6);
        }
        firstWord = Math.min(firstWord, first);
        lastWord = Math.max(lastWord, last);
        return TargetElements.head(type, kind, sets.words(), first, last);
    }
}
