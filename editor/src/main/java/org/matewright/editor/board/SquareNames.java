package org.matewright.editor.board;

import java.util.Optional;
import org.matewright.editor.text.Texts;
import org.matewright.editor.tool.AttackMap;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** Squares and pieces in words, for those who don't see the board and for tips. */
public final class SquareNames {
    private static final Texts TEXTS = Texts.bundle("window");

    private SquareNames() {}

    /** A square with what stands there, such as {@code e4, white pawn}. */
    static String of(Variant variant, Setup setup, int square) {
        String name = setup.geometry().name(square);
        Piece piece = setup.piece(square);
        if (setup.geometry().isHole(square)) {
            return TEXTS.get("square.hole", name);
        }
        return piece == null ? TEXTS.get("square.empty", name) : name + ", " + of(variant, piece);
    }

    /** A square with what stands there and how many pieces attack it. */
    static String attacked(ViewState viewState, int square) {
        AttackMap map = viewState.attacks().map();
        return TEXTS.get(
                "square.attacked",
                of(viewState.variant(), viewState.setup(), square),
                map.count(Side.WHITE, square),
                map.count(Side.BLACK, square));
    }

    /** A piece, such as {@code white pawn}. */
    public static String of(Variant variant, Piece piece) {
        Optional<PieceType> type = variant.pieceById(piece.id());
        return TEXTS.get(
                "piece",
                TEXTS.get(piece.side().word()),
                type.map(PieceType::name).orElse(piece.id()));
    }
}
