package org.matewright.puzzles;

import java.util.List;
import org.matewright.rules.variant.Move;

/**
 * Lines of help or series play that only a few replies keep from being solutions: they have their full length, and in
 * their end position the goal would be reached if those replies weren't there. They are to such play what tries are to
 * play with keys.
 *
 * @param lines the lines, sorted by text
 * @param more whether there are more than were wanted
 * @param sought whether they were looked for
 */
public record PartialLines(List<Line> lines, boolean more, boolean sought) {
    /** None, since nobody looked for them. */
    public static final PartialLines NONE = new PartialLines(List.of(), false, false);

    /**
     * A line and what spoils it.
     *
     * @param moves the moves
     * @param refutations the replies that spoil it, at least one, sorted by text
     */
    public record Line(List<Move> moves, List<Move> refutations) {
        public Line {
            moves = List.copyOf(moves);
            refutations = List.copyOf(refutations);
        }
    }

    /** What was found. */
    public PartialLines(List<Line> lines, boolean more) {
        this(lines, more, true);
    }

    public PartialLines {
        lines = List.copyOf(lines);
    }
}
