package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.Span;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Reads EPD lines. */
final class EpdReader {
    private static final Pattern FIELDS =
            Pattern.compile("\\s*(\\S+(?:\\s+\\S+){3}(?:\\s+\\d+\\s+\\d+(?=\\s|$))?)(.*)");
    private static final Pattern OPERATION =
            Pattern.compile("\\s*([A-Za-z]\\w*)((?:\\s+(?:\"[^\"]*\"|[^\\s\";]+))*)\\s*;");
    private static final Pattern OPERAND = Pattern.compile("\"([^\"]*)\"|([^\\s\";]+)");

    /** An operation and where its operands begin in the line, counted from 0. */
    private record Operation(String text, List<String> operands, int start) {}

    private final Path base;
    private final ProblemDefaults defaults;
    private final Map<String, Checked<Variant>> variants = new HashMap<>();

    EpdReader(Path base, ProblemDefaults defaults) {
        this.base = base;
        this.defaults = defaults;
    }

    /** A line as a part of its file. */
    ProblemFile.Part part(String line, int number, int start) {
        String text = line.stripTrailing();
        Matcher fields = FIELDS.matcher(text);
        Operation named = fields.matches()
                ? operations(text, number, fields.start(2), new ArrayList<>()).get("variant")
                : null;
        return new ProblemFile.Part(
                read(text, number),
                start,
                start + line.length(),
                ProblemPlaces.ofLine(line, number),
                named == null ? defaults.variant() : named.text());
    }

    private Checked<Problem> read(String line, int number) {
        Matcher fields = FIELDS.matcher(line);
        if (!fields.matches()) {
            return Checked.failed(Fault.error(
                    "epd-fields", span(line, number, 0, line.length()), "four fields of a FEN were expected"));
        }
        List<Fault> faults = new ArrayList<>();
        Map<String, Operation> operations = operations(line, number, fields.start(2), faults);
        Stipulation stipulation = stipulation(line, number, operations, faults);
        Variant variant = variant(line, number, operations, faults);
        if (variant == null || stipulation == null) {
            return Checked.of(null, faults);
        }
        Checked<Setup> setup = variant.fen(fields.group(1));
        setup.faults()
                .forEach(fault -> faults.add(fault.at(new Span(
                        number,
                        fields.start(1) + fault.span().column(),
                        fault.span().length()))));
        if (setup.valueOrNull() == null) {
            return Checked.of(null, faults);
        }
        Operation date = operations.get("date");
        if (date != null) {
            Problem.Source.doubtOfDate(date.text(), span(line, number, date.start(), line.length()))
                    .ifPresent(faults::add);
        }
        Operation best = operations.get("bm");
        List<String> keys = List.of();
        if (best != null && !best.text().startsWith("#")) {
            Checked<Position> position = variant.position(fields.group(1));
            position.faults().stream()
                    .filter(Fault::isError)
                    .forEach(fault -> faults.add(fault.at(new Span(
                            number,
                            fields.start(1) + fault.span().column(),
                            fault.span().length()))));
            keys = position.isOk()
                    ? keys(position.value(), best, span(line, number, best.start(), line.length()), faults)
                    : keys;
        }
        return Checked.of(problem(variant, setup.value(), stipulation, keys, operations), faults);
    }

    private static Problem problem(
            Variant variant,
            Setup setup,
            Stipulation stipulation,
            List<String> keys,
            Map<String, Operation> operations) {
        String comment = String.join(
                "\n",
                operations.entrySet().stream()
                        .filter(entry -> entry.getKey().matches("c\\d"))
                        .map(entry -> entry.getValue().text())
                        .toList());
        String solutions = text(operations, "solutions");
        Problem.Source source =
                new Problem.Source(text(operations, "source"), text(operations, "number"), text(operations, "date"));
        return Problem.of(variant, setup, stipulation)
                .withForm(Problem.Form.PLAIN.withSetPlay(Stipulation.isStarred(text(operations, "stipulation"))))
                .withCredits(new Problem.Credits(
                        text(operations, "id"),
                        list(text(operations, "author"), " & "),
                        source,
                        text(operations, "award")))
                .withNotes(new Problem.Notes(list(text(operations, "keywords"), ", "), comment))
                .withIntended(new Problem.Intended(
                        keys,
                        solutions.matches("\\d{1,6}") ? Integer.parseInt(solutions) : 0,
                        list(text(operations, "lines"), ", ")));
    }

    private static Map<String, Operation> operations(String line, int number, int from, List<Fault> faults) {
        Map<String, Operation> operations = new LinkedHashMap<>();
        Matcher matcher = OPERATION.matcher(line);
        int at = from;
        while (at < line.length() && !line.substring(at).isBlank()) {
            if (!matcher.region(at, line.length()).lookingAt()) {
                int start = at + line.substring(at).indexOf(line.substring(at).stripLeading());
                faults.add(Fault.error(
                        "epd-operation",
                        span(line, number, start, line.length()),
                        "an operation ended by a semicolon was expected, such as dm 3;"));
                return operations;
            }
            List<String> operands = new ArrayList<>();
            Matcher operand = OPERAND.matcher(matcher.group(2));
            while (operand.find()) {
                operands.add(operand.group(1) == null ? operand.group(2) : operand.group(1));
            }
            operations.put(matcher.group(1), new Operation(String.join(" ", operands), operands, matcher.start(2) + 1));
            at = matcher.end();
        }
        return operations;
    }

    private @Nullable Stipulation stipulation(
            String line, int number, Map<String, Operation> operations, List<Fault> faults) {
        Operation stated = operations.get("stipulation");
        Operation mate = operations.get("dm");
        Operation best = operations.get("bm");
        String text = stated != null ? stated.text() : mate != null ? "#" + mate.text() : defaults.stipulation();
        if (stated == null && mate == null && best != null && best.text().startsWith("#")) {
            text = best.text();
        }
        if (text == null) {
            faults.add(
                    Fault.error("epd-stipulation", span(line, number, 0, line.length()), "the line has no stipulation")
                            .withHint("add dm 3; or stipulation \"h#2\";"));
            return null;
        }
        Checked<Stipulation> parsed = Stipulation.parse(stated != null ? Stipulation.withoutStar(text) : text);
        Operation named = stated != null ? stated : mate != null ? mate : best;
        int start = named == null ? 0 : named.start();
        parsed.faults().forEach(fault -> faults.add(fault.at(span(line, number, start, line.length()))));
        return parsed.valueOrNull();
    }

    private @Nullable Variant variant(String line, int number, Map<String, Operation> operations, List<Fault> faults) {
        Operation named = operations.get("variant");
        String name = named == null ? defaults.variant() : named.text();
        Checked<Variant> variant = variants.computeIfAbsent(name, key -> VariantLibrary.load(key, base));
        if (!variant.isOk()) {
            Span place = named == null ? new Span(number, 1, 0) : span(line, number, named.start(), line.length());
            variant.faults().stream().filter(Fault::isError).forEach(fault -> faults.add(fault.at(place)));
        }
        return variant.valueOrNull();
    }

    private static List<String> keys(Position position, Operation best, Span place, List<Fault> faults) {
        MoveText moves = MoveText.of(position.variant(), MoveText.Style.SHORT);
        List<String> keys = new ArrayList<>();
        for (String operand : best.operands()) {
            Optional<Move> move = moves.find(position, operand);
            move.ifPresentOrElse(
                    found -> keys.add(found.text()),
                    () -> faults.add(Fault.error("epd-move", place, "'" + operand + "' is no legal move")));
        }
        return keys;
    }

    private static String text(Map<String, Operation> operations, String name) {
        Operation operation = operations.get(name);
        return operation == null ? "" : operation.text();
    }

    private static List<String> list(String text, String separator) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split(Pattern.quote(separator)));
    }

    private static Span span(String line, int number, int from, int to) {
        int start = Math.min(from, line.length());
        return new Span(number, line.codePointCount(0, start) + 1, line.codePointCount(start, Math.max(start, to)));
    }
}
