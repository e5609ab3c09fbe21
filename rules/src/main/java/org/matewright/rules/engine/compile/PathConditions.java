package org.matewright.rules.engine.compile;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;

/** What holds at one point of a path: the conditions tested so far, and the squares that the move itself has emptied. */
final class PathConditions {
    private final Ints conditions = new Ints();
    private final Deque<Integer> emptied = new ArrayDeque<>();
    private int from;
    private long work;

    /** Begins the paths of a piece on a square. */
    void begin(int square) {
        from = square;
        conditions.truncate(0);
        emptied.clear();
    }

    /** Whether a square is empty here because the piece has left it or captured on it. */
    boolean isEmptied(int square) {
        return square == from || emptied.contains(square);
    }

    /** Runs the body with one square more known to be emptied. */
    void withEmptied(int square, Runnable body) {
        emptied.push(square);
        body.run();
        emptied.pop();
    }

    /** Runs the body under one condition more. */
    void with(int condition, Runnable body) {
        int depth = conditions.size();
        conditions.add(condition);
        body.run();
        conditions.truncate(depth);
    }

    /** What a square may hold here, as a mask. */
    int known(int square) {
        int known = Content.ANY | Content.ENEMY_ROYAL | Content.MOUNT;
        work += 1 + conditions.size();
        for (int i = 0; i < conditions.size(); i++) {
            int c = conditions.get(i);
            if (Condition.square(c) == square && !Condition.isUnmoved(c)) {
                known &= Content.widened(Condition.mask(c));
            }
        }
        return known;
    }

    /** Whether the piece must be unmoved. */
    boolean isForUnmoved() {
        boolean unmoved = false;
        for (int i = 0; i < conditions.size(); i++) {
            unmoved |= Condition.isUnmoved(conditions.get(i));
        }
        return unmoved;
    }

    int size() {
        return conditions.size();
    }

    /** The conditions, to be read before anything changes. */
    Ints list() {
        return conditions;
    }

    /** The conditions and some more. */
    int[] and(int[] more) {
        if (conditions.size() == 0) {
            return more;
        }
        int[] all = Arrays.copyOf(conditions.toArray(), conditions.size() + more.length);
        System.arraycopy(more, 0, all, conditions.size(), more.length);
        return all;
    }

    /** The work done since the beginning of all paths, in conditions read. */
    long work() {
        return work;
    }
}
