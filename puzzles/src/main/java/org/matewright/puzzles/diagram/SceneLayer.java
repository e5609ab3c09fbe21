package org.matewright.puzzles.diagram;

import java.util.List;

/**
 * A layer of a scene.
 *
 * @param kind the kind of its shapes
 * @param shapes in painting order
 */
public record SceneLayer(Kind kind, List<SceneShape> shapes) {
    /** The kinds of layers, from the bottom up. */
    public enum Kind {
        /** The background of the page. */
        PAGE,
        /** Frame and squares. */
        BOARD,
        /** Coordinates and the side to move. */
        RIM,
        /** Marks below the pieces. */
        UNDER,
        /** The pieces on the board. */
        PIECES,
        /** Marks above the pieces. */
        OVER,
        /** Caption, stipulation, twins, legend. */
        WORDS
    }

    public SceneLayer {
        shapes = List.copyOf(shapes);
    }
}
