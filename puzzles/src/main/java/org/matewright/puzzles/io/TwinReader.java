package org.matewright.puzzles.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/** Reads and writes twins. */
final class TwinReader {
    private static final Shape TWO_SQUARES = new Shape.ListOf(new Shape.Word("two squares, such as g2-f2"));
    private static final Shape PIECE =
            new Shape.ListOf(new Shape.Word("a side, a piece and its square, such as white Nf3"));

    static final KeyInfo MOVE =
            KeyInfo.optional("move", TWO_SQUARES, "", "A piece moves to an empty square.", "move: g2-f2");
    static final KeyInfo EXCHANGE =
            KeyInfo.optional("exchange", TWO_SQUARES, "", "Two pieces change places.", "exchange: g2-h7");
    static final KeyInfo REMOVE = KeyInfo.optional(
            "remove", new Shape.ListOf(new Shape.Word("a square")), "", "A piece is taken off.", "remove: a7");
    static final KeyInfo ADD = KeyInfo.optional("add", PIECE, "", "A piece is added.", "add: black Pa7");
    static final KeyInfo REPLACE =
            KeyInfo.optional("replace", PIECE, "", "A piece takes the place of another.", "replace: white Nf3");
    static final KeyInfo STIPULATION = KeyInfo.optional(
            "stipulation", new Shape.Word("a stipulation"), "", "Another stipulation.", "stipulation: s#2");
    static final KeyInfo BOARD =
            KeyInfo.optional("board", new Shape.Word("a size, such as 10x10"), "", "Another board.", "board: 10x10");
    static final KeyInfo VARIANT = KeyInfo.optional(
            "variant", new Shape.Word("the name of a variant"), "", "Another variant.", "variant: colossus");
    static final KeyInfo RULES = KeyInfo.optional(
            "rules",
            new Shape.Word("keys of a variant's definition, in YAML and quotes"),
            "",
            "The same variant with other rules.",
            "rules: \"results: {stalemate: loss}\"");
    static final KeyInfo SIDE =
            KeyInfo.optional("side", new Shape.OneOf(List.of("white", "black")), "", "Who begins.", "side: black");
    static final KeyInfo ROTATE = KeyInfo.optional(
            "rotate", new Shape.OneOf(List.of("90", "180", "270")), "", "The board is turned clockwise.", "rotate: 90");
    static final KeyInfo MIRROR = KeyInfo.optional(
            "mirror",
            new Shape.OneOf(List.of("left-right", "top-bottom", "a1-h8", "a8-h1")),
            "",
            "The board is reflected.",
            "mirror: left-right");
    static final KeyInfo SHIFT =
            KeyInfo.optional("shift", TWO_SQUARES, "", "All pieces shift as one square to another.", "shift: a1-b1");
    static final KeyInfo COLOURS = KeyInfo.optional(
            "colours", new Shape.OneOf(List.of("swapped")), "", "All pieces change sides.", "colours: swapped");
    static final KeyInfo CONTINUED = KeyInfo.optional(
            "continued", new Shape.Flag(), "false", "Whether it starts from the twin before.", "continued: true");
    static final KeyInfo TEXT = KeyInfo.optional(
            "text", new Shape.Word("words for the diagram"), "made from the changes", "Its caption.", "text: g2 to f2");

    private static final List<KeyInfo> CHANGES = List.of(
            MOVE,
            EXCHANGE,
            REMOVE,
            ADD,
            REPLACE,
            STIPULATION,
            BOARD,
            VARIANT,
            RULES,
            SIDE,
            ROTATE,
            MIRROR,
            SHIFT,
            COLOURS);

    /** The keys of a twin. */
    static final List<KeyInfo> KEYS = with(CHANGES, CONTINUED, TEXT);

    private static final Pattern LABEL = Pattern.compile("[\\p{L}\\p{Nd}]{1,3}");
    private static final Pattern PAIR = Pattern.compile("([a-p]\\d{1,2})-([a-p]\\d{1,2})");
    private static final Pattern NEW_PIECE = Pattern.compile("(white|black) (?:\\p{L}+?|\\(\\p{L}+\\))([a-p]\\d{1,2})");

    private final Geometry geometry;
    private final Faults faults;

    TwinReader(Geometry geometry, Faults faults) {
        this.geometry = geometry;
        this.faults = faults;
    }

    private static List<KeyInfo> with(List<KeyInfo> keys, KeyInfo... more) {
        List<KeyInfo> all = new ArrayList<>(keys);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }

    List<Problem.Twin> read(Config value) {
        List<Problem.Twin> twins = new ArrayList<>();
        if (!(value instanceof Config.Fields fields)) {
            Section.wrong(value, ProblemKeys.TWINS.shape(), faults);
            return twins;
        }
        for (Config.Field field : fields.fields()) {
            if (!LABEL.matcher(field.key()).matches()) {
                faults.error(
                        "twin-label", field.keyPlace(), "a letter such as b was expected, found '" + field.key() + "'");
            }
            Section section = Section.open(field.value(), field.keyPlace(), KEYS, faults);
            if (section != null) {
                twins.add(twin(field, section));
            }
        }
        return twins;
    }

    private Problem.Twin twin(Config.Field field, Section section) {
        List<String> changes = new ArrayList<>();
        for (Config.Field change : ((Config.Fields) field.value()).fields()) {
            KeyInfo key = CHANGES.stream()
                    .filter(k -> k.key().equals(change.key()))
                    .findFirst()
                    .orElse(null);
            if (key != null && !change.value().isNone()) {
                for (Config.Text text : Section.texts(change.value(), key.shape(), faults)) {
                    if (check(key, text)) {
                        changes.add(key.key() + " " + text.value());
                    }
                }
            }
        }
        boolean continued = section.flag(CONTINUED, false);
        String text = section.string(TEXT);
        if (changes.isEmpty() && !faults.hasErrors()) {
            faults.error("twin-empty", field.keyPlace(), "the twin changes nothing", "write for example {move: g2-f2}");
        }
        return new Problem.Twin(field.key(), changes, text == null ? "" : text, continued);
    }

    private boolean check(KeyInfo key, Config.Text text) {
        String value = text.value();
        if (key.shape() instanceof Shape.OneOf words) {
            return words.choices().contains(value) || wrong(text, key.shape());
        }
        if (key == STIPULATION) {
            Checked<Stipulation> stipulation = Stipulation.parse(value);
            faults.addInside(text, stipulation.faults());
            return stipulation.isOk();
        }
        if (key == REMOVE) {
            return isSquare(text, value);
        }
        if (key.shape().equals(TWO_SQUARES)) {
            Matcher pair = PAIR.matcher(value);
            return pair.matches()
                    ? isSquare(text, pair.group(1)) && isSquare(text, pair.group(2))
                    : wrong(text, ((Shape.ListOf) key.shape()).item());
        }
        if (key.shape().equals(PIECE)) {
            Matcher piece = NEW_PIECE.matcher(value);
            return piece.matches() ? isSquare(text, piece.group(2)) : wrong(text, ((Shape.ListOf) PIECE).item());
        }
        if (key == BOARD) {
            return value.matches("([1-9]|1[0-6])x([1-9]|1[0-6])") || wrong(text, key.shape());
        }
        return true;
    }

    private boolean wrong(Config.Text text, Shape shape) {
        Section.wrong(text, shape, faults);
        return false;
    }

    private boolean isSquare(Config.Text text, String name) {
        if (geometry.square(name) >= 0) {
            return true;
        }
        Place place = text.place();
        faults.error("no-square", place, "the " + geometry + " board has no square " + name);
        return false;
    }

    /** The twins as they are written. */
    static Config write(List<Problem.Twin> twins) {
        List<Config.Field> fields = new ArrayList<>();
        for (Problem.Twin twin : twins) {
            Map<String, List<Config>> byKey = new LinkedHashMap<>();
            for (String change : twin.changes()) {
                int blank = change.indexOf(' ');
                String key = blank < 0 ? change : change.substring(0, blank);
                String value = blank < 0 ? "" : change.substring(blank + 1);
                byKey.computeIfAbsent(key, k -> new ArrayList<>()).add(Config.Text.of(value));
            }
            List<Config.Field> changes = new ArrayList<>();
            if (twin.continued()) {
                changes.add(Config.Field.of(CONTINUED.key(), Config.Text.of("true")));
            }
            byKey.forEach((key, values) ->
                    changes.add(Config.Field.of(key, values.size() == 1 ? values.get(0) : Config.Items.of(values))));
            if (!twin.text().isBlank()) {
                changes.add(Config.Field.of(TEXT.key(), Config.Text.of(twin.text())));
            }
            fields.add(Config.Field.of(twin.label(), Config.Fields.of(changes)));
        }
        return Config.Fields.of(fields);
    }
}
