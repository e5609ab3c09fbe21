package org.matewright.rules.config;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.matewright.rules.Span;

/**
 * Aligns a text's value with the characters it was written with, which differ from it by quotes, escapes and line
 * breaks that YAML folds into spaces. The alignment is made once, in one pass, and then locates any part of the value.
 */
final class WrittenText {
    private final Span whole;
    private final int[] written;
    private final int[] value;

    /** The index in {@link #written} of each character of the value, and of its end. */
    private final int[] index;

    /** Whether the value could be aligned with what was written. */
    private final boolean aligned;

    /** The indices in the value at which lines begin. */
    private final int[] valueLines;

    /** The indices in {@link #written} at which lines begin. */
    private final int[] writtenLines;

    WrittenText(Config.Text text) {
        whole = text.place().span();
        written = text.written().codePoints().toArray();
        value = text.value().codePoints().toArray();
        index = new int[value.length + 1];
        aligned = align();
        valueLines = starts(value.length, i -> value[i] == '\n');
        writtenLines = starts(
                written.length,
                i -> written[i] == '\n' || written[i] == '\r' && !(i + 1 < written.length && written[i + 1] == '\n'));
    }

    private static int[] starts(int length, IntPredicate ends) {
        return IntStream.concat(
                        IntStream.of(0), IntStream.range(0, length).filter(ends).map(i -> i + 1))
                .toArray();
    }

    /** The place in the file of a part of the value, or that of the whole text if the part can't be located. */
    Span locate(Span part) {
        if (!aligned || part.line() > valueLines.length) {
            return whole;
        }
        int from = Math.min(valueLines[part.line() - 1] + part.column() - 1, value.length);
        int to = Math.min(from + part.length(), value.length);
        return span(index[from], index[to]);
    }

    /** Fills {@link #index}; false if the value doesn't match what was written. */
    private boolean align() {
        int quote = written.length > 1 && (written[0] == '"' || written[0] == '\'') ? written[0] : 0;
        boolean block = quote == 0 && written.length > 1 && (written[0] == '|' || written[0] == '>');
        int at = quote != 0 ? 1 : block ? endOfLine() : 0;
        int end = quote != 0 ? written.length - 1 : written.length;
        for (int i = 0; i < value.length; i++) {
            if (isBlank(value[i])) {
                index[i] = at;
                at = isFirstOfBlanks(i) ? skipBlanks(at, end, quote) : at;
                continue;
            }
            int length = quote == '"' && at < end && written[at] == '\\' ? escapeLength(at) : 1;
            if (block && (i == 0 || at < end && isBlank(written[at]))) {
                at = skipBlanks(at, end, quote);
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

    /** The index after a run of white space, plain or escaped; its length may differ from that in the value. */
    private int skipBlanks(int from, int end, int quote) {
        int at = from;
        while (at < end) {
            if (isBlank(written[at])) {
                at++;
            } else if (quote == '"'
                    && written[at] == '\\'
                    && at + 1 < end
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

    /** The place in the file of the characters written from one index, inclusive, to another, exclusive. */
    private Span span(int from, int to) {
        int line = Arrays.binarySearch(writtenLines, from);
        line = line >= 0 ? line : -line - 2;
        int column = from - writtenLines[line] + (line == 0 ? whole.column() : 1);
        return new Span(whole.line() + line, column, Math.max(0, to - from));
    }
}
