package org.matewright.puzzles.twin;

import java.util.Locale;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.config.Shape;
import org.matewright.rules.variant.Variant;

/**
 * A piece on its square, as a change states it: {@code white Nf3}.
 *
 * @param side whose piece it is
 * @param symbol the piece as it is written: {@code N}, {@code n} or {@code (GR)}
 * @param square the name of its square
 */
public record PlacedPiece(Side side, String symbol, String square) {
    static final Shape SHAPE = new Shape.ListOf(new Shape.Word("a side, a piece and its square, such as white Nf3"));

    static PlacedPiece of(String side, String symbol, String square) {
        return new PlacedPiece(side.equals(Side.WHITE.word()) ? Side.WHITE : Side.BLACK, symbol, square);
    }

    /** The piece itself. */
    Piece piece() {
        return new Piece(symbol.replaceAll("[()]", "").toUpperCase(Locale.ROOT), side);
    }

    /** Adds a fault to a change if a variant has no such type of piece. */
    void checkType(Variant variant, ChangedSetup position) {
        String id = piece().id();
        if (variant.pieceById(id).isEmpty()) {
            position.refuse(
                    "no piece has the id '" + id + "', " + variant.name() + " has " + String.join(" ", variant.ids()));
        }
    }

    @Override
    public String toString() {
        return side.word() + " " + symbol + square;
    }
}
