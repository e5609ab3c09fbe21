package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What a command answers.
 *
 * @param document the answer for programs
 * @param text the answer for people, ended by a line feed unless empty
 * @param errors lines for standard error that belong to the answer, such as a variant's faults
 * @param status the exit status
 */
record Answer(JsonObject document, Supplier<String> text, List<String> errors, int status) {
    Answer {
        errors = List.copyOf(errors);
    }

    /** An answer without errors. */
    static Answer of(JsonObject document, Supplier<String> text) {
        return new Answer(document, text, List.of(), ExitStatus.DONE);
    }

    /** The same answer with more lines for standard error. */
    Answer withErrors(List<String> more) {
        return new Answer(
                document, text, Stream.concat(errors.stream(), more.stream()).toList(), status);
    }

    /** The same answer with an exit status. */
    Answer withStatus(int status) {
        return new Answer(document, text, errors, status);
    }
}
