package org.matewright.rules.testkit;

import java.util.List;
import java.util.stream.Collectors;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Positions for tests, of sample variants by name or of any variant. A fault in one fails the test. */
public final class Positions {
    private Positions() {}

    /** The position of a FEN, {@code startpos} included. */
    public static Position of(String variant, String fen) {
        return of(Samples.variant(variant), fen);
    }

    /** The position of a FEN, {@code startpos} included. */
    public static Position of(Variant variant, String fen) {
        return variant.position(fen).value();
    }

    /** The position after the set-up of a variant. */
    public static Position start(String variant) {
        return of(variant, "startpos");
    }

    /**
     * The position that a text draws: a line for each rank, the last one first, with a word for each square: a dot for
     * an empty one, an asterisk for a hole, otherwise a piece's id, in small letters for Black. Nobody may castle.
     *
     * <pre>
     * . . k
     * P . .
     * . K .
     * </pre>
     */
    public static Position drawn(Variant variant, Side toMove, String board) {
        String ranks = board.strip().lines().map(Positions::rank).collect(Collectors.joining("/"));
        return of(variant, ranks + (toMove == Side.WHITE ? " w" : " b") + " - - 0 1");
    }

    private static String rank(String line) {
        StringBuilder fen = new StringBuilder();
        int empty = 0;
        for (String square : List.of(line.strip().split("\\s+"))) {
            if (square.equals(".")) {
                empty++;
                continue;
            }
            fen.append(empty > 0 ? String.valueOf(empty) : "");
            fen.append(square.length() > 1 ? "(" + square + ")" : square);
            empty = 0;
        }
        return fen.append(empty > 0 ? String.valueOf(empty) : "").toString();
    }
}
