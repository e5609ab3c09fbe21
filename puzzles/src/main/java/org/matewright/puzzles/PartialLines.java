package org.matewright.puzzles;

import java.util.List;
import org.matewright.rules.variant.Move;

/**
 * Lines of help or series play that only a few replies keep from being solutions. They have the full length, and their
 * end position would be the goal if those replies didn't exist. Partial lines are to such play what tries are to battle
 * play.
 *
 * @param lines the lines, sorted by text
 * @param more whether there are more than were wanted
 * @param sought whether the search looked for them
 */
public record PartialLines(List<Line> lines, boolean more, boolean sought) {
    /** None, since the search didn't look for them. */
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

    public PartialLines {
        lines = List.copyOf(lines);
    }

    /** Lines that a search found. */
    public static PartialLines found(List<Line> lines, boolean more) {
        return new PartialLines(lines, more, true);
    }
}
