package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.diagram.SceneShape.Anchor;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/**
 * Sets the text around a board in the order usual in magazines: authors, title, source and award above the board; below
 * it the stipulation on the left and the count on the right, then conditions, pieces in hand, twins and legend.
 */
final class DiagramText {
    /** Makes the shape of a piece at a place. */
    interface Figures {
        SceneShape at(Piece piece, double x, double y, double size);
    }

    /** The width, in ems, above which text doesn't widen a diagram but is broken into lines. */
    private static final double MAX_MIN_WIDTH = 14;
    /** The distance between baselines, in font sizes. */
    private static final double LINE_HEIGHT = 1.34;
    /** The smallest factor by which a heading is scaled to fit on one line. */
    private static final double MIN_SHRINK = 0.8;

    private final Diagram diagram;
    private final Figures figures;
    private final Typeface typeface = Typeface.inter();
    private final double em;
    private final double small;
    private final Color colour;

    DiagramText(Diagram diagram, Style style, Figures figures) {
        this.diagram = diagram;
        this.figures = figures;
        this.em = style.textSize();
        this.small = em * 0.9;
        this.colour = style.colours().text();
    }

    /** The width that the text needs below a very small board; a board of the usual size is always wide enough. */
    double minWidth() {
        Caption caption = diagram.caption();
        double widest = 0;
        for (String author : caption.authors()) {
            widest = Math.max(widest, typeface.width(author, FontFace.SEMIBOLD, em));
        }
        for (String line : headings()) {
            widest = Math.max(widest, typeface.width(line, FontFace.ITALIC, small));
        }
        widest = Math.max(
                widest,
                typeface.width(diagram.stipulation(), FontFace.SEMIBOLD, em)
                        + typeface.width(right(), FontFace.REGULAR, em)
                        + em);
        List<String> lines = new ArrayList<>(diagram.conditions());
        lines.addAll(diagram.twins());
        diagram.legend().forEach(entry -> lines.add("mm" + entry.text()));
        for (String line : lines) {
            widest = Math.max(widest, typeface.width(line, FontFace.REGULAR, small));
        }
        return Math.ceil(Math.min(widest, MAX_MIN_WIDTH * em));
    }

    private List<String> headings() {
        Caption caption = diagram.caption();
        List<String> lines = new ArrayList<>();
        add(lines, caption.title());
        add(lines, caption.sourceLine());
        add(lines, caption.award());
        return lines;
    }

    private static void add(List<String> lines, @Nullable String line) {
        if (line != null && !line.isEmpty()) {
            lines.add(line);
        }
    }

    private String right() {
        return diagram.count() + (diagram.tested() ? "  C+" : "");
    }

    /** Adds the text above the board and returns the y at which the board's frame may begin. */
    double above(List<SceneShape> shapes, double left, double width, double top) {
        Caption caption = diagram.caption();
        double y = top;
        for (String author : caption.authors()) {
            y = centred(shapes, author, FontFace.SEMIBOLD, em, colour, left, width, y);
        }
        if (caption.title() != null) {
            y = centred(shapes, caption.title(), FontFace.ITALIC, em, colour, left, width, y);
        }
        if (!caption.sourceLine().isEmpty()) {
            y = centred(shapes, caption.sourceLine(), FontFace.REGULAR, small, colour, left, width, y);
        }
        if (caption.award() != null) {
            y = centred(shapes, caption.award(), FontFace.ITALIC, small, colour, left, width, y);
        }
        return y == top ? top : y + em * 0.45;
    }

    /** Adds the text below the board and returns the y at which it ends. */
    double below(List<SceneShape> shapes, double left, double width, double top) {
        double y = stipulation(shapes, left, width, top + em * 0.3);
        for (String condition : diagram.conditions()) {
            y = paragraph(shapes, condition, left, width, y);
        }
        for (Side side : Side.values()) {
            y = hand(shapes, side, left, width, y);
        }
        for (String twin : diagram.twins()) {
            y = paragraph(shapes, twin, left, width, y);
        }
        for (LegendEntry entry : diagram.legend()) {
            y = legend(shapes, entry, left, width, y);
        }
        return y;
    }

    private double stipulation(List<SceneShape> shapes, double left, double width, double top) {
        String right = right();
        double rightWidth = typeface.width(right, FontFace.REGULAR, em);
        double available = width - rightWidth - em;
        String stipulation = diagram.stipulation();
        double y = top;
        double stipulationWidth = typeface.width(stipulation, FontFace.SEMIBOLD, em);
        if (!stipulation.isEmpty()) {
            List<String> lines = stipulationWidth <= available
                    ? List.of(stipulation)
                    : LineBreaker.wrap(typeface, stipulation, FontFace.SEMIBOLD, em, width);
            for (String line : lines) {
                y += em * LINE_HEIGHT;
                shapes.add(text(line, left, y - em * 0.3, em, FontFace.SEMIBOLD, Anchor.START, colour));
            }
            String last = lines.get(lines.size() - 1);
            if (typeface.width(last, FontFace.SEMIBOLD, em) <= available) {
                y -= em * LINE_HEIGHT;
            }
        }
        y += em * LINE_HEIGHT;
        double size = rightWidth > width ? em * width / rightWidth : em;
        shapes.add(text(right, left + width, y - em * 0.3, size, FontFace.REGULAR, Anchor.END, colour));
        return y;
    }

    /** Adds a centred heading: on one line, scaled down a little if that makes it fit, otherwise on several. */
    private double centred(
            List<SceneShape> shapes,
            String words,
            FontFace face,
            double size,
            Color ink,
            double left,
            double width,
            double top) {
        double natural = typeface.width(words, face, size);
        double used = natural > width ? size * Math.max(MIN_SHRINK, width / natural) : size;
        List<String> lines = LineBreaker.wrap(typeface, words, face, used, width);
        double y = top;
        for (String line : lines) {
            y += used * LINE_HEIGHT;
            shapes.add(text(line, left + width / 2, y - used * 0.3, used, face, Anchor.MIDDLE, ink));
        }
        return y;
    }

    private double paragraph(List<SceneShape> shapes, String words, double left, double width, double top) {
        double y = top;
        for (String line : LineBreaker.wrap(typeface, words, FontFace.REGULAR, small, width)) {
            y += small * LINE_HEIGHT;
            shapes.add(text(line, left, y - small * 0.3, small, FontFace.REGULAR, Anchor.START, colour));
        }
        return y;
    }

    private double legend(List<SceneShape> shapes, LegendEntry entry, double left, double width, double top) {
        Piece piece = entry.piece();
        if (piece == null || width < 6 * em) {
            return paragraph(shapes, entry.text(), left, width, top);
        }
        double size = small * 1.9;
        double indent = size + small * 0.35;
        shapes.add(figures.at(piece, left, top + small * 0.1, size));
        double line = top + size / 2 - small * LINE_HEIGHT / 2 + small * 0.1;
        double end = paragraph(shapes, entry.text(), left + indent, width - indent, line);
        return Math.max(end, top + size + small * 0.2);
    }

    private double hand(List<SceneShape> shapes, Side side, double left, double width, double top) {
        Map<Piece, Integer> hands = diagram.setup().hands();
        if (hands.keySet().stream().noneMatch(piece -> piece.side() == side)) {
            return top;
        }
        double size = small * 1.9;
        String label = side == Side.WHITE ? "White in hand:" : "Black in hand:";
        double y = top;
        double labelWidth = typeface.width(label, FontFace.REGULAR, small);
        shapes.add(text(label, left, y + size * 0.7, small, FontFace.REGULAR, Anchor.START, colour));
        double x = left + labelWidth + small * 0.4;
        for (Map.Entry<Piece, Integer> held : hands.entrySet()) {
            if (held.getKey().side() != side) {
                continue;
            }
            String times = held.getValue() > 1 ? "×" + held.getValue() : "";
            double run = size + typeface.width(times, FontFace.REGULAR, small) + small * 0.6;
            if (x + run > left + width && x > left) {
                x = left;
                y += size;
            }
            shapes.add(figures.at(held.getKey(), x, y, size));
            if (!times.isEmpty()) {
                shapes.add(text(times, x + size, y + size * 0.7, small, FontFace.REGULAR, Anchor.START, colour));
            }
            x += run;
        }
        return y + size;
    }

    private SceneShape.Text text(
            String words, double x, double baseline, double size, FontFace face, Anchor anchor, Color ink) {
        return new SceneShape.Text(words, x, baseline, size, typeface.width(words, face, size), face, anchor, ink);
    }
}
