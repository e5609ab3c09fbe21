package org.matewright.puzzles.diagram;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;

/**
 * The symbols of the LaTeX package chess-problem-diagrams for the types of piece in a diagram. The six orthodox types
 * have the German initials; every other type is assigned a rotated symbol.
 */
final class TexSymbols {
    private static final Map<String, String> ORTHODOX_SYMBOLS =
            Map.of("king", "K", "queen", "D", "rook", "T", "bishop", "L", "knight", "S", "pawn", "B");

    /** In the order of assignment: {@code U} is upside down, {@code L} and {@code R} are turned left and right. */
    private static final List<String> FAIRY_SYMBOLS = List.of(
            "DU", "SU", "TU", "LU", "KU", "BU", "DL", "SL", "TL", "LL", "KL", "BL", "DR", "SR", "TR", "LR", "KR", "BR",
            "E", "X");

    /** The number of symbols for orthodox types. */
    static final int ORTHODOX = ORTHODOX_SYMBOLS.size();

    /** The number of symbols for other types. */
    static final int FAIRY = FAIRY_SYMBOLS.size();

    private final Map<String, String> orthodox = new HashMap<>();
    private final Map<String, String> fairy = new LinkedHashMap<>();
    private final boolean suffice;

    private TexSymbols(Diagram diagram, PieceArtCatalog art) {
        TreeSet<String> others = new TreeSet<>();
        Setup setup = diagram.setup();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null) {
                String id = piece.id();
                String hint = diagram.art().get(id);
                String symbol = ORTHODOX_SYMBOLS.get(hint == null ? id : art.canonical(hint));
                if (symbol == null) {
                    others.add(id);
                } else {
                    orthodox.put(id, symbol);
                }
            }
        }
        suffice = others.size() <= FAIRY;
        for (String id : others) {
            fairy.put(id, fairy.size() < FAIRY ? FAIRY_SYMBOLS.get(fairy.size()) : "");
        }
    }

    /** Assigns symbols to the types on the board. */
    static TexSymbols of(Diagram diagram, PieceArtCatalog art) {
        return new TexSymbols(diagram, art);
    }

    /** Whether there are enough symbols for all types. */
    boolean suffice() {
        return suffice;
    }

    /** The symbol of a type on the board. */
    String of(String id) {
        return fairy.getOrDefault(id, orthodox.getOrDefault(id, ""));
    }

    /** The types that aren't orthodox with their symbols, sorted by id. */
    Map<String, String> fairy() {
        return fairy;
    }
}
