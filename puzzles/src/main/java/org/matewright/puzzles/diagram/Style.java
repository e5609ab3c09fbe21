package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The looks of a diagram. Lengths are in units: pixels on a screen, points (1/72 inch) on paper.
 *
 * @param name the name by which {@link #named} finds the style
 * @param colours the colours
 * @param square the side of a square, 8 to 400 units
 * @param frame the width of the frame
 * @param coordinates when coordinates are drawn beside the board
 * @param captioned whether caption, stipulation, count, twins and legend are drawn
 * @param sideMark when the side to move is shown
 * @param margin the minimum space around everything
 * @param pngScale pixels per unit in a PNG
 */
public record Style(
        String name,
        BoardColours colours,
        double square,
        double frame,
        Coordinates coordinates,
        boolean captioned,
        SideMark sideMark,
        double margin,
        double pngScale) {
    /** When coordinates are drawn. */
    public enum Coordinates {
        ALWAYS,
        /** On flipped boards, and on boards with more than 8 files or ranks, where squares are hard to count. */
        IF_NEEDED,
        NEVER
    }

    /** When the side to move is shown by a disc beside the board. */
    public enum SideMark {
        ALWAYS,
        /** Unless the stipulation implies it, as in magazines. */
        IF_NOT_IMPLIED,
        NEVER
    }

    public Style {
        if (!(square >= 8 && square <= 400)) {
            throw new IllegalArgumentException("squares of 8 to 400 units were expected, not " + square);
        }
        if (!(frame >= 0 && margin >= 0 && pngScale > 0)) {
            throw new IllegalArgumentException("a length is negative");
        }
    }

    /** Warm paper, for screens. */
    public static Style paper() {
        return screen("paper", BoardColours.PAPER);
    }

    /** Cool grey-blue, for screens. */
    public static Style slate() {
        return screen("slate", BoardColours.SLATE);
    }

    /** Paper for a dark window. */
    public static Style paperDark() {
        return screen("paper-dark", BoardColours.PAPER_DARK);
    }

    /** Slate for a dark window. */
    public static Style slateDark() {
        return screen("slate-dark", BoardColours.SLATE_DARK);
    }

    /** Black and white with hatched dark squares and a frame of 1 point, for magazines; PNG at 300 dpi. */
    public static Style print() {
        return new Style(
                "print",
                BoardColours.PRINT,
                24,
                1,
                Coordinates.IF_NEEDED,
                true,
                SideMark.IF_NOT_IMPLIED,
                8,
                300.0 / 72);
    }

    private static Style screen(String name, BoardColours colours) {
        return new Style(name, colours, 48, 2, Coordinates.ALWAYS, true, SideMark.ALWAYS, 12, 2);
    }

    /** All named styles. */
    public static List<Style> all() {
        return List.of(paper(), slate(), paperDark(), slateDark(), print());
    }

    /** The style with a name, in either case. */
    public static Optional<Style> named(String name) {
        return all().stream()
                .filter(s -> s.name.equals(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** This style with another size of the squares. */
    public Style withSquare(double units) {
        return new Style(name, colours, units, frame, coordinates, captioned, sideMark, margin, pngScale);
    }

    /** This style with other colours. */
    public Style withColours(BoardColours other) {
        return new Style(name, other, square, frame, coordinates, captioned, sideMark, margin, pngScale);
    }

    /** This style with another background of the page; null for a transparent one. */
    public Style onPage(@Nullable Color page) {
        return withColours(colours.onPage(page));
    }

    /** This style with another rule for coordinates. */
    public Style withCoordinates(Coordinates when) {
        return new Style(name, colours, square, frame, when, captioned, sideMark, margin, pngScale);
    }

    /** This style with or without caption, stipulation, count, twins and legend. */
    public Style withCaption(boolean drawn) {
        return new Style(name, colours, square, frame, coordinates, drawn, sideMark, margin, pngScale);
    }

    /** This style with another rule for the side to move. */
    public Style withSideMark(SideMark when) {
        return new Style(name, colours, square, frame, coordinates, captioned, when, margin, pngScale);
    }

    /** This style with another margin. */
    public Style withMargin(double units) {
        return new Style(name, colours, square, frame, coordinates, captioned, sideMark, units, pngScale);
    }

    /** This style with another number of pixels per unit in a PNG. */
    public Style withPngScale(double pixels) {
        return new Style(name, colours, square, frame, coordinates, captioned, sideMark, margin, pixels);
    }

    /** The units in an inch: points in the style for print, pixels in the others. */
    double unitsPerInch() {
        return isPrint() ? 72 : 96;
    }

    boolean isPrint() {
        return name.equals("print");
    }

    /** The font size of the caption. */
    double textSize() {
        return Math.max(9, square * 0.36);
    }
}
