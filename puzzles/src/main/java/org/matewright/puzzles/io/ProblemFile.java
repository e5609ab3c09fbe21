package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;

/**
 * The problems of a file, each with what is wrong with it.
 *
 * @param text the text of the file
 * @param base the folder that relative paths in it start from
 * @param parts its problems in order; a part whose reading failed is among them
 */
public record ProblemFile(String text, Path base, List<Part> parts) {
    /**
     * A problem in its file.
     *
     * @param problem the problem, or its faults; their places are those of the whole file
     * @param start the offset of its first character in the file's text, in UTF-16 units
     * @param end the offset after its last one
     * @param places the places of its parts
     * @param variant how it names its variant, by key or path; null if it doesn't, or defines it in place
     */
    public record Part(
            Checked<Problem> problem,
            int start,
            int end,
            ProblemPlaces places,
            @Nullable String variant) {}

    public ProblemFile {
        parts = List.copyOf(parts);
    }

    /** A file that couldn't be read, as one part without a problem. */
    static ProblemFile unread(Path file, List<Fault> faults) {
        return new ProblemFile(
                "", folder(file), List.of(new Part(new Checked<>(null, faults), 0, 0, ProblemPlaces.NONE, null)));
    }

    /**
     * All problems, to be written to another file.
     *
     * @throws org.matewright.rules.FaultException if one couldn't be read
     */
    public List<NamedProblem> named(Path target) {
        return parts.stream().map(part -> NamedProblem.of(part, base, target)).toList();
    }

    /** The folder that relative paths in a file start from: its own. */
    public static Path folder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return folder == null ? Path.of("") : folder;
    }

    /** The problems that could be read. */
    public List<Problem> problems() {
        return parts.stream()
                .map(p -> p.problem().valueOrNull())
                .filter(Objects::nonNull)
                .toList();
    }

    /** All faults, in the order of the text. */
    public List<Fault> faults() {
        return parts.stream().flatMap(p -> p.problem().faults().stream()).toList();
    }

    /** Whether every problem could be read and there is at least one. */
    public boolean isOk() {
        return !parts.isEmpty() && parts.stream().allMatch(p -> p.problem().isOk());
    }
}
