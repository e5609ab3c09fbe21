package org.matewright.rules.engine.tables;

import java.util.List;

/**
 * Who captures en passant and who may be captured so.
 *
 * @param sources by code and target: the set of origins from which it may capture there en passant
 * @param captors the codes of each side that capture en passant
 * @param doubleSteps the moves that leave en passant squares behind
 */
public record EnPassantTable(long[] sources, int[][] captors, List<DoubleStep> doubleSteps) {
    /** A move of a piece that leaves en passant squares behind. */
    public record DoubleStep(int code, int from, int to, int effect) {}
}
