package org.matewright.puzzles.diagram;

import java.util.List;

/**
 * The picture of a type of piece, for both colours, on a field of 100 by 100 units with y downwards.
 *
 * @param name the name, such as {@code knight}
 * @param layers the parts in painting order
 */
public record PieceArt(String name, List<Layer> layers) {
    /** The side of the field. */
    public static final double FIELD = 100;

    /** The width of a body's outline. */
    public static final double OUTLINE_WIDTH = 3;

    /** The width of an inner line. */
    public static final double LINE_WIDTH = 2.4;

    /** How a part is painted. */
    public enum Part {
        /** Filled with the piece's colour and outlined. */
        BODY,
        /** An inner line: black on a white piece, white on a black one. */
        LINE,
        /** Filled with the colour of inner lines. */
        SOLID
    }

    /** A part of the picture and its outline. */
    public record Layer(Part part, Outline outline) {}

    public PieceArt {
        layers = List.copyOf(layers);
    }
}
