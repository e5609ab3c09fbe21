package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/** A shape of a scene, in the units of the {@link Style}, with x to the right and y downwards. */
public sealed interface SceneShape {
    /** A filled rectangle with horizontal and vertical sides. */
    record Rect(double x, double y, double width, double height, Color fill) implements SceneShape {}

    /** A dark square hatched with parallel lines at 45 degrees, rising to the right and clipped to the square. */
    record Hatch(double x, double y, double size, Color ink) implements SceneShape {
        private static final int LINES = 15;
        private static final double INKED = 0.2;

        /** The outline of all lines. */
        Outline outline() {
            return unit().placed(x, y, size);
        }

        /** The hatching of a square of side 1 at (0, 0): bands of points whose sum x + y is near a given value. */
        private static Outline unit() {
            Path2D path = new Path2D.Double();
            double pitch = 2.0 / LINES;
            for (int line = 0; line < LINES; line++) {
                double middle = (line + 0.5) * pitch;
                band(path, middle - pitch * INKED / 2, middle + pitch * INKED / 2);
            }
            return Outline.of(path);
        }

        private static void band(Path2D path, double from, double to) {
            path.moveTo(Math.min(from, 1), Math.max(from - 1, 0));
            if (from < 1 && to > 1) {
                path.lineTo(1, 0);
            }
            path.lineTo(Math.min(to, 1), Math.max(to - 1, 0));
            path.lineTo(Math.max(to - 1, 0), Math.min(to, 1));
            if (from < 1 && to > 1) {
                path.lineTo(0, 1);
            }
            path.lineTo(Math.max(from - 1, 0), Math.min(from, 1));
            path.closePath();
        }
    }

    /** A filled area. */
    record Area(Outline outline, Color fill) implements SceneShape {}

    /** A line along an outline. */
    record Stroke(Outline outline, Pen pen) implements SceneShape {}

    /**
     * A piece.
     *
     * @param piece its type and side
     * @param art its picture
     * @param x the left edge of the picture's field
     * @param y the upper edge of the field
     * @param size the side of the field
     * @param ink its colours
     */
    record Figure(Piece piece, PieceArt art, double x, double y, double size, PieceInk ink) implements SceneShape {}

    /**
     * A line of text.
     *
     * @param x the start, middle or end of the line, depending on the anchor
     * @param baseline the y of the baseline
     * @param size the font size
     * @param width the length of the line
     */
    record Text(
            String text,
            double x,
            double baseline,
            double size,
            double width,
            FontFace face,
            Anchor anchor,
            Color colour)
            implements SceneShape {
        /** The x at which the text starts. */
        double left() {
            return anchor == Anchor.START ? x : anchor == Anchor.MIDDLE ? x - width / 2 : x - width;
        }
    }

    /** The point of a text to which its x refers. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /**
     * A pen.
     *
     * @param round whether ends and joins are round; otherwise ends are flat and joins mitred
     * @param dashes alternating lengths of dashes and gaps; empty for a solid line
     */
    record Pen(Color colour, double width, boolean round, List<Double> dashes) {
        public Pen {
            dashes = List.copyOf(dashes);
        }

        /** A pen for solid lines with mitred joins. */
        static Pen plain(Color colour, double width) {
            return new Pen(colour, width, false, List.of());
        }

        /** A pen for solid lines with round ends and joins. */
        static Pen round(Color colour, double width) {
            return new Pen(colour, width, true, List.of());
        }
    }

    /**
     * The colours of a piece.
     *
     * @param fill the fill of its body
     * @param outline the outline of its body
     * @param inner its inner lines and solid parts
     * @param halo the border that separates it from the hatching, or null
     */
    record PieceInk(
            Color fill,
            Color outline,
            Color inner,
            @Nullable Color halo) {
        /** The width of the halo outside the outline, in the units of {@link PieceArt}. */
        static final double HALO_WIDTH = 3.5;

        /** The colours of a side's pieces. */
        public static PieceInk of(Side side, BoardColours colours) {
            boolean white = side == Side.WHITE;
            return new PieceInk(
                    white ? colours.white() : colours.black(),
                    colours.black(),
                    white ? colours.black() : colours.white(),
                    colours.halo());
        }
    }
}
