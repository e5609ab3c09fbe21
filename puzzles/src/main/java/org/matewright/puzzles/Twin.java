package org.matewright.puzzles;

import java.nio.file.Path;
import java.util.List;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;

/**
 * A twin: a problem that is stated as changes of another problem's diagram.
 *
 * @param label its letter, {@code b} on
 * @param changes its changes, in the order in which they are made
 * @param text the author's own words for the diagram's caption; empty if the caption is made from the changes
 * @param continued whether it starts from the previous twin instead of the diagram
 */
public record Twin(String label, List<Change> changes, String text, boolean continued) {
    /** A single change. The kinds that exist, and how each is read, are in {@link org.matewright.puzzles.twin}. */
    public interface Change {
        /** The key it is written under, such as {@code move}. */
        String key();

        /** What is written under that key, such as {@code g2-f2}. */
        String value();

        /**
         * The problem after the change, or everything that prevents it.
         *
         * @param problem the problem before, without twins of its own
         * @param base the folder that relative paths of variants start from
         */
        Checked<Problem> apply(Problem problem, Path base);

        /**
         * The board on which changes behind this one name their squares.
         *
         * @param board the board before this change
         */
        default Geometry boardAfter(Geometry board) {
            return board;
        }

        /**
         * The change in the words that are printed below a diagram: {@code Ke1 to f1}.
         *
         * @param before the problem before the change, for the names of what stands on its squares
         * @param base the folder that relative paths of variants start from
         */
        String caption(Problem before, Path base);
    }

    public Twin {
        changes = List.copyOf(changes);
    }

    /**
     * The board on which the changes of a twin begin.
     *
     * @param diagram the board of the diagram
     * @param last the board after the previous twin; that of the diagram if there is none
     */
    public Geometry boardBefore(Geometry diagram, Geometry last) {
        return continued ? last : diagram;
    }

    /** The board after all changes, which begin on the given one. */
    public Geometry boardAfter(Geometry start) {
        Geometry board = start;
        for (Change change : changes) {
            board = change.boardAfter(board);
        }
        return board;
    }

    /** The same twin under another letter. */
    public Twin withLabel(String label) {
        return new Twin(label, changes, text, continued);
    }

    /** A twin with other changes and the same caption, if it has one of its own. */
    public Twin withChanges(List<? extends Change> changes) {
        return new Twin(label, List.copyOf(changes), text, continued);
    }

    /** The same changes of the previous twin, or of the diagram. */
    public Twin withContinued(boolean continued) {
        return new Twin(label, changes, text, continued);
    }
}
