package org.matewright.rules.config;

import java.util.Arrays;
import org.matewright.rules.Span;

/**
 * The lines of a text: converts offsets into places and back. A line ends with LF, CR LF or CR. A byte order mark at
 * the start has no column.
 */
public final class TextLines {
    private final String text;
    private final int[] starts;

    /** The lines of a text. */
    public TextLines(String text) {
        this.text = text;
        int[] found = new int[16];
        found[0] = text.startsWith("\uFEFF") ? 1 : 0;
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n')) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                found[count++] = i + 1;
            }
        }
        starts = Arrays.copyOf(found, count);
    }

    /** The number of lines, at least 1. */
    public int count() {
        return starts.length;
    }

    /** The place of the characters from offset {@code from}, inclusive, to {@code to}, exclusive, in UTF-16 units. */
    public Span span(int from, int to) {
        int start = Math.max(starts[0], Math.min(from, text.length()));
        int end = Math.max(start, Math.min(to, text.length()));
        int line = Arrays.binarySearch(starts, start);
        line = line >= 0 ? line : -line - 2;
        return new Span(line + 1, text.codePointCount(starts[line], start) + 1, text.codePointCount(start, end));
    }

    /** The offset of the start of a place, in UTF-16 units, clamped to the text. */
    public int start(Span span) {
        int line = Math.min(span.line(), starts.length) - 1;
        return forward(starts[line], span.column() - 1);
    }

    /** The offset just after the end of a place, in UTF-16 units, clamped to the text. */
    public int end(Span span) {
        return forward(start(span), span.length());
    }

    private int forward(int from, int codePoints) {
        int remaining = text.codePointCount(from, text.length());
        return text.offsetByCodePoints(from, Math.min(codePoints, remaining));
    }
}
