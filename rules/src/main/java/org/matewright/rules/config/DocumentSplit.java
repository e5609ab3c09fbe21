package org.matewright.rules.config;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a text at its document markers. A line that begins with {@code ---} is a marker even inside a quoted or block
 * text (YAML 1.2, 9.1.2), so finding the markers takes no parser.
 */
final class DocumentSplit {
    private DocumentSplit() {}

    /** The start and end offset of each document. Comments above a marker belong to the document that follows it. */
    static List<int[]> split(String text) {
        List<int[]> parts = new ArrayList<>();
        int start = text.startsWith("\uFEFF") ? 1 : 0;
        int comments = start;
        boolean content = false;
        int line = start;
        while (line < text.length()) {
            int end = lineEnd(text, line);
            if (isMarker(text, line)) {
                if (content) {
                    parts.add(new int[] {start, comments});
                    start = comments;
                }
                content = true;
                comments = end;
            } else if (!isComment(text, line, end)) {
                content |= text.charAt(line) != '%';
                comments = end;
            }
            line = end;
        }
        parts.add(new int[] {start, text.length()});
        return parts;
    }

    private static int lineEnd(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n')) {
                return i + 1;
            }
        }
        return text.length();
    }

    private static boolean isMarker(String text, int line) {
        int next = line + 3;
        return text.startsWith("---", line) && (next >= text.length() || " \t\r\n".indexOf(text.charAt(next)) >= 0);
    }

    private static boolean isComment(String text, int line, int end) {
        String stripped = text.substring(line, end).strip();
        return stripped.isEmpty() || stripped.startsWith("#") && text.charAt(line) == '#';
    }
}
