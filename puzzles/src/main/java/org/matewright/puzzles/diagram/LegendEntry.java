package org.matewright.puzzles.diagram;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;

/**
 * A line of the legend that explains a fairy piece.
 *
 * @param piece the piece that is shown in front of the text, or null
 * @param text its name and what it does, such as {@code Grasshopper: hops over one piece to the square behind it}
 */
public record LegendEntry(@Nullable Piece piece, String text) {
    public LegendEntry {
        text = Caption.clean(text);
    }
}
