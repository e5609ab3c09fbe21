package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/** Thrown when a command can't answer: the reason, and its place in a text. */
final class Refusal extends RuntimeException {
    private final String code;
    private final transient @Nullable Span span;
    private final transient List<String> lines;

    private Refusal(String code, String message, @Nullable Span span, List<String> lines) {
        super(message);
        this.code = code;
        this.span = span;
        this.lines = List.copyOf(lines);
    }

    /** A refusal without a place, such as a missing file. */
    static Refusal because(String code, String message) {
        return new Refusal(code, message, null, List.of("matewright: " + message));
    }

    /** A refusal for the faults of a text; {@code source} is a file's path or an option's name. */
    static Refusal of(String source, List<Fault> faults) {
        Fault first = faults.stream().filter(Fault::isError).findFirst().orElse(faults.get(0));
        List<String> lines = faults.stream().map(fault -> fault.format(source)).collect(Collectors.toList());
        return new Refusal(first.code(), first.text(), first.span(), lines);
    }

    /** A refusal for a request line of {@code batch}. */
    static Refusal at(String code, String message, Span span) {
        return new Refusal(code, message, span, List.of(message));
    }

    /** The lines for a person. */
    List<String> lines() {
        return lines;
    }

    /** The document for a program: {@code {"error": {...}}}. */
    JsonObject document() {
        JsonObject error = new JsonObject();
        error.addProperty("code", code);
        error.addProperty("message", getMessage());
        if (span != null) {
            error.addProperty("line", span.line());
            error.addProperty("column", span.column());
        }
        JsonObject document = new JsonObject();
        document.add("error", error);
        return document;
    }
}
