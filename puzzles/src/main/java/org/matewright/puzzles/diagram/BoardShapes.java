package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;

/** Draws the board: frame, squares, coordinates and the disc that shows the side to move. */
final class BoardShapes {
    private final BoardLayout layout;
    private final Style style;
    private final BoardColours colours;

    BoardShapes(BoardLayout layout, Style style) {
        this.layout = layout;
        this.style = style;
        this.colours = style.colours();
    }

    /** The font size of coordinates. */
    static double rimSize(double square) {
        return Math.max(7, Math.min(14, square * 0.25));
    }

    /** Frame and squares. Dark squares are drawn on one light area, so that no seams show between squares. */
    List<SceneShape> squares() {
        List<SceneShape> shapes = new ArrayList<>();
        Geometry geometry = layout.geometry();
        double frame = style.frame();
        if (geometry.hasHoles()) {
            Area ground = new Area();
            Area framed = new Area();
            for (int square = 0; square < geometry.squares(); square++) {
                if (!geometry.isHole(square)) {
                    Rectangle2D place = layout.bounds(square);
                    ground.add(new Area(place));
                    framed.add(new Area(new Rectangle2D.Double(
                            place.getX() - frame,
                            place.getY() - frame,
                            place.getWidth() + 2 * frame,
                            place.getHeight() + 2 * frame)));
                }
            }
            if (frame > 0) {
                shapes.add(new SceneShape.Area(Outline.of(framed), colours.frame()));
            }
            shapes.add(new SceneShape.Area(Outline.of(ground), colours.light()));
        } else {
            if (frame > 0) {
                shapes.add(new SceneShape.Rect(
                        layout.left() - frame,
                        layout.top() - frame,
                        layout.width() + 2 * frame,
                        layout.height() + 2 * frame,
                        colours.frame()));
            }
            shapes.add(
                    new SceneShape.Rect(layout.left(), layout.top(), layout.width(), layout.height(), colours.light()));
        }
        for (int square = 0; square < geometry.squares(); square++) {
            if (geometry.isDark(square) && !geometry.isHole(square)) {
                shapes.add(dark(layout.x(square), layout.y(square)));
            }
        }
        return shapes;
    }

    private SceneShape dark(double x, double y) {
        return colours.hatched()
                ? new SceneShape.Hatch(x, y, layout.square(), colours.dark())
                : new SceneShape.Rect(x, y, layout.square(), layout.square(), colours.dark());
    }

    /** Adds the letters of the files below the board and the numbers of the ranks on its left. */
    void coordinates(List<SceneShape> shapes) {
        Geometry geometry = layout.geometry();
        double size = rimSize(layout.square());
        double below = layout.top() + layout.height() + style.frame() + size * 1.15;
        for (int file = 0; file < geometry.files(); file++) {
            double middle = layout.x(geometry.square(file, 0)) + layout.square() / 2;
            shapes.add(letter(String.valueOf((char) ('a' + file)), middle, below, size, SceneShape.Anchor.MIDDLE));
        }
        double beside = layout.left() - style.frame() - size * 0.45;
        for (int rank = 0; rank < geometry.ranks(); rank++) {
            double middle = layout.y(geometry.square(0, rank)) + layout.square() / 2;
            shapes.add(letter(Integer.toString(rank + 1), beside, middle + size * 0.36, size, SceneShape.Anchor.END));
        }
    }

    private SceneShape letter(String text, double x, double baseline, double size, SceneShape.Anchor anchor) {
        double width = Typeface.inter().width(text, FontFace.REGULAR, size);
        return new SceneShape.Text(text, x, baseline, size, width, FontFace.REGULAR, anchor, colours.muted());
    }

    /** Adds the disc of the side to move, on the right of the board beside that side's first rank. */
    void disc(List<SceneShape> shapes, Side side, double gutter) {
        boolean low = (side == Side.WHITE) != layout.flipped();
        double radius = Math.min(layout.square() * 0.2, (gutter - style.frame()) * 0.32);
        double x = layout.left() + layout.width() + style.frame() + (gutter - style.frame()) / 2;
        double y = low ? layout.top() + layout.height() - layout.square() / 2 : layout.top() + layout.square() / 2;
        Outline disc = Outline.of(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
        Color fill = side == Side.WHITE ? colours.white() : colours.black();
        if (isDarkPage()) {
            // On a dark page a black disc in a light ring looks white, so both discs lie on a plate of board colour.
            double edge = radius * 2.9;
            Outline plate = Outline.of(
                    new RoundRectangle2D.Double(x - edge / 2, y - edge / 2, edge, edge, radius * 0.8, radius * 0.8));
            shapes.add(new SceneShape.Area(plate, colours.hatched() ? colours.light() : colours.dark()));
        }
        Color ring = isDarkPage() ? colours.black() : colours.text();
        shapes.add(new SceneShape.Area(disc, fill));
        shapes.add(new SceneShape.Stroke(disc, SceneShape.Pen.plain(ring, Math.max(0.8, radius * 0.18))));
    }

    private boolean isDarkPage() {
        Color text = colours.text();
        return text.getRed() + text.getGreen() + text.getBlue() > 3 * 128;
    }
}
