package org.matewright.puzzles.solve.search;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;

/** The {@link ClearLines} of a variant as tables by piece, origin and target, filled on demand. For one thread. */
public final class LineTables {
    /** Stands for an attack that no board allows. */
    public static final int[] IMPOSSIBLE = {};

    private final ClearLines lines;
    private final int squares;
    private final int[] @Nullable [] @Nullable [] needed;
    private final Line[] @Nullable [] moves;

    /** Empty tables for the variant of a walker on a board of so many squares. */
    public LineTables(Walker walker, int squares) {
        lines = walker.clearLines();
        this.squares = squares;
        needed = new int[walker.occupants() * squares][][];
        moves = new Line[walker.occupants() * squares][];
    }

    /** The moves of a piece that are there whenever squares are empty. */
    public Line[] moves(int occupant, int from) {
        int place = occupant * squares + from;
        Line[] known = moves[place];
        if (known == null) {
            known = lines.moves(occupant, from).toArray(new Line[0]);
            moves[place] = known;
        }
        return known;
    }

    /** The squares that must be empty for a piece to attack a target; {@link #IMPOSSIBLE} itself if it never can. */
    public int[] neededEmpty(int occupant, int from, int target) {
        int place = occupant * squares + from;
        int[][] row = needed[place];
        if (row == null) {
            row = new int[squares][];
            needed[place] = row;
        }
        int[] known = row[target];
        if (known == null) {
            int[] between = lines.neededEmpty(occupant, from, target);
            known = between == null ? IMPOSSIBLE : between.clone();
            row[target] = known;
        }
        return known;
    }
}
