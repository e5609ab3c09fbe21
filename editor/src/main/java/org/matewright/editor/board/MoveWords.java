package org.matewright.editor.board;

import org.matewright.editor.text.Texts;
import org.matewright.rules.variant.Effect;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** What distinguishes a move from others to the same square. */
final class MoveWords {
    private static final Texts TEXTS = Texts.bundle("window");

    private MoveWords() {}

    static String of(Variant variant, Move move) {
        Effect.Castling partner = move.castling().orElse(null);
        if (partner != null) {
            return TEXTS.get(
                    "move.castling",
                    variant.geometry().name(move.to()),
                    variant.geometry().name(partner.to()));
        }
        if (move.isPromotion()) {
            String name = variant.pieceById(move.becomes().id())
                    .map(PieceType::name)
                    .orElse(move.becomes().id());
            return TEXTS.get("move.promotion", name);
        }
        return TEXTS.get(move.capturesElsewhere() ? "move.captures" : "move.plain", move.text());
    }
}
