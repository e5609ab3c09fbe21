package org.matewright.puzzles.diagram;

import java.util.List;
import org.matewright.rules.Fault;

/**
 * The picture of a diagram, worked out once: what every painter paints. Immutable.
 *
 * @param width the whole width in the style's units
 * @param height the whole height
 * @param style how it looks
 * @param layout where the squares are; they lie on whole units if a square's side is a whole number
 * @param layers everything to paint, from the lowest up
 * @param title a short name for those who can't see it
 * @param description the position in words for the same
 * @param faults pictures of pieces that couldn't be read, each replaced by a counter
 */
public record DiagramScene(
        double width,
        double height,
        Style style,
        BoardLayout layout,
        List<SceneLayer> layers,
        String title,
        String description,
        List<Fault> faults) {
    public DiagramScene {
        layers = List.copyOf(layers);
        faults = List.copyOf(faults);
    }

    /** The picture with the built-in pieces. */
    public static DiagramScene of(Diagram diagram, Style style) {
        return of(diagram, style, PieceArtCatalog.builtIn());
    }

    /** The picture with pieces from {@code art}. */
    public static DiagramScene of(Diagram diagram, Style style, PieceArtCatalog art) {
        return new SceneBuilder(diagram, style, art).build();
    }

    /** The shapes of one layer. */
    public List<SceneShape> shapes(SceneLayer.Kind kind) {
        return layers.stream()
                .filter(l -> l.kind() == kind)
                .flatMap(l -> l.shapes().stream())
                .toList();
    }
}
