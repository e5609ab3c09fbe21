package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines of a given width. */
final class LineBreaker {
    private LineBreaker() {}

    /**
     * The lines of a text, none wider than {@code width} unless a single letter is. Lines are broken at spaces; a word
     * is broken only if it is too wide by itself, preferably after a hyphen.
     */
    static List<String> wrap(Typeface typeface, String text, FontFace face, double size, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (typeface.width(longer, face, size) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty() && typeface.width(word, face, size) <= width) {
                lines.add(line);
                line = word;
                continue;
            }
            line = longer;
            while (typeface.width(line, face, size) > width && line.codePointCount(0, line.length()) > 1) {
                int cut = fittingPrefix(typeface, line, face, size, width);
                lines.add(line.substring(0, cut));
                line = line.substring(cut);
            }
        }
        if (!line.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }

    /**
     * The length of the longest prefix of a word that fits, cut back to a hyphen in its second half if there is one.
     */
    private static int fittingPrefix(Typeface typeface, String word, FontFace face, double size, double width) {
        int cut = word.offsetByCodePoints(0, 1);
        while (cut < word.length()) {
            int next = word.offsetByCodePoints(cut, 1);
            if (typeface.width(word.substring(0, next), face, size) > width) {
                break;
            }
            cut = next;
        }
        int hyphen = word.lastIndexOf('-', cut - 1) + 1;
        return hyphen > cut / 2 ? hyphen : cut;
    }
}
