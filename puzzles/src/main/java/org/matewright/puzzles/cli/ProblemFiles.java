package org.matewright.puzzles.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.EpdFile;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.rules.Fen;
import org.matewright.rules.config.TextFile;

/** Files with problems, in the formats that their endings name. */
final class ProblemFiles {
    private ProblemFiles() {}

    /** The formats, by ending. */
    private enum Format {
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
                default -> throw Refusal.because(
                        "unknown-format", file + ": a problem's file ends in .yaml, .yml, .epd or .fen");
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
    static List<Problem> read(Path file, EpdFile.Defaults defaults) {
        ProblemFile read = load(file, defaults);
        if (!read.isOk()) {
            throw Refusal.of(file.toString(), read.faults());
        }
        return read.problems();
    }

    /** The problem of a file, or one of several by its number from 1. */
    static Problem read(Path file, @Nullable Integer number) {
        List<Problem> problems = read(file, EpdFile.Defaults.CHESS);
        if (number == null && problems.size() > 1) {
            throw Refusal.because(
                    "usage", file + " holds " + problems.size() + " problems: choose one with --number");
        }
        int index = number == null ? 1 : number;
        if (index < 1 || index > problems.size()) {
            throw Refusal.because("usage", "--number must be 1 to " + problems.size() + ", not " + index);
        }
        return problems.get(index - 1);
    }

    /** Writes a file whole or not at all. */
    static void write(Path file, List<Problem> problems) {
        String text =
                switch (Format.of(file)) {
                    case YAML -> problems.stream().map(ProblemYaml::print).collect(Collectors.joining("---\n"));
                    case EPD -> lines(problems.stream().map(EpdFile::print).toList());
                    case FEN -> lines(problems.stream()
                            .map(p -> Fen.print(p.variant().withCastlingStated(p.setup())))
                            .toList());
                };
        try {
            TextFile.save(file, text);
        } catch (IOException e) {
            throw Refusal.because("unwritable", file + " can't be written (" + e.getMessage() + ")");
        }
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
