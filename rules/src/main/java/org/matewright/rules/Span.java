package org.matewright.rules;

/**
 * A place in a text: line and column count from 1 (in code points), length is in code points and may be 0.
 */
public record Span(int line, int column, int length) {
    /** The start of a text. */
    public static final Span START = new Span(1, 1, 0);

    public Span {
        if (line < 1 || column < 1 || length < 0) {
            throw new IllegalArgumentException("no place in a text: " + line + ":" + column + "+" + length);
        }
    }

    /** The place {@code offset} code points further on the same line, {@code length} long. */
    public Span within(int offset, int length) {
        return new Span(line, column + offset, length);
    }
}
