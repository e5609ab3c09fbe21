package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

/**
 * Writes diagrams as plain text for terminals: ids in upper case for White and lower case for Black, {@code .} for an
 * empty square, a space for a hole, coordinates beside the board, and the same text above and below as in the other
 * formats. Marks are omitted.
 */
public final class TextBoard {
    private TextBoard() {}

    /** The diagram as lines, each ending with a line break. */
    public static String print(Diagram diagram) {
        List<String> lines = new ArrayList<>(diagram.caption().authors());
        addIfAny(lines, diagram.caption().title());
        addIfAny(lines, diagram.caption().sourceLine());
        addIfAny(lines, diagram.caption().award());
        if (!lines.isEmpty()) {
            lines.add("");
        }
        board(lines, diagram);
        lines.add("");
        String stipulation = diagram.stipulation();
        lines.add(
                (stipulation.isEmpty() ? "" : stipulation + "  ") + diagram.count() + (diagram.tested() ? "  C+" : ""));
        Side side = diagram.side();
        if (side != null && !diagram.sideImplied()) {
            lines.add((side == Side.WHITE ? "White" : "Black") + " to move");
        }
        lines.addAll(diagram.conditions());
        hands(lines, diagram.setup());
        lines.addAll(diagram.twins());
        for (LegendEntry entry : diagram.legend()) {
            Piece piece = entry.piece();
            lines.add(piece == null ? entry.text() : letters(piece) + " " + entry.text());
        }
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.stripTrailing()).append('\n'));
        return text.toString();
    }

    private static void addIfAny(List<String> lines, @Nullable String line) {
        if (line != null && !line.isEmpty()) {
            lines.add(line);
        }
    }

    private static void board(List<String> lines, Diagram diagram) {
        Geometry geometry = diagram.geometry();
        Setup setup = diagram.setup();
        int cell = 1;
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            cell = Math.max(cell, piece == null ? 0 : piece.id().length());
        }
        int margin = Integer.toString(geometry.ranks()).length();
        for (int row = 0; row < geometry.ranks(); row++) {
            int rank = diagram.flipped() ? row : geometry.ranks() - 1 - row;
            StringBuilder line = new StringBuilder(pad(Integer.toString(rank + 1), margin, true)).append(' ');
            for (int column = 0; column < geometry.files(); column++) {
                int file = diagram.flipped() ? geometry.files() - 1 - column : column;
                int square = geometry.square(file, rank);
                Piece piece = setup.piece(square);
                String text = geometry.isHole(square) ? " " : piece == null ? "." : letters(piece);
                line.append(' ').append(pad(text, cell, false));
            }
            lines.add(line.toString());
        }
        StringBuilder files = new StringBuilder(" ".repeat(margin + 1));
        for (int column = 0; column < geometry.files(); column++) {
            int file = diagram.flipped() ? geometry.files() - 1 - column : column;
            files.append(' ').append(pad(String.valueOf((char) ('a' + file)), cell, false));
        }
        lines.add("");
        lines.add(files.toString());
    }

    private static void hands(List<String> lines, Setup setup) {
        for (Side side : Side.values()) {
            StringBuilder line = new StringBuilder();
            for (Map.Entry<Piece, Integer> held : setup.hands().entrySet()) {
                if (held.getKey().side() == side) {
                    line.append(' ').append(letters(held.getKey()));
                    if (held.getValue() > 1) {
                        line.append('x').append(held.getValue());
                    }
                }
            }
            if (line.length() > 0) {
                lines.add((side == Side.WHITE ? "White" : "Black") + " in hand:" + line);
            }
        }
    }

    private static String letters(Piece piece) {
        return piece.side() == Side.WHITE ? piece.id() : piece.id().toLowerCase(Locale.ROOT);
    }

    private static String pad(String text, int width, boolean left) {
        String spaces = " ".repeat(Math.max(0, width - text.length()));
        return left ? spaces + text : text + spaces;
    }
}
