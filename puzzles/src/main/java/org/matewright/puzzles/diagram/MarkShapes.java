package org.matewright.puzzles.diagram;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Draws marks. All measures are fractions of the side of a square, {@code s}. */
final class MarkShapes {
    private final BoardLayout layout;
    private final BoardColours colours;
    private final double s;
    private final List<SceneShape> under = new ArrayList<>();
    private final List<SceneShape> over = new ArrayList<>();

    MarkShapes(BoardLayout layout, BoardColours colours) {
        this.layout = layout;
        this.colours = colours;
        this.s = layout.square();
    }

    List<SceneShape> under() {
        return under;
    }

    List<SceneShape> over() {
        return over;
    }

    void add(Mark mark) {
        if (mark instanceof Mark.Quiet quiet) {
            double r = 0.13 * s;
            fill(
                    new Ellipse2D.Double(middleX(quiet.square()) - r, middleY(quiet.square()) - r, 2 * r, 2 * r),
                    colours.accent());
        } else if (mark instanceof Mark.Capture capture) {
            corners(capture.square());
        } else if (mark instanceof Mark.Hop hop) {
            ring(hop.square());
        } else if (mark instanceof Mark.Platform platform) {
            platform(platform.square());
        } else if (mark instanceof Mark.Promotion promotion) {
            fill(
                    star(layout.x(promotion.square()) + 0.83 * s, layout.y(promotion.square()) + 0.18 * s, 0.16 * s),
                    colours.hop());
        } else if (mark instanceof Mark.Origin origin) {
            frame(origin.square(), 0.04 * s, 0.04 * s);
        } else if (mark instanceof Mark.Target target) {
            frame(target.square(), 0.04 * s, 0.075 * s);
        } else if (mark instanceof Mark.Castling castling) {
            castling(castling);
        } else if (mark instanceof Mark.Arrow arrow) {
            arrow(arrow);
        } else if (mark instanceof Mark.Heat heat) {
            heat(heat);
        } else if (mark instanceof Mark.Faulty faulty) {
            fault(faulty.square());
        }
    }

    private double middleX(int square) {
        return layout.x(square) + s / 2;
    }

    private double middleY(int square) {
        return layout.y(square) + s / 2;
    }

    private void fill(Shape shape, Color colour) {
        Outline outline = Outline.of(shape);
        Color halo = colours.halo();
        if (halo != null) {
            over.add(new SceneShape.Stroke(outline, SceneShape.Pen.round(halo, 0.09 * s)));
        }
        over.add(new SceneShape.Area(outline, colour));
    }

    private void stroke(
            List<SceneShape> into, Shape shape, double width, boolean round, List<Double> dashes, Color colour) {
        Outline outline = Outline.of(shape);
        Color halo = colours.halo();
        if (halo != null) {
            into.add(new SceneShape.Stroke(outline, SceneShape.Pen.round(halo, width + 0.09 * s)));
        }
        into.add(new SceneShape.Stroke(outline, new SceneShape.Pen(colour, width, round, dashes)));
    }

    private void corners(int square) {
        double near = 0.075 * s;
        double leg = 0.2 * s;
        double x = layout.x(square);
        double y = layout.y(square);
        Path2D path = new Path2D.Double();
        for (int corner = 0; corner < 4; corner++) {
            boolean right = corner % 2 == 1;
            boolean low = corner > 1;
            double cx = right ? x + s - near : x + near;
            double cy = low ? y + s - near : y + near;
            double dx = right ? -leg : leg;
            double dy = low ? -leg : leg;
            path.moveTo(cx + dx, cy);
            path.lineTo(cx, cy);
            path.lineTo(cx, cy + dy);
        }
        stroke(over, path, 0.07 * s, false, List.of(), colours.accent());
    }

    private void ring(int square) {
        double r = 0.4 * s;
        // exactly twelve dashes, so that the ring closes evenly
        double part = 2 * Math.PI * r / 12;
        stroke(
                over,
                new Ellipse2D.Double(middleX(square) - r, middleY(square) - r, 2 * r, 2 * r),
                0.06 * s,
                false,
                List.of(part * 0.6, part * 0.4),
                colours.hop());
    }

    private void platform(int square) {
        double x = layout.x(square);
        double y = layout.y(square);
        Path2D path = new Path2D.Double();
        path.moveTo(x + 0.08 * s, y + 0.74 * s);
        path.lineTo(x + 0.08 * s, y + 0.93 * s);
        path.lineTo(x + 0.92 * s, y + 0.93 * s);
        path.lineTo(x + 0.92 * s, y + 0.74 * s);
        stroke(over, path, 0.07 * s, false, List.of(), colours.hop());
    }

    private static Path2D star(double x, double y, double radius) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < 10; i++) {
            double r = i % 2 == 0 ? radius : radius * 0.45;
            double angle = Math.PI * i / 5 - Math.PI / 2;
            double px = x + r * Math.cos(angle);
            double py = y + r * Math.sin(angle);
            if (i == 0) {
                path.moveTo(px, py);
            } else {
                path.lineTo(px, py);
            }
        }
        path.closePath();
        return path;
    }

    private void frame(int square, double inset, double width) {
        double gap = inset / 2 + width / 2;
        stroke(
                under,
                new Rectangle2D.Double(layout.x(square) + gap, layout.y(square) + gap, s - 2 * gap, s - 2 * gap),
                width,
                false,
                List.of(),
                colours.accent());
    }

    private void arrow(Mark.Arrow arrow) {
        arrow(
                middleX(arrow.from()),
                middleY(arrow.from()),
                middleX(arrow.to()),
                middleY(arrow.to()),
                0.1 * s,
                0.3 * s,
                0.1 * s);
    }

    /** An arrow that starts {@code start} after its first point and ends {@code gap} before its second. */
    private void arrow(double x1, double y1, double x2, double y2, double shaft, double start, double gap) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length < 0.5 * s) {
            return;
        }
        double head = 3.2 * shaft;
        double end = length - gap;
        double half = shaft / 2;
        double barb = 1.45 * shaft;
        Path2D path = new Path2D.Double();
        path.moveTo(start, -half);
        path.lineTo(end - head, -half);
        path.lineTo(end - head, -barb);
        path.lineTo(end, 0);
        path.lineTo(end - head, barb);
        path.lineTo(end - head, half);
        path.lineTo(start, half);
        path.closePath();
        AffineTransform place = AffineTransform.getTranslateInstance(x1, y1);
        place.rotate(x2 - x1, y2 - y1);
        fill(path.createTransformedShape(place), colours.accent());
    }

    private void castling(Mark.Castling castling) {
        double x2 = middleX(castling.kingTo());
        double y2 = middleY(castling.kingTo()) - 0.28 * s;
        double way = Math.signum(x2 - middleX(castling.kingFrom()));
        double x1 = middleX(castling.kingFrom()) + way * 0.2 * s;
        double y1 = middleY(castling.kingFrom()) - 0.42 * s;
        double rise = Math.min(0.6 * s, 0.2 * s + 0.12 * Math.abs(x2 - x1));
        double cx = (x1 + x2) / 2;
        double cy = Math.min(y1, y2) - rise;
        double shaft = 0.08 * s;
        double slope = Math.hypot(x2 - cx, y2 - cy);
        double ux = slope == 0 ? 0 : (x2 - cx) / slope;
        double uy = slope == 0 ? 1 : (y2 - cy) / slope;
        double head = 3.2 * shaft;
        Path2D arc = new Path2D.Double();
        arc.moveTo(x1, y1);
        arc.quadTo(cx, cy, x2 - ux * head * 0.9, y2 - uy * head * 0.9);
        java.awt.geom.Area whole = new java.awt.geom.Area(
                new BasicStroke((float) shaft, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(arc));
        Path2D tip = new Path2D.Double();
        tip.moveTo(x2, y2);
        tip.lineTo(x2 - ux * head - uy * 1.45 * shaft, y2 - uy * head + ux * 1.45 * shaft);
        tip.lineTo(x2 - ux * head + uy * 1.45 * shaft, y2 - uy * head - ux * 1.45 * shaft);
        tip.closePath();
        whole.add(new java.awt.geom.Area(tip));
        fill(whole, colours.accent());
        arrow(
                middleX(castling.partnerFrom()),
                middleY(castling.partnerFrom()) + 0.42 * s,
                middleX(castling.partnerTo()),
                middleY(castling.partnerTo()) + 0.42 * s,
                0.06 * s,
                0,
                0);
    }

    private void heat(Mark.Heat heat) {
        Color full = colours.heat();
        int alpha = (int) Math.round(255 * 0.85 * heat.value());
        under.add(new SceneShape.Rect(
                layout.x(heat.square()),
                layout.y(heat.square()),
                s,
                s,
                new Color(full.getRed(), full.getGreen(), full.getBlue(), alpha)));
        String label = heat.label();
        if (label != null && !label.isBlank()) {
            String words = Caption.clean(label);
            double natural = Typeface.inter().width(words, FontFace.SEMIBOLD, 0.3 * s);
            double size = natural > 0.86 * s ? 0.3 * s * 0.86 * s / natural : 0.3 * s;
            boolean hot = heat.value() > 0.5;
            Color halo = colours.halo();
            if (halo != null && !hot) {
                over.add(new SceneShape.Stroke(
                        Typeface.inter()
                                .outline(
                                        words,
                                        FontFace.SEMIBOLD,
                                        size,
                                        middleX(heat.square())
                                                - Typeface.inter().width(words, FontFace.SEMIBOLD, size) / 2,
                                        middleY(heat.square()) + 0.36 * size),
                        SceneShape.Pen.round(halo, 0.09 * s)));
            }
            over.add(new SceneShape.Text(
                    words,
                    middleX(heat.square()),
                    middleY(heat.square()) + 0.36 * size,
                    size,
                    Math.min(natural, 0.86 * s),
                    FontFace.SEMIBOLD,
                    SceneShape.Anchor.MIDDLE,
                    hot ? Color.WHITE : Color.BLACK));
        }
    }

    private void fault(int square) {
        double gap = 0.05 * s;
        double x = layout.x(square);
        double y = layout.y(square);
        stroke(
                over,
                new Rectangle2D.Double(x + gap, y + gap, s - 2 * gap, s - 2 * gap),
                0.06 * s,
                false,
                List.of(0.15 * s, 0.075 * s),
                colours.fault());
        double r = 0.17 * s;
        fill(new Ellipse2D.Double(x + 0.02 * s, y + 0.02 * s, 2 * r, 2 * r), colours.fault());
        double size = 0.28 * s;
        over.add(new SceneShape.Text(
                "!",
                x + 0.02 * s + r,
                y + 0.02 * s + r + 0.36 * size,
                size,
                Typeface.inter().width("!", FontFace.SEMIBOLD, size),
                FontFace.SEMIBOLD,
                SceneShape.Anchor.MIDDLE,
                Color.WHITE));
    }
}
