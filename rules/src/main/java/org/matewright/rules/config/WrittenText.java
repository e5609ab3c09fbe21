package org.matewright.rules.config;

import org.matewright.rules.Span;

/**
 * Finds the place of a part of a text's value in the characters that it was written with: quotes, escapes, and line
 * breaks that YAML folds into blanks stand between.
 */
final class WrittenText {
    private final int[] written;
    private final int[] value;

    /** For each character of the value, and for its end, its index in what was written. */
    private final int[] index;

    private WrittenText(String written, String value) {
        this.written = written.codePoints().toArray();
        this.value = value.codePoints().toArray();
        this.index = new int[this.value.length + 1];
    }

    /** The place in the file of a part of a text's value; that of the whole text if the part can't be found in it. */
    static Span locate(Config.Text text, Span part) {
        Span whole = text.place().span();
        WrittenText search = new WrittenText(text.written(), text.value());
        int from = search.offset(part);
        if (from < 0 || !search.align()) {
            return whole;
        }
        int to = Math.min(from + part.length(), search.value.length);
        return search.span(whole, search.index[from], search.index[to]);
    }

    /** The index in the value at which a part of it begins; -1 if it has no such line. */
    private int offset(Span part) {
        int line = 1;
        int at = 0;
        while (line < part.line()) {
            if (at >= value.length) {
                return -1;
            }
            if (value[at++] == '\n') {
                line++;
            }
        }
        return Math.min(at + part.column() - 1, value.length);
    }

    /** Finds each character of the value in what was written; false if the two don't go together. */
    private boolean align() {
        int quote = written.length > 1 && (written[0] == '"' || written[0] == '\'') ? written[0] : 0;
        boolean block = quote == 0 && written.length > 1 && (written[0] == '|' || written[0] == '>');
        int at = quote != 0 ? 1 : block ? endOfLine() : 0;
        int end = quote != 0 ? written.length - 1 : written.length;
        for (int i = 0; i < value.length; i++) {
            if (isBlank(value[i])) {
                index[i] = at;
                at = isFirstOfBlanks(i) ? behindBlanks(at, end, quote) : at;
                continue;
            }
            int length = quote == '"' && at < end && written[at] == '\\' ? escapeLength(at) : 1;
            if (block && (i == 0 || at < end && isBlank(written[at]))) {
                at = behindBlanks(at, end, quote);
            }
            boolean doubled = quote == '\'' && at + 1 < end && written[at] == '\'' && written[at + 1] == '\'';
            if (at >= end || length == 1 && written[at] != value[i]) {
                return false;
            }
            index[i] = at;
            at += doubled ? 2 : length;
        }
        index[value.length] = Math.min(at, end);
        return true;
    }

    private boolean isFirstOfBlanks(int i) {
        return i == 0 || !isBlank(value[i - 1]);
    }

    /** Blanks of the value and of what was written need not be as many; an escaped one is as good. */
    private int behindBlanks(int from, int end, int quote) {
        int at = from;
        while (at < end) {
            if (isBlank(written[at])) {
                at++;
            } else if (quote == '"' && written[at] == '\\' && at + 1 < end
                    && " \tnrt\n\r".indexOf(written[at + 1]) >= 0) {
                at += 2;
            } else {
                return at;
            }
        }
        return at;
    }

    private int escapeLength(int at) {
        return switch (written[at + 1]) {
            case 'x' -> 4;
            case 'u' -> 6;
            case 'U' -> 10;
            default -> 2;
        };
    }

    private int endOfLine() {
        int at = 0;
        while (at < written.length && written[at] != '\n' && written[at] != '\r') {
            at++;
        }
        return at;
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    /** The place in the file of what was written from one index to before another. */
    private Span span(Span whole, int from, int to) {
        int line = whole.line();
        int column = whole.column();
        for (int i = 0; i < from; i++) {
            boolean ends = written[i] == '\n'
                    || written[i] == '\r' && !(i + 1 < written.length && written[i + 1] == '\n');
            line += ends ? 1 : 0;
            column = ends ? 1 : column + 1;
        }
        return new Span(line, column, Math.max(0, to - from));
    }
}
