package org.matewright.puzzles.diagram;

import java.util.List;
import org.matewright.rules.Fault;

/**
 * A diagram laid out as shapes with coordinates, from which every painter and writer works. Immutable.
 *
 * @param width the total width in the style's units
 * @param height the total height
 * @param style the style
 * @param layout the positions of the squares, in whole units if the side of a square is a whole number
 * @param layers everything to paint, from the bottom up
 * @param title a short name, for screen readers and file properties
 * @param description the position in words, for the same
 * @param faults the pictures of pieces that couldn't be read, each replaced by a counter
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

    /** Lays out a diagram with the built-in pictures. */
    public static DiagramScene of(Diagram diagram, Style style) {
        return of(diagram, style, PieceArtCatalog.builtIn());
    }

    /** Lays out a diagram with pictures from {@code art}. */
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
