package org.matewright.rules.law;

import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.PartPlaces;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Reads regions of a board: {@code f6}, {@code a3-j3}, {@code d1-f3} (a rectangle), {@code rank 3}, {@code rank 3-5},
 * {@code file c}, {@code file c-e}, {@code first 3}, {@code last 4}, {@code all}, several of them in a list or with
 * commas between.
 *
 * <p>Everything is said as White sees it and holds for Black by the variant's symmetry; a mapping with {@code white}
 * and {@code black} says it for each side. There, squares and files are those of the board; ranks, {@code first} and
 * {@code last} still count from that side's own edge and far edge.
 */
public final class RegionReader {
    /** What a region looks like. */
    public static final Shape SHAPE =
            new Shape.Word("squares (f6, a3-j3, rank 3, file c, first 3, last 4 or all; several with commas between)");

    private static final KeyInfo WHITE =
            KeyInfo.optional("white", SHAPE, "no squares", "The squares of White.", "white: last 4");
    private static final KeyInfo BLACK =
            KeyInfo.optional("black", SHAPE, "no squares", "The squares of Black.", "black: last 3");

    private static final Pattern PARTS = Pattern.compile("[^,]+");
    private static final Pattern SQUARES = Pattern.compile("([a-p]\\d{1,2})(?:\\s*-\\s*([a-p]\\d{1,2}))?");
    private static final Pattern RANKS = Pattern.compile("rank\\s+(\\d{1,2})(?:\\s*-\\s*(\\d{1,2}))?");
    private static final Pattern FILES = Pattern.compile("file\\s+([a-p])(?:\\s*-\\s*([a-p]))?");
    private static final Pattern EDGES = Pattern.compile("(first|last)\\s+(\\d{1,2})");

    private final Geometry geometry;
    private final Symmetry symmetry;
    private final Faults faults;

    /** A reader for a board. */
    public RegionReader(Geometry geometry, Symmetry symmetry, Faults faults) {
        this.geometry = geometry;
        this.symmetry = symmetry;
        this.faults = faults;
    }

    /** Whether a value is a mapping that says something for each side. */
    public static boolean isSplit(Config value) {
        return value instanceof Config.Fields fields
                && !fields.fields().isEmpty()
                && fields.fields().stream()
                        .allMatch(f -> f.key().equals("white") || f.key().equals("black"));
    }

    /** Reads a region; what is wrong in it goes to the faults and is left out. */
    public Region read(Config value) {
        if (value instanceof Config.Fields fields) {
            Section section = Section.open(fields, fields.place(), List.of(WHITE, BLACK), faults);
            Config white = section.get(WHITE);
            Config black = section.get(BLACK);
            return Region.of(
                    white == null ? new BitSet() : withoutHoles(squares(white, Side.WHITE)),
                    black == null ? new BitSet() : withoutHoles(squares(black, Side.BLACK)));
        }
        BitSet white = squares(value, Side.WHITE);
        return Region.of(withoutHoles(white), withoutHoles(reflected(white)));
    }

    /** Reads squares of the board itself, as White sees it. */
    public BitSet readSquares(Config value) {
        return withoutHoles(squares(value, Side.WHITE));
    }

    /** The squares that one side's value names, in the terms of the board. */
    private BitSet squares(Config value, Side side) {
        BitSet all = new BitSet();
        for (Config.Text text : Section.texts(value, SHAPE, faults)) {
            PartPlaces places = text.parts();
            Matcher parts = PARTS.matcher(text.value());
            while (parts.find() && !faults.isFull()) {
                String part = parts.group().strip();
                int start = parts.start() + parts.group().indexOf(part);
                all.or(part(part, side, () -> places.at(span(text, start, part))));
            }
        }
        return all;
    }

    private static Span span(Config.Text text, int start, String part) {
        int column = text.value().codePointCount(0, start) + 1;
        return new Span(1, column, part.codePointCount(0, part.length()));
    }

    private BitSet part(String part, Side side, Supplier<Place> place) {
        Matcher squares = SQUARES.matcher(part);
        if (squares.matches()) {
            return rectangle(squares.group(1), squares.group(2) == null ? squares.group(1) : squares.group(2), place);
        }
        Matcher files = FILES.matcher(part);
        if (files.matches()) {
            int from = files.group(1).charAt(0) - 'a';
            int to = files.group(2) == null ? from : files.group(2).charAt(0) - 'a';
            return files(from, to, place);
        }
        BitSet white = new BitSet();
        Matcher ranks = RANKS.matcher(part);
        Matcher edges = EDGES.matcher(part);
        if (part.equals("all")) {
            white.set(0, geometry.squares());
        } else if (ranks.matches()) {
            int from = Integer.parseInt(ranks.group(1));
            white = ranks(from, ranks.group(2) == null ? from : Integer.parseInt(ranks.group(2)), place);
        } else if (edges.matches()) {
            int depth = Integer.parseInt(edges.group(2));
            int last = geometry.ranks();
            white = edges.group(1).equals("first") ? ranks(1, depth, place) : ranks(last - depth + 1, last, place);
        } else {
            faults.error("region", place.get(), SHAPE.words() + " were expected, found " + Config.quoted(part));
        }
        return side == Side.WHITE ? white : reflected(white);
    }

    private BitSet rectangle(String corner, String opposite, Supplier<Place> place) {
        BitSet squares = new BitSet();
        int a = geometry.square(corner);
        int b = geometry.square(opposite);
        if (a < 0 || b < 0) {
            String wrong = a < 0 ? corner : opposite;
            faults.error("no-square", place.get(), "the " + geometry + " board has no square " + wrong);
            return squares;
        }
        if (a == b && geometry.isHole(a)) {
            faults.error("no-square", place.get(), corner + " is a hole");
        }
        for (int square = 0; square < geometry.squares(); square++) {
            if (between(geometry.file(square), geometry.file(a), geometry.file(b))
                    && between(geometry.rank(square), geometry.rank(a), geometry.rank(b))) {
                squares.set(square);
            }
        }
        return squares;
    }

    private BitSet files(int from, int to, Supplier<Place> place) {
        BitSet squares = new BitSet();
        if (Math.max(from, to) >= geometry.files()) {
            faults.error(
                    "no-square",
                    place.get(),
                    "the " + geometry + " board has no file " + (char) ('a' + Math.max(from, to)));
            return squares;
        }
        for (int square = 0; square < geometry.squares(); square++) {
            squares.set(square, between(geometry.file(square), from, to));
        }
        return squares;
    }

    private BitSet ranks(int from, int to, Supplier<Place> place) {
        BitSet squares = new BitSet();
        int least = Math.min(from, to);
        int most = Math.max(from, to);
        if (least < 1 || most > geometry.ranks() || from > to) {
            faults.error(
                    "no-square", place.get(), "the " + geometry + " board has only the ranks 1 to " + geometry.ranks());
            return squares;
        }
        squares.set((least - 1) * geometry.files(), most * geometry.files());
        return squares;
    }

    private static boolean between(int x, int a, int b) {
        return x >= Math.min(a, b) && x <= Math.max(a, b);
    }

    private BitSet reflected(BitSet squares) {
        BitSet other = new BitSet();
        squares.stream().forEach(square -> other.set(symmetry.reflect(geometry, square)));
        return other;
    }

    private BitSet withoutHoles(BitSet squares) {
        BitSet left = (BitSet) squares.clone();
        left.andNot(geometry.holes());
        return left;
    }
}
