package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/** Reads and writes castlings by files and by squares. */
final class CastlingSquares {
    private static final Shape FILE = new Shape.Word("a file, such as g");
    private static final KeyInfo RIGHT =
            KeyInfo.required("right", FILE, "Where the king goes to castle with a partner on its right.", "right: g");
    private static final KeyInfo LEFT =
            KeyInfo.required("left", FILE, "Where the king goes to castle with a partner on its left.", "left: c");
    private static final List<KeyInfo> SIDES = List.of(RIGHT, LEFT);

    /** Castling to fixed files. */
    static final KeyInfo FILES = KeyInfo.optional(
            "to files",
            new Shape.Keys(SIDES),
            "as the king's moves say",
            "The files to which the king castles from wherever it stands on its rank, with an unmoved partner anywhere"
                    + " on the rank, which goes to the square beside it, on the inner side (Chess960). Right is towards"
                    + " the last file, for both sides.",
            "to files: {right: g, left: c}");

    private static final Shape STEP = new Shape.Word("two squares, such as e1-g1");
    private static final KeyInfo KING = KeyInfo.required("king", STEP, "The way of the king.", "king: e1-g1");
    private static final KeyInfo PARTNER =
            KeyInfo.required("partner", STEP, "The way of its partner.", "partner: h1-f1");
    private static final List<KeyInfo> WAYS = List.of(KING, PARTNER);

    /** Castlings by their squares. */
    static final KeyInfo SQUARES = KeyInfo.optional(
            "by squares",
            new Shape.ListOf(new Shape.Keys(WAYS)),
            "as the king's moves say",
            "Castlings by the squares of king and partner, who must be unmoved on one rank with nothing in their way;"
                    + " Black's follow by symmetry.",
            "by squares: [{king: e1-g1, partner: h1-f1}]");

    private static final Pattern WAY = Pattern.compile("([a-p]\\d{1,2})\\s*-\\s*([a-p]\\d{1,2})");

    private final LawContext context;
    private final Geometry geometry;

    CastlingSquares(LawContext context) {
        this.context = context;
        geometry = context.geometry();
    }

    Castling.@Nullable Files files(Section section) {
        Config value = section.get(FILES);
        Section sides = value == null ? null : Section.open(value, value.place(), SIDES, context.faults());
        if (value == null || sides == null) {
            return null;
        }
        int right = file(sides, RIGHT);
        int left = file(sides, LEFT);
        if (right == 0 || left == geometry.files() - 1) {
            context.faults()
                    .error("castling-file", value.place(), "there must be room for the partner on the inner side");
            return null;
        }
        return right < 0 || left < 0 ? null : new Castling.Files(right, left);
    }

    private int file(Section sides, KeyInfo key) {
        Config.Text text = sides.text(key);
        if (text == null) {
            return -1;
        }
        int file = text.value().length() == 1 ? text.value().charAt(0) - 'a' : -1;
        if (file < 0 || file >= geometry.files()) {
            context.faults()
                    .error(
                            "castling-file",
                            text.place(),
                            "a file of the " + geometry + " board was expected," + " found " + text.found());
            return -1;
        }
        return file;
    }

    List<Castling.BySquares> castlings(Section section) {
        Config value = section.get(SQUARES);
        List<Castling.BySquares> castlings = new ArrayList<>();
        for (Config one : value == null ? List.<Config>of() : value.asList()) {
            Section ways = Section.open(one, one.place(), WAYS, context.faults());
            int[] king = ways == null ? null : way(ways, KING);
            int[] partner = ways == null ? null : way(ways, PARTNER);
            if (king == null || partner == null) {
                continue;
            }
            if (geometry.rank(king[0]) != geometry.rank(partner[0]) || king[0] == partner[0] || king[1] == partner[1]) {
                context.faults()
                        .error(
                                "castling-squares",
                                one.place(),
                                "king and partner start on different squares of one rank and don't meet");
                continue;
            }
            castlings.add(new Castling.BySquares(Side.WHITE, king[0], king[1], partner[0], partner[1]));
            castlings.add(new Castling.BySquares(
                    Side.BLACK, blacks(king[0]), blacks(king[1]), blacks(partner[0]), blacks(partner[1])));
        }
        return castlings;
    }

    private int @Nullable [] way(Section ways, KeyInfo key) {
        Config.Text text = ways.text(key);
        if (text == null) {
            return null;
        }
        Matcher matcher = WAY.matcher(text.value().strip());
        int[] way = matcher.matches()
                ? new int[] {geometry.square(matcher.group(1)), geometry.square(matcher.group(2))}
                : new int[] {-1, -1};
        for (int square : way) {
            if (square < 0 || geometry.isHole(square)) {
                context.faults()
                        .error(
                                "castling-squares",
                                text.place(),
                                "two squares of the " + geometry + " board were expected, as e1-g1, found "
                                        + text.found());
                return null;
            }
        }
        return way;
    }

    private int blacks(int square) {
        int file = geometry.file(square);
        return geometry.square(
                context.symmetry() == Symmetry.ROTATE ? geometry.files() - 1 - file : file,
                geometry.ranks() - 1 - geometry.rank(square));
    }

    List<Config.Field> write(Castling castling) {
        List<Config.Field> fields = new ArrayList<>();
        Castling.Files files = castling.files();
        if (files != null) {
            fields.add(Config.Field.of(
                    FILES.key(),
                    Config.Fields.of(List.of(
                            Config.Field.of(RIGHT.key(), file(files.right())),
                            Config.Field.of(LEFT.key(), file(files.left()))))));
        }
        List<Config> ways = castling.castlings().stream()
                .filter(one -> one.side() == Side.WHITE)
                .<Config>map(one -> Config.Fields.of(List.of(
                        Config.Field.of(KING.key(), way(one.from(), one.to())),
                        Config.Field.of(PARTNER.key(), way(one.partnerFrom(), one.partnerTo())))))
                .toList();
        if (!ways.isEmpty()) {
            fields.add(Config.Field.of(SQUARES.key(), Config.Items.of(ways)));
        }
        return fields;
    }

    private static Config file(int file) {
        return Config.Text.of(String.valueOf((char) ('a' + file)));
    }

    private Config way(int from, int to) {
        return Config.Text.of(geometry.name(from) + "-" + geometry.name(to));
    }
}
