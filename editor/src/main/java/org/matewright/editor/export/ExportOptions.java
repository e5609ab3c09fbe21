package org.matewright.editor.export;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.Legend;
import org.matewright.puzzles.diagram.Style;
import org.matewright.rules.Setup;

/**
 * How a diagram is to be exported.
 *
 * @param style the style's name
 * @param square the side of a square: points on paper, pixels on a screen
 * @param scale pixels per unit in a PNG
 * @param coordinates whether files and ranks are named
 * @param caption whether caption, stipulation and count are written
 * @param legend whether the fairy pieces are explained
 * @param marks whether the diagram's marks are drawn
 * @param flipped whether Black's side is at the bottom
 * @param tested whether it is marked as computer-tested ({@code C+})
 * @param transparent whether the page has no colour of its own
 */
public record ExportOptions(
        String style,
        int square,
        int scale,
        boolean coordinates,
        boolean caption,
        boolean legend,
        boolean marks,
        boolean flipped,
        boolean tested,
        boolean transparent) {
    /** What the diagram looks like. */
    public Style toStyle() {
        Style base = Style.named(style)
                .orElse(Style.print())
                .withSquare(square)
                .withPngScale(scale)
                .withCaption(caption)
                .withCoordinates(coordinates ? Style.Coordinates.ALWAYS : Style.Coordinates.NEVER);
        return transparent ? base.onPage(null) : base;
    }

    /**
     * What the diagram shows.
     *
     * @param setup the position on the board, which may be one of the solution
     */
    public Diagram toDiagram(Document document, Setup setup) {
        @Nullable Problem problem = document.problem().valueOrNull();
        boolean own = problem != null && setup.equals(document.setup());
        Diagram.Builder builder = problem != null && own
                ? Diagram.builder(problem).tested(tested)
                : Diagram.builder(setup, document.variant().pieces());
        return builder.flipped(flipped)
                .legend(legend ? Legend.of(document.variant(), setup) : List.of())
                .marks(marks ? document.marks() : List.of())
                .build();
    }
}
