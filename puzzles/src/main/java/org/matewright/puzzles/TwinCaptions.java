package org.matewright.puzzles;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Checked;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/**
 * What twins change, in the words that are printed below a diagram: {@code Ke1 to f1, remove Pa2}. Pieces are named by
 * what stands on the squares before the change.
 */
final class TwinCaptions {
    private final Problem diagram;
    private final Path base;

    private TwinCaptions(Problem diagram, Path base) {
        this.diagram = diagram;
        this.base = base;
    }

    /** The captions of a diagram's twins in order: their own where they have some. */
    static List<String> of(Problem diagram, Path base) {
        TwinCaptions captions = new TwinCaptions(diagram, base);
        List<String> texts = new ArrayList<>();
        Setup last = diagram.setup();
        for (Problem.Twin twin : diagram.twins()) {
            Setup setup = twin.continued() ? last : diagram.setup();
            List<String> words = new ArrayList<>();
            for (String change : twin.changes()) {
                int blank = change.indexOf(' ');
                String key = blank < 0 ? change : change.substring(0, blank);
                String value = blank < 0 ? "" : change.substring(blank + 1);
                words.add(captions.words(key, value, setup));
                Checked<Setup> changed = new TwinPieces(diagram.variant(), setup).after(key, value);
                setup = changed.isOk() ? changed.value() : setup;
            }
            last = setup;
            texts.add(twin.text().isBlank() ? String.join(", ", words) : twin.text());
        }
        return texts;
    }

    private String words(String key, String value, Setup setup) {
        TwinPieces pieces = new TwinPieces(diagram.variant(), setup);
        String[] pair = value.split("-", 2);
        String first = pair[0];
        String second = pair.length < 2 ? "" : pair[1];
        return switch (key) {
            case "move" -> pieces.named(first) + " to " + second;
            case "exchange" -> "exchange " + pieces.named(first) + " and " + pieces.named(second);
            case "remove" -> "remove " + pieces.named(value);
            case "add" -> "add " + value;
            case "replace" -> replaced(value, pieces);
            case "stipulation" -> value;
            case "board" -> value + " board";
            case "variant" -> variant(value);
            case "rules" -> rules(value);
            case "side" -> (value.equals("white") ? Side.WHITE : Side.BLACK).title() + " begins";
            case "rotate" -> "turn by " + value + "°";
            case "mirror" -> "reflect " + value;
            case "shift" -> "shift " + first + " to " + second;
            case "colours" -> "exchange colours";
            default -> key + " " + value;
        };
    }

    private static String replaced(String value, TwinPieces pieces) {
        TwinPieces.Placed placed = TwinPieces.Placed.of(value);
        return placed == null ? value : value + " for " + pieces.named(placed.square());
    }

    private String variant(String name) {
        Variant variant = VariantLibrary.load(name, base).valueOrNull();
        String file = name.replaceFirst(".*[/\\\\]", "").replaceFirst("\\.ya?ml$", "");
        return variant == null ? file : variant.name();
    }

    /** The changed rules; those of the two commonest sections stand without its name. */
    private static String rules(String yaml) {
        if (!(YamlReader.readOne(yaml, "").root() instanceof Config.Fields fields)) {
            return yaml;
        }
        RuleWords words = new RuleWords(key -> true);
        return String.join(
                "; ",
                fields.fields().stream()
                        .map(field ->
                                field.key().equals("results") || field.key().equals("pieces")
                                        ? words.of(field.value())
                                        : words.of(Config.Fields.of(List.of(field))))
                        .toList());
    }
}
