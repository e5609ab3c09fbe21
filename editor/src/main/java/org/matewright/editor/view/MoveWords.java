package org.matewright.editor.view;

import org.matewright.editor.text.Texts;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** What tells a move from others to the same square. */
final class MoveWords {
    private static final Texts TEXTS = Texts.bundle("window");

    private MoveWords() {}

    static String of(Variant variant, Move move) {
        if (move.isCastling()) {
            return TEXTS.get(
                    "move.castling",
                    variant.geometry().name(move.to()),
                    variant.geometry().name(move.partnerTo()));
        }
        if (move.isPromotion()) {
            String name = variant.pieceById(move.becomes().id())
                    .map(PieceType::name)
                    .orElse(move.becomes().id());
            return TEXTS.get("move.promotion", name);
        }
        return move.victims().isEmpty()
                ? TEXTS.get("move.plain", move.text())
                : TEXTS.get("move.captures", move.text());
    }
}
