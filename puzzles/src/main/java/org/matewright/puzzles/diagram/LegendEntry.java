package org.matewright.puzzles.diagram;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.Man;

/**
 * A line of the legend that explains a fairy man.
 *
 * @param man the man that is shown in front of the text, or null
 * @param text its name and what it does, such as {@code Grasshopper: hops over one man to the square behind it}
 */
public record LegendEntry(@Nullable Man man, String text) {
    public LegendEntry {
        text = Caption.clean(text);
    }
}
