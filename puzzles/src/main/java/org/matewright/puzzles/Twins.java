package org.matewright.puzzles;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.define.VariantReader;
import org.matewright.rules.define.VariantWriter;
import org.matewright.rules.variant.Variant;

/**
 * The problems that twins make of a diagram.
 *
 * <p>Changes are applied in the order in which they are written. Turning is clockwise as White sees the board;
 * mirroring {@code left-right} and {@code top-bottom} exchanges the edges, {@code a1-h8} and {@code a8-h1} exchange
 * those two corners. With another stipulation the side begins that the convention names, if it was so in the diagram. A
 * twin's author claims nothing but that it's sound. En passant rights lapse where pieces change their squares. What a twin
 * doesn't say of board and rules stays as it is in the diagram's variant.
 */
public final class Twins {
    private Twins() {}

    /** A twin's problem, or why its changes can't be made. */
    public record Result(Problem.Twin twin, Checked<Problem> problem) {}

    /**
     * A problem to be solved by itself.
     *
     * @param label what it is called beside the others: {@code a}, {@code b}, {@code b duplex}; empty if it's alone
     * @param caption what makes it differ from the diagram, in words; empty for the diagram itself
     * @param problem the problem, without twins, or why it can't be made
     */
    public record Part(String label, String caption, Checked<Problem> problem) {
        /** Whether it's what the diagram itself asks. */
        public boolean isDiagram() {
            return caption.isEmpty();
        }

        /** The caption as far as the label doesn't say it already. */
        public String remark() {
            return label.endsWith(caption) ? "" : caption;
        }

        /** Label and remark as they stand before a solution: {@code b) f6 to f5}; empty without a label. */
        public String heading() {
            return label.isEmpty() ? "" : (label + ") " + remark()).strip();
        }
    }

    /**
     * All that is to be solved: the diagram unless it's a zero-position, its twins, and each with the other side to
     * begin if it's a duplex. The author's claim is the diagram's alone.
     *
     * @param base the folder that relative paths of variants start from
     */
    public static List<Part> parts(Problem diagram, Path base) {
        List<Part> parts = new ArrayList<>();
        boolean alone = diagram.twins().isEmpty();
        if (!diagram.form().zeroPosition() || alone) {
            Problem bare = with(diagram, diagram.variant(), diagram.setup(), diagram.stipulation(), diagram.intended());
            addPart(
                    parts,
                    new Part(alone ? "" : "a", "", Checked.of(bare)),
                    diagram.form().duplex());
        }
        List<String> captions = captions(diagram, base);
        List<Result> twins = of(diagram, base);
        for (int i = 0; i < twins.size(); i++) {
            Part part = new Part(
                    twins.get(i).twin().label(), captions.get(i), twins.get(i).problem());
            addPart(parts, part, diagram.form().duplex());
        }
        return parts;
    }

    /**
     * What each of a diagram's twins changes, in the words that are printed below it: {@code Ke1 to f1, remove Pa2}.
     *
     * @param base the folder that relative paths of variants start from
     */
    public static List<String> captions(Problem diagram, Path base) {
        return TwinCaptions.of(diagram, base);
    }

    private static void addPart(List<Part> parts, Part part, boolean duplex) {
        parts.add(part);
        if (duplex) {
            String caption = part.caption().isEmpty() ? "duplex" : part.caption() + ", duplex";
            parts.add(new Part(
                    (part.label() + " duplex").strip(), caption, part.problem().map(Twins::turned)));
        }
    }

    private static Problem turned(Problem problem) {
        return with(problem, problem.variant(), turned(problem.setup()), problem.stipulation());
    }

    private static Setup turned(Setup setup) {
        return setup.withSide(setup.side().other()).withEnPassant(List.of());
    }

    /** The problems of all twins in order; one that can't be made leaves those that continue it unmade. */
    public static List<Result> of(Problem diagram) {
        return of(diagram, Path.of(""));
    }

    private static List<Result> of(Problem diagram, Path base) {
        List<Result> results = new ArrayList<>();
        Checked<Problem> last = Checked.of(diagram);
        for (Problem.Twin twin : diagram.twins()) {
            Problem from = twin.continued() ? last.valueOrNull() : diagram;
            last = from == null ? failed("it continues a twin that can't be made") : apply(from, twin, base);
            results.add(new Result(twin, last));
        }
        return results;
    }

    private static Checked<Problem> apply(Problem from, Problem.Twin twin, Path base) {
        Problem problem = with(from, from.variant(), from.setup(), from.stipulation());
        List<Fault> faults = new ArrayList<>();
        for (String change : twin.changes()) {
            Checked<Problem> changed = apply(problem, change, base);
            changed.faults().stream().filter(Fault::isError).forEach(faults::add);
            problem = changed.isOk() ? changed.value() : problem;
        }
        return Checked.of(problem, faults);
    }

    private static Checked<Problem> apply(Problem problem, String change, Path base) {
        String[] words = change.split(" ", 2);
        String value = words.length < 2 ? "" : words[1];
        Setup setup = problem.setup();
        return switch (words[0]) {
            case "stipulation" -> Stipulation.parse(value).map(s -> asked(problem, s));
            case "variant" -> otherVariant(problem, VariantLibrary.load(value, base));
            case "board" -> otherVariant(problem, changed(problem.variant(), "board: " + value + "\nsetup: none"));
            case "rules" -> otherVariant(problem, changed(problem.variant(), value));
            case "side" ->
                Checked.of(with(
                        problem,
                        problem.variant(),
                        setup.withSide(Side.valueOf(value.toUpperCase(Locale.ROOT))),
                        problem.stipulation()));
            default ->
                new TwinPieces(problem.variant(), setup)
                        .after(words[0], value)
                        .map(changed -> with(problem, problem.variant(), changed, problem.stipulation()));
        };
    }

    /** Where the convention told who begins, it does so for another stipulation too. */
    private static Problem asked(Problem problem, Stipulation stipulation) {
        Setup setup = problem.setup();
        boolean turns = setup.side() == problem.stipulation().conventionalSide()
                && setup.side() != stipulation.conventionalSide();
        return with(problem, problem.variant(), turns ? turned(setup) : setup, stipulation);
    }

    /** A variant whose definition is changed by some keys; what these don't say stays as it is. */
    private static Checked<Variant> changed(Variant variant, String yaml) {
        YamlReader.Document change = YamlReader.readOne(yaml, "");
        List<Fault> faults = change.faults().stream().map(FileFault::fault).toList();
        if (faults.stream().anyMatch(Fault::isError)) {
            return new Checked<>(null, faults);
        }
        if (!(change.root() instanceof Config.Fields keys)) {
            return Checked.failed(Fault.error("twin", Span.START, "'" + yaml + "' isn't a change of rules"));
        }
        Config.Fields merged = merged(VariantWriter.write(variant), keys);
        return VariantReader.read(merged, Path.of("")).checked();
    }

    private static Config.Fields merged(Config.Fields whole, Config.Fields change) {
        Map<String, Config.Field> fields = new LinkedHashMap<>();
        whole.fields().forEach(field -> fields.put(field.key(), field));
        for (Config.Field field : change.fields()) {
            Config.Field old = fields.get(field.key());
            boolean both =
                    old != null && old.value() instanceof Config.Fields && field.value() instanceof Config.Fields;
            if (old != null && both) {
                Config.Fields merged = merged((Config.Fields) old.value(), (Config.Fields) field.value());
                fields.put(field.key(), Config.Field.of(field.key(), merged));
            } else {
                fields.put(field.key(), field);
            }
        }
        return Config.Fields.of(new ArrayList<>(fields.values()));
    }

    /** The pieces on the same squares of another variant, as far as it has the squares and the types. */
    private static Checked<Problem> otherVariant(Problem problem, Checked<Variant> checked) {
        Variant variant = checked.valueOrNull();
        if (variant == null) {
            return Checked.of(null, checked.faults());
        }
        Geometry old = problem.setup().geometry();
        Setup setup = Setup.empty(variant.geometry())
                .withSide(problem.setup().side())
                .withCastling(problem.setup().castling());
        TwinPieces pieces = new TwinPieces(problem.variant(), problem.setup());
        List<String> unplaced = new ArrayList<>();
        Set<String> unknown = new TreeSet<>();
        for (int square : problem.setup().occupied()) {
            Piece piece = problem.setup().piece(square);
            int to = TwinPieces.target(variant.geometry(), old.file(square), old.rank(square));
            if (piece != null && variant.pieceById(piece.id()).isEmpty()) {
                unknown.add(piece.id());
            } else if (to < 0) {
                unplaced.add(pieces.named(old.name(square)));
            } else {
                setup = setup.with(to, piece);
            }
        }
        List<Fault> faults = new ArrayList<>();
        if (!unknown.isEmpty()) {
            faults.add(Fault.error(
                    "twin", Span.START, variant.name() + " has no piece with the id " + String.join(", ", unknown)));
        }
        if (!unplaced.isEmpty()) {
            faults.add(Fault.error(
                    "twin",
                    Span.START,
                    "the " + variant.geometry() + " board has no square for " + String.join(", ", unplaced)));
        }
        return Checked.of(with(problem, variant, setup, problem.stipulation()), faults);
    }

    private static Checked<Problem> failed(String message) {
        return Checked.failed(Fault.error("twin", Span.START, message));
    }

    private static Problem with(Problem problem, Variant variant, Setup setup, Stipulation stipulation) {
        return with(problem, variant, setup, stipulation, Problem.Intended.NONE);
    }

    private static Problem with(
            Problem problem, Variant variant, Setup setup, Stipulation stipulation, Problem.Intended intended) {
        return problem.withVariant(variant, setup)
                .withStipulation(stipulation)
                .withIntended(intended)
                .withForm(Problem.Form.PLAIN.withSetPlay(problem.form().setPlay()))
                .withTwins(List.of());
    }
}
