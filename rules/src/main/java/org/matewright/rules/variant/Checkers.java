package org.matewright.rules.variant;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/** Finds out who gives check. */
final class Checkers {
    private Checkers() {}

    /** The names of the types of the pieces that could take a royal piece of the side to move. */
    static Set<String> types(Position position) {
        Side side = position.setup().side();
        BitSet royals = new BitSet();
        int squares = position.variant().geometry().squares();
        for (int square = 0; square < squares; square++) {
            Piece piece = position.setup().piece(square);
            royals.set(
                    square,
                    piece != null
                            && piece.side() == side
                            && type(position, piece).royal());
        }
        Set<String> types = new LinkedHashSet<>();
        for (int square = 0; square < squares; square++) {
            Piece piece = position.setup().piece(square);
            if (piece != null
                    && piece.side() != side
                    && position.pseudoLegalFrom(square).stream()
                            .anyMatch(m -> m.touches(Touch.Kind.CAPTURE).anyMatch(royals::get))) {
                types.add(type(position, piece).name());
            }
        }
        return types;
    }

    private static PieceType type(Position position, Piece piece) {
        return position.variant().pieceById(piece.id()).orElseThrow();
    }
}
