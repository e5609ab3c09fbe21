package org.matewright.puzzles.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.EpdFile;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.rules.Fen;
import org.matewright.rules.config.TextFile;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/** Files with problems, in the formats that their endings name. */
final class ProblemFiles {
    /** What is said of a file with another ending. */
    static final String ENDINGS = "a problem's file ends in .yaml, .yml, .epd or .fen";

    private ProblemFiles() {}

    /** The formats, by ending. */
    enum Format {
        /** All that a problem says. */
        YAML,
        /** One line a problem. */
        EPD,
        /** The position alone, one a line. */
        FEN;

        static Format of(Path file) {
            String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            String ending = name.substring(name.lastIndexOf('.') + 1);
            return switch (ending) {
                case "yaml", "yml" -> YAML;
                case "epd" -> EPD;
                case "fen" -> FEN;
                default -> throw Refusal.because("unknown-format", file + ": " + ENDINGS);
            };
        }
    }

    /** Reads a file; what its format can't say is taken from {@code defaults}. */
    static ProblemFile load(Path file, EpdFile.Defaults defaults) {
        return Format.of(file) == Format.YAML ? ProblemYaml.load(file) : EpdFile.load(file, defaults);
    }

    /**
     * Reads a file in which everything is to be right.
     *
     * @throws Refusal with all faults if something isn't
     */
    static ProblemFile read(Path file, EpdFile.Defaults defaults) {
        ProblemFile read = load(file, defaults);
        if (!read.isOk()) {
            throw Refusal.of(file.toString(), read.faults());
        }
        return read;
    }

    /** A problem and what it came from. */
    record Found(Problem problem, Origin origin) {}

    /** The problem of a file, or one of several by its number from 1. */
    static Found read(Path file, @Nullable Integer number) {
        ProblemFile read = read(file, EpdFile.Defaults.CHESS);
        int count = read.parts().size();
        if (number == null && count > 1) {
            throw Refusal.because("usage", file + " holds " + count + " problems: choose one with --number");
        }
        int index = number == null ? 1 : number;
        if (index < 1 || index > count) {
            throw Refusal.because(
                    "usage",
                    count == 1
                            ? file + " holds one problem, so --number can't be " + index
                            : "--number must be 1 to " + count + ", not " + index);
        }
        ProblemFile.Part part = read.parts().get(index - 1);
        return new Found(part.problem().value(), Origin.of(file, part));
    }

    /**
     * Writes a file whole or not at all.
     *
     * @param from the file that the problems were read from
     */
    static void write(Path file, ProblemFile from) {
        List<Problem> problems = from.problems();
        String text = switch (Format.of(file)) {
            case YAML -> problems.stream().map(ProblemYaml::print).collect(Collectors.joining("---\n"));
            case EPD ->
                lines(from.parts().stream()
                        .map(part -> EpdFile.print(part.problem().value(), variant(part, from.base(), file)))
                        .toList());
            case FEN ->
                lines(problems.stream()
                        .map(p -> Fen.print(p.variant().withCastlingStated(p.setup())))
                        .toList());
        };
        try {
            TextFile.save(file, text);
        } catch (IOException e) {
            throw Refusal.because("unwritable", file + " can't be written (" + e.getMessage() + ")");
        }
    }

    /** What a line of a file calls the variant of a problem: a key, or a path from that file's folder. */
    private static String variant(ProblemFile.Part part, Path base, Path file) {
        Problem problem = part.problem().value();
        Variant variant = problem.variant();
        if (VariantLibrary.isBuiltIn(variant.key())
                && VariantLibrary.load(variant.key(), Path.of("")).value().equals(variant)) {
            return variant.key();
        }
        if (part.variant() == null) {
            throw Refusal.because(
                    "unwritable",
                    file + ": a line can't hold the variant '" + variant.name()
                            + "', which is defined in its problem: define it in a file of its own");
        }
        Path folder = ProblemFile.folder(file);
        Path named = base.toAbsolutePath().resolve(part.variant()).normalize();
        boolean sameRoot = Objects.equals(named.getRoot(), folder.getRoot());
        String path = (sameRoot ? folder.normalize().relativize(named) : named).toString();
        return path.replace(File.separatorChar, '/');
    }

    /** What a problem says that a file's format can't hold, besides what every FEN lacks. */
    static List<String> losses(Path file, Problem problem) {
        List<String> losses = new ArrayList<>();
        if (Format.of(file) != Format.YAML) {
            if (!problem.twins().isEmpty()) {
                losses.add("twins");
            }
            if (problem.form().duplex()) {
                losses.add("duplex");
            }
            if (problem.form().zeroPosition()) {
                losses.add("zero position");
            }
        }
        return losses;
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
