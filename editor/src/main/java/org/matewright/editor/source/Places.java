package org.matewright.editor.source;

import org.matewright.rules.Span;

/**
 * Where the places of faults, which count lines and code points, lie in the text of a pane, which counts UTF-16 units.
 */
final class Places {
    /** A stretch of a text in UTF-16 units. */
    record Range(int offset, int length) {}

    private Places() {}

    /**
     * The stretch that a place names, moved into the text if it lies outside. A place without a length reaches to the
     * end of the word there, or takes one character, so that there's something to underline; it is empty only in an
     * empty text.
     */
    static Range range(String text, Span span) {
        int start = lineStart(text, span.line());
        int end = lineEnd(text, start);
        int from = forward(text, start, end, span.column() - 1);
        int to = forward(text, from, text.length(), span.length());
        if (to == from) {
            while (to < end && Character.isLetterOrDigit(text.charAt(to))) {
                to++;
            }
        }
        if (to == from && from < end) {
            to = forward(text, from, end, 1);
        } else if (to == from && from > start) {
            from = text.offsetByCodePoints(from, -1);
        }
        return new Range(from, to - from);
    }

    private static int lineStart(String text, int line) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            int next = text.indexOf('\n', start);
            if (next < 0) {
                return start;
            }
            start = next + 1;
        }
        return start;
    }

    private static int lineEnd(String text, int start) {
        int end = text.indexOf('\n', start);
        return end < 0 ? text.length() : end;
    }

    private static int forward(String text, int from, int limit, int codePoints) {
        int at = from;
        for (int i = 0; i < codePoints && at < limit; i++) {
            at += Character.charCount(text.codePointAt(at));
        }
        return Math.min(at, limit);
    }
}
