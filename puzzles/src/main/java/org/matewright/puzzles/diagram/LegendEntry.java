package org.matewright.puzzles.diagram;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;

/**
 * An entry of the legend: a fairy piece and its moves, or a rule.
 *
 * @param piece the piece drawn before the text; null for a rule
 * @param text such as {@code Grasshopper: slides in any direction, hopping over a piece to the square just beyond it}
 */
public record LegendEntry(@Nullable Piece piece, String text) {
    public LegendEntry {
        text = Caption.clean(text);
    }
}
