package org.matewright.puzzles.twin;

import org.matewright.rules.config.Shape;

/**
 * Two squares by their names, as a change states them: {@code g2-f2}.
 *
 * @param from the first
 * @param to the second
 */
public record SquarePair(String from, String to) {
    static final Shape SHAPE = new Shape.ListOf(new Shape.Word("two squares, such as g2-f2"));

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
