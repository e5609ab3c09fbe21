package org.matewright.rules.config;

import org.matewright.rules.Span;

/** Finds the place of a part of a text in the characters that it was written with. */
final class WrittenText {
    private WrittenText() {}

    /**
     * The place in the file of a part of a text's value: exact for a plain, single-quoted or double-quoted text on one
     * line, otherwise that of the whole text.
     */
    static Span locate(Config.Text text, Span part) {
        String written = text.written();
        Span whole = text.place().span();
        if (part.line() > 1 || written.indexOf('\n') >= 0 || written.indexOf('\r') >= 0) {
            return whole;
        }
        int length = text.value().codePointCount(0, text.value().length());
        int from = Math.min(part.column() - 1, length);
        int to = Math.min(from + part.length(), length);
        if (written.equals(text.value())) {
            return whole.within(from, to - from);
        }
        boolean quoted = written.length() > 1 && (written.startsWith("\"") || written.startsWith("'"));
        if (!quoted) {
            return whole;
        }
        int start = writtenOffset(written, from);
        int end = writtenOffset(written, to);
        return whole.within(start, end - start);
    }

    /** The offset in a quoted text, in code points, of the value's character number {@code index}. */
    private static int writtenOffset(String written, int index) {
        boolean escapes = written.charAt(0) == '"';
        int[] points = written.codePoints().toArray();
        int at = 1;
        for (int i = 0; i < index && at < points.length - 1; i++) {
            if (escapes && points[at] == '\\') {
                at += switch (points[at + 1]) {
                    case 'x' -> 4;
                    case 'u' -> 6;
                    case 'U' -> 10;
                    default -> 2;
                };
            } else {
                at += !escapes && points[at] == '\'' ? 2 : 1;
            }
        }
        return Math.min(at, points.length - 1);
    }
}
