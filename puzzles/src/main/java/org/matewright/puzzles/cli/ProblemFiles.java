package org.matewright.puzzles.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemDefaults;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemFormat;
import org.matewright.puzzles.io.ProblemFormats;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.config.TextFile;

/** Files with problems, in the formats that their endings name; a fault in one makes the command refuse. */
final class ProblemFiles {
    private ProblemFiles() {}

    /** The message about a file with another ending. */
    static String endings() {
        return "a problem's file ends in " + ProblemFormats.endings();
    }

    /**
     * The format that a file's ending names.
     *
     * @throws Refusal if it names none
     */
    static ProblemFormat format(Path file) {
        Optional<ProblemFormat> format = ProblemFormats.ofFile(file);
        return format.orElseThrow(() -> Refusal.because("unknown-format", file + ": " + endings()));
    }

    /**
     * Reads a file that must be free of errors.
     *
     * @param defaults what holds where the file doesn't state it
     * @throws Refusal with all faults if there is an error
     */
    static ProblemFile read(Path file, ProblemDefaults defaults) {
        ProblemFile read = format(file).load(file, defaults);
        if (!read.isOk()) {
            throw Refusal.of(file.toString(), read.faults());
        }
        return read;
    }

    /** A problem and its source. */
    record Found(Problem problem, Origin origin) {}

    /** The problem of a file, or one of several by its number from 1. */
    static Found read(Path file, @Nullable Integer number) {
        ProblemFile read = read(file, ProblemDefaults.CHESS);
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
     * Writes a file; one that can't be written is left as it was.
     *
     * @param from the file that the problems were read from
     */
    static void write(Path file, ProblemFile from) {
        Checked<String> text = format(file).write(from.named(file));
        if (!text.isOk()) {
            String reasons = text.faults().stream().map(Fault::text).collect(Collectors.joining("; "));
            throw Refusal.because("unwritable", file + ": " + reasons);
        }
        try {
            TextFile.save(file, text.value());
        } catch (IOException e) {
            throw Refusal.because("unwritable", file + " can't be written (" + e.getMessage() + ")");
        }
    }
}
