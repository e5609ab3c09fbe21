package org.matewright.puzzles;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Man;
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
 * <p>Changes are applied in the order in which they are written. Turning is clockwise as White sees the board; mirroring
 * {@code left-right} and {@code top-bottom} exchanges the edges, {@code a1-h8} and {@code a8-h1} exchange those two
 * corners. With another stipulation the side begins that the convention names, if it was so in the diagram. A twin's
 * author claims nothing but that it's sound. En passant rights lapse where men change their squares. What a twin doesn't
 * say of board and rules stays as it is in the diagram's variant.
 */
public final class Twins {
    private static final Pattern PAIR = Pattern.compile("(\\w+)-(\\w+)");
    private static final Pattern NEW_MAN = Pattern.compile("(white|black) \\(?(.+?)\\)?([a-p]\\d{1,2})");

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
     * All that is to be solved: the diagram unless it's a zero-position, its twins, and each with the other side to begin
     * if it's a duplex. The author's claim is the diagram's alone.
     *
     * @param base the folder that relative paths of variants start from
     */
    public static List<Part> parts(Problem diagram, Path base) {
        List<Part> parts = new ArrayList<>();
        boolean alone = diagram.twins().isEmpty();
        if (!diagram.form().zeroPosition() || alone) {
            Problem bare = with(diagram, diagram.variant(), diagram.setup(), diagram.stipulation(), diagram.intended());
            addPart(parts, new Part(alone ? "" : "a", "", Checked.of(bare)), diagram.form().duplex());
        }
        for (Result twin : of(diagram, base)) {
            Part part = new Part(twin.twin().label(), twin.twin().text(), twin.problem());
            addPart(parts, part, diagram.form().duplex());
        }
        return parts;
    }

    private static void addPart(List<Part> parts, Part part, boolean duplex) {
        parts.add(part);
        if (duplex) {
            String caption = part.caption().isEmpty() ? "duplex" : part.caption() + ", duplex";
            parts.add(new Part((part.label() + " duplex").strip(), caption, part.problem().map(Twins::turned)));
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
        for (String change : twin.changes()) {
            Checked<Problem> changed = apply(problem, change, base);
            if (changed.valueOrNull() == null) {
                return changed;
            }
            problem = changed.valueOrNull();
        }
        return Checked.of(problem);
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
            case "side" -> Checked.of(
                    with(problem, problem.variant(), setup.withSide(Side.valueOf(value.toUpperCase(Locale.ROOT))),
                            problem.stipulation()));
            default -> {
                Setup changed = men(setup, words[0], value);
                yield changed == null
                        ? failed("'" + change + "' isn't possible in the position")
                        : Checked.of(with(problem, problem.variant(), changed, problem.stipulation()));
            }
        };
    }

    /** Where the convention told who begins, it does so for another stipulation too. */
    private static Problem asked(Problem problem, Stipulation stipulation) {
        Setup setup = problem.setup();
        boolean turns = setup.side() == problem.stipulation().conventionalSide()
                && setup.side() != stipulation.conventionalSide();
        return with(problem, problem.variant(), turns ? turned(setup) : setup, stipulation);
    }

    private static @Nullable Setup men(Setup setup, String change, String value) {
        Geometry board = setup.geometry();
        Matcher pair = PAIR.matcher(value);
        int from = pair.matches() ? board.square(pair.group(1)) : -1;
        int to = from < 0 ? -1 : board.square(pair.group(2));
        Setup bare = setup.withEnPassant(List.of());
        switch (change) {
            case "move":
                return from < 0 || to < 0 || setup.man(from) == null || setup.man(to) != null
                        ? null
                        : bare.with(to, setup.man(from)).with(from, null);
            case "exchange":
                return from < 0 || to < 0 || setup.man(from) == null || setup.man(to) == null
                        ? null
                        : bare.with(to, setup.man(from)).with(from, setup.man(to));
            case "remove":
                int square = board.square(value);
                return square < 0 || setup.man(square) == null ? null : bare.with(square, null);
            case "add", "replace":
                return placed(bare, value, change.equals("add"));
            case "shift":
                return from < 0 || to < 0 ? null : moved(bare, shift(board, from, to));
            case "rotate":
                return turned(bare, value);
            case "mirror":
                return mirrored(bare, value);
            case "colours":
                return swapped(bare);
            default:
                return null;
        }
    }

    private static @Nullable Setup placed(Setup setup, String value, boolean onEmpty) {
        Matcher matcher = NEW_MAN.matcher(value);
        int square = matcher.matches() ? setup.geometry().square(matcher.group(3)) : -1;
        if (square < 0 || (setup.man(square) == null) != onEmpty) {
            return null;
        }
        Side side = matcher.group(1).equals("white") ? Side.WHITE : Side.BLACK;
        return setup.with(square, new Man(matcher.group(2).toUpperCase(Locale.ROOT), side));
    }

    private static IntUnaryOperator shift(Geometry board, int from, int to) {
        int files = board.file(to) - board.file(from);
        int ranks = board.rank(to) - board.rank(from);
        return square -> target(board, board.file(square) + files, board.rank(square) + ranks);
    }

    private static @Nullable Setup turned(Setup setup, String degrees) {
        Geometry board = setup.geometry();
        int files = board.files() - 1;
        int ranks = board.ranks() - 1;
        return switch (degrees) {
            case "180" -> moved(setup, s -> target(board, files - board.file(s), ranks - board.rank(s)));
            case "90" -> files != ranks
                    ? null
                    : moved(setup, s -> target(board, board.rank(s), files - board.file(s)));
            case "270" -> files != ranks
                    ? null
                    : moved(setup, s -> target(board, ranks - board.rank(s), board.file(s)));
            default -> null;
        };
    }

    private static @Nullable Setup mirrored(Setup setup, String axis) {
        Geometry board = setup.geometry();
        int files = board.files() - 1;
        int ranks = board.ranks() - 1;
        return switch (axis) {
            case "left-right" -> moved(setup, s -> target(board, files - board.file(s), board.rank(s)));
            case "top-bottom" -> moved(setup, s -> target(board, board.file(s), ranks - board.rank(s)));
            case "a1-h8" -> files != ranks
                    ? null
                    : moved(setup, s -> target(board, ranks - board.rank(s), files - board.file(s)));
            case "a8-h1" -> files != ranks ? null : moved(setup, s -> target(board, board.rank(s), board.file(s)));
            default -> null;
        };
    }

    private static int target(Geometry board, int file, int rank) {
        return board.contains(file, rank) ? board.square(file, rank) : -1;
    }

    /** All men on their new squares; null if one of them would leave the board. */
    private static @Nullable Setup moved(Setup setup, IntUnaryOperator target) {
        Setup moved = setup;
        for (int square : setup.occupied()) {
            moved = moved.with(square, null);
        }
        for (int square : setup.occupied()) {
            int to = target.applyAsInt(square);
            if (to < 0) {
                return null;
            }
            moved = moved.with(to, setup.man(square));
        }
        return moved;
    }

    private static Setup swapped(Setup setup) {
        Setup swapped = setup;
        for (int square : setup.occupied()) {
            Man man = setup.man(square);
            if (man != null) {
                swapped = swapped.with(square, new Man(man.id(), man.side().other()));
            }
        }
        return swapped;
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
            boolean both = old != null
                    && old.value() instanceof Config.Fields
                    && field.value() instanceof Config.Fields;
            if (old != null && both) {
                Config.Fields merged = merged((Config.Fields) old.value(), (Config.Fields) field.value());
                fields.put(field.key(), Config.Field.of(field.key(), merged));
            } else {
                fields.put(field.key(), field);
            }
        }
        return Config.Fields.of(new ArrayList<>(fields.values()));
    }

    /** The men on the same squares of another variant, as far as it has the squares and the types. */
    private static Checked<Problem> otherVariant(Problem problem, Checked<Variant> checked) {
        Variant variant = checked.valueOrNull();
        if (variant == null) {
            return Checked.failed(checked.faults().stream().filter(Fault::isError).findFirst().orElseThrow());
        }
        Geometry old = problem.setup().geometry();
        Setup setup = Setup.empty(variant.geometry())
                .withSide(problem.setup().side())
                .withCastling(problem.setup().castling());
        for (int square : problem.setup().occupied()) {
            Man man = problem.setup().man(square);
            int to = target(variant.geometry(), old.file(square), old.rank(square));
            if (to < 0 || man == null || variant.pieceById(man.id()).isEmpty()) {
                return failed("the man on " + old.name(square) + " has no place in " + variant.name());
            }
            setup = setup.with(to, man);
        }
        return Checked.of(with(problem, variant, setup, problem.stipulation()));
    }

    private static Checked<Problem> failed(String message) {
        return Checked.failed(Fault.error("twin", Span.START, message));
    }

    private static Problem with(Problem problem, Variant variant, Setup setup, Stipulation stipulation) {
        return with(problem, variant, setup, stipulation, Problem.Intended.NONE);
    }

    private static Problem with(
            Problem problem, Variant variant, Setup setup, Stipulation stipulation, Problem.Intended intended) {
        return new Problem(
                variant,
                setup,
                stipulation,
                problem.title(),
                problem.authors(),
                problem.source(),
                problem.award(),
                List.of(),
                problem.keywords(),
                problem.comment(),
                intended,
                new Problem.Form(problem.form().setPlay(), false, false));
    }
}
