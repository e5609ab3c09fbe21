package org.matewright.rules;

import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Something wrong, or doubtful, in a text that a person wrote.
 *
 * @param severity errors make the text unusable, warnings don't
 * @param code a stable code for programs and tests, such as {@code unknown-piece}
 * @param span where it stands
 * @param message what was found and what was expected, one sentence without a full stop on one line; the middle of one
 *     that quotes too much is left out, line breaks in what it quotes become blanks
 * @param hint the likely fix ("did you mean queen?"), or null
 */
public record Fault(
        Severity severity,
        String code,
        Span span,
        String message,
        @Nullable String hint) {
    /** The longest message, in UTF-16 units. */
    private static final int MAX_MESSAGE = 600;

    private static final Pattern LINE_BREAKS = Pattern.compile("\\R");

    /** How bad a fault is. */
    public enum Severity {
        ERROR,
        WARNING
    }

    public Fault {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(code);
        Objects.requireNonNull(span);
        message = LINE_BREAKS.matcher(shortened(message)).replaceAll(" ");
        hint = hint == null ? null : LINE_BREAKS.matcher(hint).replaceAll(" ");
    }

    private static String shortened(String message) {
        if (message.length() <= MAX_MESSAGE) {
            return message;
        }
        int head = message.offsetByCodePoints(0, message.codePointCount(0, MAX_MESSAGE * 2 / 3));
        int tail = message.length() - MAX_MESSAGE / 4;
        return message.substring(0, head) + "…"
                + message.substring(Character.isLowSurrogate(message.charAt(tail)) ? tail + 1 : tail);
    }

    /** An error without a hint. */
    public static Fault error(String code, Span span, String message) {
        return new Fault(Severity.ERROR, code, span, message, null);
    }

    /** A warning without a hint. */
    public static Fault warning(String code, Span span, String message) {
        return new Fault(Severity.WARNING, code, span, message, null);
    }

    /** The same fault with a hint. */
    public Fault withHint(String hint) {
        return new Fault(severity, code, span, message, hint);
    }

    /** The same fault at another place. */
    public Fault at(Span place) {
        return new Fault(severity, code, place, message, hint);
    }

    /** Whether this is an error. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** Message and hint together: {@code message: hint}. */
    public String text() {
        return hint == null ? message : message + ": " + hint;
    }

    /** {@code file:line:column: text}, the form in which errors are printed. */
    public String format(String file) {
        return file + ":" + span.line() + ":" + span.column() + ": " + (isError() ? "" : "warning: ") + text();
    }
}
