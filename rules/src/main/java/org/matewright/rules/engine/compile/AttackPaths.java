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
 * The attacks of one piece on one square: for each square on which it might capture, the alternative paths by which it
 * does.
 */
final class AttackPaths {
    /** A path, with the kind that {@link AttackPath} gives it. */
    static final class Path {
        private final int kind;
        private final int[] conditions;
        private final int[] hop;

        /**
         * A path.
         *
         * @param conditions {@link Condition}s, all of which must hold
         * @param hop squares of which exactly one is occupied; empty for no such condition
         */
        private Path(int[] conditions, int[] hop) {
            this.conditions = conditions;
            this.hop = hop;
            boolean areEmpty = true;
            for (int condition : conditions) {
                areEmpty &= Condition.mask(condition) == Content.EMPTY;
            }
            if (hop.length == 0) {
                kind = areEmpty ? AttackPath.CLEAR : AttackPath.GENERAL;
            } else {
                kind = conditions.length == 0 ? AttackPath.HOP : AttackPath.GENERAL;
            }
        }

        /** Whether it is open whatever stands on the board. */
        boolean isUnconditional() {
            return conditions.length == 0 && hop.length == 0;
        }

        /** The number of words of the path when squares are listed one by one. */
        private int size() {
            return 1 + (kind == AttackPath.GENERAL ? 1 : 0) + conditions.length + hop.length;
        }

        private boolean isSame(Path other) {
            return Arrays.equals(conditions, other.conditions) && Arrays.equals(hop, other.hop);
        }

        /** Writes the path as {@link AttackPath} describes it. */
        void write(SquareSets sets, Ints out) {
            switch (kind) {
                case AttackPath.CLEAR -> {
                    int[] squares =
                            Arrays.stream(conditions).map(Condition::square).toArray();
                    out.add(AttackPath.head(kind, 1));
                    out.add(sets.index(squares, 0, squares.length));
                }
                case AttackPath.HOP -> {
                    out.add(AttackPath.head(kind, 1));
                    out.add(sets.index(hop, 0, hop.length));
                }
                default -> {
                    out.add(AttackPath.head(kind, 1 + conditions.length + (hop.length > 0 ? 1 : 0)));
                    out.add(conditions.length);
                    for (int condition : conditions) {
                        out.add(condition);
                    }
                    if (hop.length > 0) {
                        out.add(sets.index(hop, 0, hop.length));
                    }
                }
            }
        }
    }

    /** The largest number of alternatives for one target; more are a sign of moves that nobody can follow. */
    private static final int MAX_ALTERNATIVES = 5_000;

    private final Map<Integer, List<Path>> byTarget = new HashMap<>();
    private int size;

    /**
     * Adds a path.
     *
     * @param conditions {@link Condition}s, all of which must hold for the move that captures
     * @param hop squares of which exactly one is occupied; empty for no such condition
     * @return the number of paths with which it was compared, a measure of work
     */
    int add(int target, int[] conditions, int[] hop) {
        int count = 0;
        int[] own = new int[conditions.length];
        for (int condition : conditions) {
            if (Condition.square(condition) != target || Condition.isUnmoved(condition)) {
                own[count++] = condition;
            } else if ((Condition.mask(condition) & (Content.ENEMY | Content.ENEMY_ROYAL)) == 0) {
                // nothing that could be captured stands there
                return 0;
            }
        }
        Path path = new Path(Arrays.copyOf(own, count), hop);
        List<Path> known = byTarget.computeIfAbsent(target, t -> new ArrayList<>(2));
        for (Path other : known) {
            if (other.isSame(path)) {
                return known.size();
            }
        }
        if (known.size() == MAX_ALTERNATIVES) {
            throw new TooComplexException("to one square");
        }
        known.add(path);
        size += path.size();
        return known.size();
    }

    /** The number of words of all paths. */
    int size() {
        return size;
    }

    /** The paths by the square on which the piece captures. */
    Map<Integer, List<Path>> byTarget() {
        return byTarget;
    }
}
