package org.matewright.editor.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.VariantSource;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemYaml;

/** The variant inside a problem's file: a definition in place, or the path of another file. */
final class VariantField {
    private static final String KEY = "variant";

    private VariantField() {}

    /**
     * Where the variant of a problem comes from, for one that isn't built in.
     *
     * @param read the file that holds the problem
     * @param index the problem's number there, from 0
     */
    static VariantSource source(Problem problem, ProblemFile read, int index) {
        ProblemFile.Part part = read.parts().get(index);
        if (part.variant() != null) {
            Path file = read.base().resolve(part.variant()).normalize();
            return new VariantSource.Text(content(file), file);
        }
        // One that isn't written as an indented block is written out anew.
        String text = read.text().substring(part.start(), part.end());
        String block = block(text).or(() -> block(ProblemYaml.print(problem))).orElse("");
        return new VariantSource.Text(block, null);
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            // The problem was read with it a moment ago; an empty text shows as faulty and can be mended.
            return "";
        }
    }

    /** The lines of a definition in place without their indent, comments and all; empty if it isn't written so. */
    private static Optional<String> block(String text) {
        StringBuilder block = new StringBuilder();
        boolean inside = false;
        int indent = 0;
        for (String line : text.split("\\R")) {
            boolean blank = line.isBlank();
            if (!inside) {
                inside = line.strip().replaceFirst("#.*", "").strip().equals(KEY + ":");
            } else if (blank) {
                block.append('\n');
            } else {
                int depth = line.length() - line.stripLeading().length();
                if (indent == 0) {
                    indent = depth;
                }
                if (depth == 0 && !line.startsWith("#")) {
                    break;
                }
                block.append(line.substring(Math.min(indent, depth))).append('\n');
            }
        }
        String found = block.toString().stripTrailing();
        return found.isEmpty() ? Optional.empty() : Optional.of(found + "\n");
    }

    /**
     * A problem's text whose variant is named as the source has it: by key, by path, or as a definition in place.
     *
     * @param target the file that it is for; null if it isn't known
     */
    static String print(Problem problem, VariantSource source, @Nullable Path target) {
        String text = ProblemYaml.print(problem);
        if (!(source instanceof VariantSource.Text definition)) {
            return text;
        }
        String value = path(definition, target)
                .map(path -> " \"" + path.replace("\"", "\\\"") + "\"")
                .orElseGet(() -> definition
                        .text()
                        .lines()
                        .map(line -> line.isBlank() ? "" : "  " + line)
                        .collect(Collectors.joining("\n", "\n", "")));
        return replaceVariant(text, KEY + ":" + value);
    }

    /** The file that defines a variant as it is now; null if there is none, or if the definition has changed since. */
    static @Nullable Path file(VariantSource source) {
        return source instanceof VariantSource.Text definition
                        && definition.file() != null
                        && content(definition.file()).equals(definition.text())
                ? definition.file()
                : null;
    }

    /** The definition's own file as seen from the target, if the definition is still what that file says. */
    private static Optional<String> path(VariantSource.Text definition, @Nullable Path target) {
        Path file = file(definition);
        if (file == null) {
            return Optional.empty();
        }
        Path folder = target == null ? null : target.toAbsolutePath().getParent();
        Path path = folder != null
                        && Objects.equals(
                                folder.getRoot(), file.toAbsolutePath().getRoot())
                ? folder.relativize(file.toAbsolutePath())
                : file.toAbsolutePath();
        return Optional.of(path.toString().replace('\\', '/'));
    }

    private static String replaceVariant(String text, String field) {
        StringBuilder out = new StringBuilder(field).append('\n');
        boolean skipping = false;
        for (String line : text.split("\\R")) {
            if (line.startsWith(KEY + ":")) {
                skipping = true;
            } else if (!skipping || !line.startsWith(" ") && !line.isBlank()) {
                skipping = false;
                out.append(line).append('\n');
            }
        }
        return out.toString();
    }
}
