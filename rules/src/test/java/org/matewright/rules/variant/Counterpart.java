package org.matewright.rules.variant;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Fen;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Symmetry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.YamlWriter;
import org.matewright.rules.define.VariantReader;
import org.matewright.rules.define.VariantReading;
import org.matewright.rules.define.VariantWriter;
import org.matewright.rules.law.Checks;

/**
 * A game that must be the same as another but for how it is told: mirrored left and right, with the sides exchanged, or
 * with its moves in canonical notation. It is made from the other's written definition, word by word, so that reading
 * and writing are tried too.
 */
final class Counterpart {
    /** What is done to the game. */
    enum Kind {
        MIRRORED,
        EXCHANGED,
        REWRITTEN
    }

    private static final Pattern SQUARE = Pattern.compile("\\b([a-p])(\\d{1,2})\\b");
    private static final Pattern FILES = Pattern.compile("\\bfile ([a-p])(?:-([a-p]))?\\b");

    private final Kind kind;
    private final Variant original;
    private final Geometry geometry;
    private final boolean castles;
    private final Variant variant;

    private Counterpart(Kind kind, Variant original) {
        this.kind = kind;
        this.original = original;
        geometry = original.geometry();
        castles = original.pieces().stream().anyMatch(p -> p.moves().print().contains("O"))
                || YamlWriter.print(VariantWriter.write(original)).contains("castling:");
        String yaml = YamlWriter.print(fields(VariantWriter.write(original), ""));
        VariantReading reading = VariantReader.read(yaml, "", original.key(), Path.of(""));
        if (!reading.faults().isEmpty()) {
            throw new AssertionError(reading.faults() + " in\n" + yaml);
        }
        variant = reading.checked().value();
    }

    /** The counterpart of a game, or null where its rules say that White and Black play by different ones. */
    static @Nullable Counterpart of(Kind kind, Variant original) {
        boolean turns = YamlWriter.print(VariantWriter.write(original)).contains("last reply: true");
        return kind == Kind.EXCHANGED && turns ? null : new Counterpart(kind, original);
    }

    Variant variant() {
        return variant;
    }

    // ---- squares and pieces ------------------------------------------------------------------------

    private boolean flipsFiles() {
        return kind == Kind.MIRRORED || kind == Kind.EXCHANGED && original.symmetry() == Symmetry.ROTATE;
    }

    private int file(int file) {
        return flipsFiles() ? geometry.files() - 1 - file : file;
    }

    private int square(int square) {
        int rank = geometry.rank(square);
        return geometry.square(
                file(geometry.file(square)), kind == Kind.EXCHANGED ? geometry.ranks() - 1 - rank : rank);
    }

    private Piece piece(Piece piece) {
        return kind == Kind.EXCHANGED ? new Piece(piece.id(), piece.side().other()) : piece;
    }

    /** The counterpart of an arrangement. */
    Setup setup(Setup setup) {
        Setup out = Setup.empty(variant == null ? counterpartOf(geometry) : variant.geometry());
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            out = piece == null ? out : out.with(square(square), piece(piece));
        }
        Map<Piece, Integer> hands = new HashMap<>();
        setup.hands().forEach((piece, count) -> hands.put(piece(piece), count));
        String castling = setup.castling();
        return out.withSide(kind == Kind.EXCHANGED ? setup.side().other() : setup.side())
                .withHands(hands)
                .withCastling(castling == null ? null : castling(castling))
                .withEnPassant(setup.enPassant().stream().map(this::square).toList())
                .withExtra(extra(setup.extra()))
                .withCounters(setup.halfMoves(), setup.moveNumber());
    }

    private Geometry counterpartOf(Geometry board) {
        BitSet holes = new BitSet();
        board.holes().stream().forEach(hole -> holes.set(square(hole)));
        return Geometry.of(board.files(), board.ranks(), holes).withEdges(board.edges());
    }

    private String castling(String field) {
        StringBuilder out = new StringBuilder();
        for (char letter : field.toCharArray()) {
            char lower = Character.toLowerCase(letter);
            boolean word = castles && (lower == 'k' || lower == 'q');
            char other = letter == '-' || !flipsFiles()
                    ? lower
                    : word ? lower == 'k' ? 'q' : 'k' : (char) ('a' + file(lower - 'a'));
            boolean upper = Character.isUpperCase(letter) != (kind == Kind.EXCHANGED);
            out.append(upper ? Character.toUpperCase(other) : other);
        }
        return out.toString();
    }

    private String extra(String field) {
        if (kind != Kind.EXCHANGED || original.law(Checks.class).toWin() == 0 || field.length() < 3) {
            return field;
        }
        return field.charAt(2) + "+" + field.charAt(0) + field.substring(3);
    }

    /** The original's moves as the counterpart should list them. */
    List<String> expected(Position position) {
        return position.moves().stream()
                .map(move -> text(move, true))
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    /** The moves that the counterpart lists. */
    List<String> listed(Position position) {
        return position.moves().stream()
                .map(move -> text(move, false))
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    private String text(Move move, boolean translate) {
        if (move.from() == move.to()
                && !move.isCapture()
                && !move.isPromotion()
                && move.text().length() < 7) {
            return "pass or stay";
        }
        List<String> parts = new ArrayList<>();
        for (Effect effect : move.effects()) {
            String touches = effect.touches().stream()
                    .map(touch -> touch.kind() + name(touch.square(), translate))
                    .collect(Collectors.joining(" "));
            parts.add(effect.getClass().getSimpleName() + " " + touches);
        }
        parts.sort(Comparator.naturalOrder());
        return name(move.from(), translate) + name(move.to(), translate) + " "
                + move.piece().id() + move.becomes().id() + " " + parts;
    }

    private String name(int square, boolean translate) {
        return square < 0 ? "-" : geometry.name(translate ? square(square) : square);
    }

    // ---- the definition, word by word ------------------------------------------------------------

    private Config.Fields fields(Config.Fields fields, String path) {
        List<Config.Field> out = new ArrayList<>();
        for (Config.Field field : fields.fields()) {
            String key = field.key();
            if (kind == Kind.EXCHANGED && (key.equals("white") || key.equals("black"))) {
                key = key.equals("white") ? "black" : "white";
            }
            if (flipsFiles() && kind == Kind.MIRRORED && path.endsWith("to files.")) {
                key = key.equals("left") ? "right" : "left";
            }
            out.add(Config.Field.of(key, value(field.value(), path + field.key() + ".")));
        }
        return Config.Fields.of(out);
    }

    private Config value(Config value, String path) {
        if (value instanceof Config.Fields fields) {
            return fields(fields, path);
        }
        if (value instanceof Config.Items items) {
            return Config.Items.of(
                    items.items().stream().map(item -> value(item, path)).toList());
        }
        String text = ((Config.Text) value).value();
        if (path.matches("name\\.|authors\\.|year\\.|source\\.|.*\\.(id|image|value)\\.")) {
            return value;
        }
        if (path.equals("setup.")) {
            return Config.Text.of(setupText());
        }
        if (path.endsWith(".moves.")) {
            return Config.Text.of(moves(text));
        }
        if (path.endsWith("to files.left.") || path.endsWith("to files.right.")) {
            return Config.Text.of(
                    String.valueOf(kind == Kind.MIRRORED ? (char) ('a' + file(text.charAt(0) - 'a')) : text.charAt(0)));
        }
        return Config.Text.of(region(text, path));
    }

    private String setupText() {
        Setup start = setup(original.start());
        return start.castling() == null ? Fen.board(start) + " " + start.side().letter() : Fen.print(start);
    }

    private String moves(String text) {
        if (kind == Kind.MIRRORED) {
            return text.equals(Betza.NONE)
                    ? text
                    : text.replace('l', '<').replace('r', 'l').replace('<', 'r');
        }
        return kind == Kind.REWRITTEN ? Betza.parse(text).value().print() : text;
    }

    /**
     * Squares of the board as such (in a split value or among the holes) go where the game goes; elsewhere they are
     * told as White sees them, which is the same for the sides exchanged.
     */
    private String region(String text, String path) {
        boolean absolute = path.contains(".white.") || path.contains(".black.") || path.startsWith("board.");
        if (kind == Kind.REWRITTEN || kind == Kind.EXCHANGED && !absolute) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        Matcher squares = SQUARE.matcher(text);
        while (squares.find()) {
            int square = geometry.square(squares.group());
            squares.appendReplacement(out, square < 0 ? squares.group() : geometry.name(square(square)));
        }
        squares.appendTail(out);
        Matcher files = FILES.matcher(out.toString());
        StringBuilder again = new StringBuilder();
        while (files.find()) {
            String from = String.valueOf((char) ('a' + file(files.group(1).charAt(0) - 'a')));
            String to = files.group(2) == null
                    ? ""
                    : "-" + (char) ('a' + file(files.group(2).charAt(0) - 'a'));
            files.appendReplacement(again, "file " + from + to);
        }
        files.appendTail(again);
        return again.toString();
    }
}
