package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/** One thing to paint. Units as in the {@link Style}, x to the right, y downwards. */
public sealed interface SceneShape {
    /** A filled upright rectangle. */
    record Rect(double x, double y, double width, double height, Color fill) implements SceneShape {}

    /** A dark square filled with parallel lines at 45 degrees, rising to the right, none of them leaving it. */
    record Hatch(double x, double y, double size, Color ink) implements SceneShape {
        private static final int LINES = 15;
        private static final double INKED = 0.2;

        /** The lines as areas. */
        Outline outline() {
            return unit().placed(x, y, size);
        }

        /** The lines in a square of side 1 at (0, 0): the bands of points whose x + y lies near given sums. */
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
     * @param piece type and side
     * @param art its picture
     * @param x the left edge of its field
     * @param y the upper edge of its field
     * @param size the side of its field
     * @param ink its colours
     */
    record Figure(Piece piece, PieceArt art, double x, double y, double size, PieceInk ink) implements SceneShape {}

    /**
     * A line of text.
     *
     * @param x the start, middle or end, as the anchor says
     * @param baseline the base line
     * @param size the font's size
     * @param width how far it runs
     */
    record Text(
            String text,
            double x,
            double baseline,
            double size,
            double width,
            Lettering lettering,
            Anchor anchor,
            Color colour)
            implements SceneShape {
        /** Where the text starts. */
        double left() {
            return anchor == Anchor.START ? x : anchor == Anchor.MIDDLE ? x - width / 2 : x - width;
        }
    }

    /** Which point of a text its x names. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /**
     * What a line is drawn with; its joins are round if its ends are, otherwise pointed.
     *
     * @param dashes lengths of dash and gap in turn; empty for an unbroken line
     */
    record Pen(Color colour, double width, boolean round, List<Double> dashes) {
        public Pen {
            dashes = List.copyOf(dashes);
        }

        /** An unbroken line with pointed joins. */
        static Pen plain(Color colour, double width) {
            return new Pen(colour, width, false, List.of());
        }

        /** An unbroken line with round ends and joins. */
        static Pen round(Color colour, double width) {
            return new Pen(colour, width, true, List.of());
        }
    }

    /**
     * A piece's colours.
     *
     * @param fill its body
     * @param outline around its body
     * @param inner its inner lines and solid parts
     * @param halo the border that keeps it off the hatching, or null
     */
    record PieceInk(
            Color fill,
            Color outline,
            Color inner,
            @Nullable Color halo) {
        /** The width of the halo beyond the outline, in the art's units. */
        static final double HALO_WIDTH = 3.5;

        /** A side's colours. */
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
