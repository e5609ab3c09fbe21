package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;

/** Finds whether the same move of one piece on one square can be listed twice in some position. */
final class RepeatFinder {
    /** What two moves have in common that are the same when both are listed. */
    private record Sameness(int target, int effect) {}

    /** A move that some branch lists: enough to see whether two of them can be possible in one position. */
    private record Emitted(int mask, int[] conditions, int[] hop, boolean inSet) {}

    /** With more moves that are alike in target and effect, repeats are assumed without comparing. */
    private static final int MAX_COMPARED = 12;

    private final Map<Sameness, List<Emitted>> seen = new HashMap<>();
    private boolean found;

    /** Begins the moves of a piece on a square. */
    void begin() {
        seen.clear();
        found = false;
    }

    /** Whether some move can be listed twice. */
    boolean found() {
        return found;
    }

    /**
     * Adds a move.
     *
     * @param mask the content that its target may have
     * @param conditions {@link Condition}s, all of which must hold
     * @param hop squares of which exactly one is occupied; empty for no such condition
     * @param inSet whether it goes into the set of plain targets, where nothing comes out twice
     */
    void add(int target, int effect, int mask, int[] conditions, int[] hop, boolean inSet) {
        if (found) {
            return;
        }
        Emitted move = new Emitted(mask, conditions, hop, inSet);
        List<Emitted> others = seen.computeIfAbsent(new Sameness(target, effect), k -> new ArrayList<>());
        for (Emitted other : others) {
            found |= !(other.inSet && inSet) && (other.mask & mask) != 0 && !exclude(other, move);
        }
        found |= others.size() >= MAX_COMPARED;
        others.add(move);
    }

    /** Whether two moves can't both be possible: a square would have to be two things at once. */
    private static boolean exclude(Emitted a, Emitted b) {
        for (int x : a.conditions) {
            for (int y : b.conditions) {
                if (Condition.square(x) == Condition.square(y)
                        && (Content.widened(Condition.mask(x)) & Content.widened(Condition.mask(y))) == 0
                        && !Condition.isUnmoved(x)
                        && !Condition.isUnmoved(y)) {
                    return true;
                }
            }
        }
        return allEmpty(a.hop, b.conditions) || allEmpty(b.hop, a.conditions);
    }

    /** Whether conditions leave no square of a hop for its mount. */
    private static boolean allEmpty(int[] hop, int[] conditions) {
        for (int square : hop) {
            boolean empty = false;
            for (int condition : conditions) {
                empty |= condition == Condition.empty(square);
            }
            if (!empty) {
                return false;
            }
        }
        return hop.length > 0;
    }
}
