package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twin;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.define.VariantReader;
import org.matewright.rules.define.VariantReading;
import org.matewright.rules.variant.Variant;

/** Reads one problem. */
final class ProblemReader {
    private static final Pattern MOVE = Pattern.compile(
            "([a-p]\\d{1,2}|[^\\s@,]+@)[a-p]\\d{1,2}(=[^\\s,=]+)?" + "(,[a-p]\\d{1,2}[a-p]\\d{1,2})?(x[a-p]\\d{1,2})*");

    private final Path base;
    private final Map<String, VariantReading> variants;
    private final Faults faults;

    /** {@code variants} keeps the readings of those that several problems of a file name. */
    ProblemReader(Path base, Map<String, VariantReading> variants, Faults faults) {
        this.base = base;
        this.variants = variants;
        this.faults = faults;
    }

    @Nullable
    Problem read(Config.Fields fields, Place at) {
        Section section = Section.open(fields, at, ProblemKeys.all(), faults);
        Stipulation stipulation = stipulation(section);
        Variant variant = variant(section.get(ProblemKeys.VARIANT), at);
        Setup setup = variant == null ? null : new PositionReader(variant, faults).read(section, stipulation, at);
        Config twinList = section.get(ProblemKeys.TWINS);
        List<Twin> twins = twinList == null || variant == null
                ? List.of()
                : new TwinReader(variant.geometry(), faults).read(twinList);
        Problem.Credits credits = new Problem.Credits(
                orEmpty(section, ProblemKeys.TITLE),
                values(section.texts(ProblemKeys.AUTHORS)),
                source(section.get(ProblemKeys.SOURCE)),
                orEmpty(section, ProblemKeys.AWARD));
        Problem.Notes notes =
                new Problem.Notes(values(section.texts(ProblemKeys.KEYWORDS)), orEmpty(section, ProblemKeys.COMMENT));
        Problem.Intended intended = intended(section.get(ProblemKeys.SOLUTION));
        Problem.Form form = form(section);
        if (twinList instanceof Config.Fields labels && !form.zeroPosition()) {
            labels.fields().stream()
                    .filter(twin -> twin.key().equals("a"))
                    .forEach(twin -> faults.warning(
                            "twin-label",
                            twin.keyPlace(),
                            "the diagram itself is a)",
                            "begin with b, or write 'zero position: true' if only the twins are to be solved"));
        }
        if (variant == null || setup == null || stipulation == null) {
            return null;
        }
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    private static List<String> values(List<Config.Text> texts) {
        return texts.stream().map(Config.Text::value).toList();
    }

    private @Nullable Stipulation stipulation(Section section) {
        Config value = section.get(ProblemKeys.STIPULATION);
        if (value instanceof Config.Text text && text.value().isEmpty()) {
            faults.error(
                    "stipulation",
                    value.place(),
                    "a stipulation was expected, found nothing",
                    "write it in quotes, \"#2\": a bare # begins a comment");
            return null;
        }
        Config.Text text = section.text(ProblemKeys.STIPULATION);
        if (text == null) {
            return null;
        }
        Checked<Stipulation> stipulation = Stipulation.parse(Stipulation.withoutStar(text.value()));
        faults.addInside(text, stipulation.faults());
        return stipulation.valueOrNull();
    }

    private static Problem.Form form(Section section) {
        boolean starred =
                section.get(ProblemKeys.STIPULATION) instanceof Config.Text text && Stipulation.isStarred(text.value());
        return new Problem.Form(
                starred || section.flag(ProblemKeys.SET_PLAY, false),
                section.flag(ProblemKeys.DUPLEX, false),
                section.flag(ProblemKeys.ZERO_POSITION, false));
    }

    private @Nullable Variant variant(@Nullable Config value, Place at) {
        if (value instanceof Config.Fields definition) {
            VariantReading reading = VariantReader.read(definition, base);
            report(reading, definition.place());
            return reading.variantOrNull();
        }
        Config.Text name = value == null
                ? new Config.Text(Objects.requireNonNull(ProblemKeys.VARIANT.preset()), "", at)
                : Section.text(value, ProblemKeys.VARIANT.shape(), faults);
        if (name == null) {
            return null;
        }
        VariantReading reading = variants.computeIfAbsent(name.value(), key -> VariantLibrary.open(key, base));
        report(reading, name.place());
        return reading.variantOrNull();
    }

    /** Errors of a variant's own file are reported where the problem names it; its warnings don't concern the problem. */
    private void report(VariantReading reading, Place named) {
        for (FileFault found : reading.faults()) {
            Fault fault = found.fault();
            if (!fault.isError()) {
                continue;
            }
            boolean here = found.file().equals(named.file()) && reading.file().equals(named.file());
            boolean nameless =
                    fault.code().equals("unknown-variant") || fault.code().equals("unreadable");
            String message = here || nameless
                    ? fault.message()
                    : "in " + found.file() + ", line " + fault.span().line() + ", column "
                            + fault.span().column() + ": " + fault.message();
            faults.error(fault.code(), here ? new Place(named.file(), fault.span()) : named, message, fault.hint());
        }
    }

    private Problem.Source source(@Nullable Config value) {
        if (value == null) {
            return Problem.Source.UNKNOWN;
        }
        if (value instanceof Config.Text) {
            Config.Text name = Section.text(value, ProblemKeys.SOURCE_NAME.shape(), faults);
            return name == null ? Problem.Source.UNKNOWN : new Problem.Source(name.value(), "", "");
        }
        Section section = Section.open(value, value.place(), ProblemKeys.SOURCE_KEYS, faults);
        Config.Text date = section == null ? null : section.text(ProblemKeys.SOURCE_DATE);
        if (date != null) {
            Problem.Source.doubtOfDate(date.value(), date.place().span())
                    .ifPresent(doubt -> faults.add(date.place().file(), doubt));
        }
        return section == null
                ? Problem.Source.UNKNOWN
                : new Problem.Source(
                        orEmpty(section, ProblemKeys.SOURCE_NAME),
                        orEmpty(section, ProblemKeys.SOURCE_NUMBER),
                        orEmpty(section, ProblemKeys.SOURCE_DATE));
    }

    private static String orEmpty(Section section, KeyInfo key) {
        String text = section.string(key);
        return text == null ? "" : text;
    }

    private Problem.Intended intended(@Nullable Config value) {
        if (value == null) {
            return Problem.Intended.NONE;
        }
        Section section = Section.open(value, value.place(), ProblemKeys.SOLUTION_KEYS, faults);
        if (section == null) {
            return Problem.Intended.NONE;
        }
        List<String> keys = new ArrayList<>();
        section.texts(ProblemKeys.KEY).forEach(text -> addMove(text, keys));
        section.texts(ProblemKeys.KEYS).forEach(text -> addMove(text, keys));
        List<String> lines = new ArrayList<>();
        for (Config.Text line : section.texts(ProblemKeys.LINES)) {
            List<String> moves = List.of(line.value().strip().split("\\s+"));
            if (moves.stream().allMatch(move -> MOVE.matcher(move).matches())) {
                lines.add(String.join(" ", moves));
            } else {
                Section.wrong(line, ProblemKeys.LINES.shape(), faults);
            }
        }
        int solutions = section.whole(ProblemKeys.SOLUTIONS, 0);
        section.string(ProblemKeys.TEXT);
        return new Problem.Intended(keys, solutions, lines);
    }

    private void addMove(Config.Text text, List<String> moves) {
        if (MOVE.matcher(text.value()).matches()) {
            moves.add(text.value());
        } else {
            faults.error(
                    "move",
                    text.place(),
                    "a move in coordinates, such as h8h9 or a9a10=Q, was expected, found " + text.found());
        }
    }
}
