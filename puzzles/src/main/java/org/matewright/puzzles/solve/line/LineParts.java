package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.matewright.puzzles.SolveOptions;

/**
 * Collects the lines that the threads of a run find, in parts: part 0 holds the lines that end at the root itself, part
 * i those that begin with first move i, counted from 1. Safe for use by several threads.
 */
final class LineParts {
    private final List<List<long[]>> lines;
    private final BitSet finished = new BitSet();
    /** The part with which the search begins. */
    private final int start;
    /** How many lines are wanted; 0 for all. */
    private final int maxLines;

    LineParts(int firstMoves, SolveOptions.Extent extent) {
        lines = new ArrayList<>(Collections.nCopies(1 + firstMoves, List.of()));
        // Without the first moves before it, the lines that end at the root are left out too.
        start = extent.skipsMoves() ? extent.firstMove() : 0;
        maxLines = extent.maxSolutions();
    }

    /** The number of parts. */
    int count() {
        return lines.size();
    }

    /** The part with which the search begins. */
    int start() {
        return start;
    }

    /** Whether a part's lines are all found. */
    synchronized boolean isFinished(int part) {
        return finished.get(part);
    }

    /** Whether the lines of all parts are found. */
    synchronized boolean allFinished() {
        return finished.cardinality() == lines.size() - start;
    }

    /** Records all lines of a part. */
    synchronized void finish(int part, List<long[]> all) {
        lines.set(part, all);
        finished.set(part);
    }

    /** Records some lines of a part whose search was stopped, unless an earlier round has found more. */
    synchronized void addUnfinished(int part, List<long[]> some) {
        if (lines.get(part).size() < some.size()) {
            lines.set(part, some);
        }
    }

    /** The lines of all parts in their order, or the first of them if only so many are wanted. */
    synchronized List<long[]> lines() {
        return lines.stream()
                .flatMap(List::stream)
                .limit(maxLines == 0 ? Long.MAX_VALUE : maxLines)
                .toList();
    }

    /**
     * The part with which those finished without a gap contain as many lines as are wanted, so that later ones don't
     * matter; -1 if there is none yet.
     */
    synchronized int lastNeeded() {
        if (maxLines == 0) {
            return -1;
        }
        int sum = 0;
        for (int part = start; part < lines.size(); part++) {
            sum += lines.get(part).size();
            if (sum >= maxLines) {
                return part;
            }
            if (!finished.get(part)) {
                return -1;
            }
        }
        return -1;
    }

    /** The number of first moves whose lines are all found. */
    synchronized int finishedMoves() {
        return finished.cardinality() - (finished.get(0) ? 1 : 0);
    }

    /** The first one, from a first move on, whose lines aren't all found. */
    synchronized int firstUnfinished(int from) {
        return finished.nextClearBit(from);
    }
}
