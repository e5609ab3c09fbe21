package org.matewright.puzzles.solve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Reads tables of facts: from beside the repository if they are there, otherwise the copies among the resources. */
public final class ReferenceFacts {
    private ReferenceFacts() {}

    /** The rows of a table, comments left out, split at tabs. */
    public static List<String[]> rows(String file) {
        List<String[]> rows = new ArrayList<>();
        for (String line : text(file).split("\n")) {
            if (!line.isBlank() && !line.startsWith("#")) {
                rows.add(line.split("\t", -1));
            }
        }
        return rows;
    }

    private static String text(String file) {
        try {
            Path repository = Path.of("").toAbsolutePath();
            while (repository != null && !Files.exists(repository.resolve(".ci"))) {
                repository = repository.getParent();
            }
            Path beside = repository == null
                    ? Path.of(file)
                    : repository.resolveSibling("shared").resolve("reference").resolve(file);
            if (Files.exists(beside)) {
                return Files.readString(beside);
            }
            try (InputStream copy = ReferenceFacts.class.getResourceAsStream("/reference/" + file)) {
                if (copy == null) {
                    throw new IllegalStateException("no table " + file);
                }
                return new String(copy.readAllBytes(), StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Variant variant(String key) {
        return VariantLibrary.load(key, Path.of("")).value();
    }

    public static Position position(String variant, String fen) {
        Variant rules = variant(variant);
        return rules.position(rules.fen(fen).value()).value();
    }

    public static Solution solve(Position position, String stipulation, SolveOptions options) {
        return Solver.solve(position, Stipulation.parse(stipulation).value(), options, Progress.NONE);
    }

    public static List<String> keys(Solution solution) {
        return solution.keys().stream().map(node -> node.move().text()).toList();
    }

    public static List<String> lines(Solution solution) {
        return solution.lines().stream().map(ReferenceFacts::text).toList();
    }

    public static String text(List<Move> line) {
        return String.join(" ", line.stream().map(Move::text).toList());
    }
}
