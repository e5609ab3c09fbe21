package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.config.TextFile;

/**
 * Problems as EPD: one a line, the first four fields of a FEN (its two counters may follow) and then operations, each
 * ended by a semicolon.
 *
 * <p>Besides the common {@code dm} (direct mate in that many moves), {@code bm} (the keys; {@code bm #3} is read as the
 * stipulation), {@code id} (the title) and {@code c0} to {@code c9} (comments) there are, for what problems need more:
 * {@code variant}, {@code stipulation}, {@code author}, {@code source}, {@code number}, {@code date}, {@code award},
 * {@code keywords}, {@code solutions} and {@code lines}. Other operations are passed over. Empty lines and lines that
 * begin with {@code #} are none. Twins have no place in EPD.
 */
public final class EpdFile {
    private EpdFile() {}

    /**
     * What holds where a line doesn't say it.
     *
     * @param variant a variant's name or path
     * @param stipulation a stipulation, or null if every line must have one
     */
    public record Defaults(String variant, @Nullable String stipulation) {
        /** Chess, and every line has its stipulation. */
        public static final Defaults CHESS = new Defaults("chess", null);
    }

    /** Reads a file; relative paths of variants start from its folder. */
    public static ProblemFile load(Path file, Defaults defaults) {
        Checked<String> text = TextFile.read(file);
        String content = text.valueOrNull();
        if (content == null) {
            return ProblemFile.unread(file, text.faults());
        }
        return read(content, ProblemFile.folder(file), defaults);
    }

    /** Reads a text; relative paths of variants start from {@code base}. */
    public static ProblemFile read(String text, Path base, Defaults defaults) {
        List<ProblemFile.Part> parts = new ArrayList<>();
        EpdReader reader = new EpdReader(base, defaults);
        int start = 0;
        int number = 1;
        for (String line : text.split("\n", -1)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                parts.add(reader.part(line, number, start));
            }
            start += line.length() + 1;
            number++;
        }
        if (parts.isEmpty()) {
            Fault empty = Fault.error("empty", Span.START, "a problem was expected, found nothing");
            parts.add(new ProblemFile.Part(Checked.failed(empty), 0, text.length(), ProblemPlaces.NONE, null));
        }
        return new ProblemFile(text, base, parts);
    }

    /** A problem as one line, without a line feed; its variant by its key. */
    public static String print(Problem problem) {
        return print(problem, problem.variant().key());
    }

    /**
     * A problem as one line, without a line feed.
     *
     * @param variant what its variant is found by: a key, or a path that starts from the folder of the line's file
     */
    public static String print(Problem problem, String variant) {
        return EpdWriter.print(problem, variant);
    }
}
