package org.matewright.puzzles.text;

import org.matewright.rules.Geometry;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;

/** A position drawn in letters: White's men in upper case, Black's in lower case, dots for empty squares. */
public final class BoardText {
    private BoardText() {}

    /** The board with coordinates, each line ended by a line feed. Holes are left blank. */
    public static String of(Setup setup) {
        Geometry geometry = setup.geometry();
        int width = 1;
        for (int square : setup.occupied()) {
            width = Math.max(width, letters(setup, square).length());
        }
        StringBuilder out = new StringBuilder();
        for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(String.format("%2d ", rank + 1));
            for (int file = 0; file < geometry.files(); file++) {
                line.append(' ').append(padded(letters(setup, geometry.square(file, rank)), width));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
        StringBuilder files = new StringBuilder("   ");
        for (int file = 0; file < geometry.files(); file++) {
            files.append(' ').append(padded(String.valueOf((char) ('a' + file)), width));
        }
        return out.append(files.toString().stripTrailing()).append('\n').toString();
    }

    private static String letters(Setup setup, int square) {
        Man man = setup.man(square);
        if (man == null) {
            return setup.geometry().isHole(square) ? "" : ".";
        }
        String fen = man.fen();
        return fen.startsWith("(") ? fen.substring(1, fen.length() - 1) : fen;
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
