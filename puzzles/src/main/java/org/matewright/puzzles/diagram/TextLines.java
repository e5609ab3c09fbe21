package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines. */
final class TextLines {
    private TextLines() {}

    /**
     * The lines of a text, none wider than {@code width} as long as a single letter fits: broken at blanks, and inside
     * a word, best behind a hyphen, only if the word alone is too wide.
     */
    static List<String> wrap(Typeface typeface, String text, Lettering lettering, double size, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (typeface.width(longer, lettering, size) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty() && typeface.width(word, lettering, size) <= width) {
                lines.add(line);
                line = word;
                continue;
            }
            line = longer;
            while (typeface.width(line, lettering, size) > width && line.codePointCount(0, line.length()) > 1) {
                int cut = fitting(typeface, line, lettering, size, width);
                lines.add(line.substring(0, cut));
                line = line.substring(cut);
            }
        }
        if (!line.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }

    private static int fitting(Typeface typeface, String word, Lettering lettering, double size, double width) {
        int cut = word.offsetByCodePoints(0, 1);
        while (cut < word.length()) {
            int next = word.offsetByCodePoints(cut, 1);
            if (typeface.width(word.substring(0, next), lettering, size) > width) {
                break;
            }
            cut = next;
        }
        int hyphen = word.lastIndexOf('-', cut - 1) + 1;
        return hyphen > cut / 2 ? hyphen : cut;
    }
}
