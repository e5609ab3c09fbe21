package org.matewright.puzzles.diagram;

import java.util.List;

/**
 * The picture of a type of piece on a field of 100 by 100 units, y downwards, for both colours.
 *
 * @param name its name, such as {@code knight}
 * @param layers its parts in painting order
 */
public record PieceArt(String name, List<Layer> layers) {
    /** The field's side. */
    public static final double FIELD = 100;

    /** The width of a body's outline. */
    public static final double OUTLINE_WIDTH = 3;

    /** The width of an inner line. */
    public static final double LINE_WIDTH = 2.4;

    /** What a part is. */
    public enum Part {
        /** Filled with the piece's colour and outlined. */
        BODY,
        /** An inner line: black on a white piece, white on a black one. */
        LINE,
        /** An area filled like an inner line. */
        SOLID
    }

    /** A part and where it is. */
    public record Layer(Part part, Outline outline) {}

    public PieceArt {
        layers = List.copyOf(layers);
    }
}
