package org.matewright.puzzles.report;

import java.util.Optional;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** Why a side can't be checked or mated: it has no royal piece. */
public final class MissingRoyal {
    private MissingRoyal() {}

    /** The reason, in a sentence without a full stop; empty if the side has a royal piece on the board. */
    public static Optional<String> of(Variant variant, Setup setup, Side side) {
        boolean hasRoyal = setup.occupied().stream()
                .map(setup::piece)
                .anyMatch(piece -> piece != null && piece.side() == side && isRoyal(variant, piece));
        return hasRoyal ? Optional.empty() : Optional.of(side.title() + " has no royal piece to check or mate");
    }

    private static boolean isRoyal(Variant variant, Piece piece) {
        return variant.pieceById(piece.id()).filter(PieceType::royal).isPresent();
    }
}
