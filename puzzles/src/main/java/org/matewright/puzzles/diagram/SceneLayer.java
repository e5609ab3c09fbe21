package org.matewright.puzzles.diagram;

import java.util.List;

/**
 * Shapes that belong together.
 *
 * @param kind what they are
 * @param shapes in painting order
 */
public record SceneLayer(Kind kind, List<SceneShape> shapes) {
    /** The layers of a scene, from the lowest up. */
    public enum Kind {
        /** The page's colour. */
        PAGE,
        /** Frame and squares. */
        BOARD,
        /** Files, ranks and the side to move. */
        RIM,
        /** Marks that lie under the pieces. */
        UNDER,
        /** The pieces on the board. */
        PIECES,
        /** Marks that lie over the pieces. */
        OVER,
        /** Caption, stipulation, twins, legend. */
        WORDS
    }

    public SceneLayer {
        shapes = List.copyOf(shapes);
    }
}
