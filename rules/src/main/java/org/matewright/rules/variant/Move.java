package org.matewright.rules.variant;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;

/**
 * A move in words: everything that notation and pictures need. Belongs to the position that listed it.
 *
 * @param code the engine's packed form, for {@code Walker.make}
 * @param text in coordinates as the command line has it: {@code e2e4}, {@code a9a10=Q}, {@code f2g2,i2f2},
 *     {@code e4e6xe5}, {@code P@e5}, {@code b1c3,H@b1}
 * @param from the origin, or -1 for a drop
 * @param to the target
 * @param piece the piece that moves, before any promotion
 * @param captured the piece captured on the target square or, en passant, elsewhere; null if none
 * @param becomes the piece that stands on the target afterwards; equal to {@code piece} unless it promotes
 * @param victims the squares of pieces captured elsewhere than on the target, en passant included
 * @param enPassant whether it's an en passant capture
 * @param partnerFrom in castling the partner's origin, otherwise -1
 * @param partnerTo in castling the partner's target, otherwise -1
 * @param entrant the piece that comes in from the hand beside the piece that moves, or null
 * @param entrantAt the square on which it comes in, or -1
 */
public record Move(
        long code,
        String text,
        int from,
        int to,
        Piece piece,
        @Nullable Piece captured,
        Piece becomes,
        List<Integer> victims,
        boolean enPassant,
        int partnerFrom,
        int partnerTo,
        @Nullable Piece entrant,
        int entrantAt) {
    public Move {
        victims = List.copyOf(victims);
    }

    /** A move with which nobody comes in. */
    public Move(
            long code,
            String text,
            int from,
            int to,
            Piece piece,
            @Nullable Piece captured,
            Piece becomes,
            List<Integer> victims,
            boolean enPassant,
            int partnerFrom,
            int partnerTo) {
        this(code, text, from, to, piece, captured, becomes, victims, enPassant, partnerFrom, partnerTo, null, -1);
    }

    /** Whether anything is captured. */
    public boolean isCapture() {
        return captured != null || !victims.isEmpty();
    }

    /** Whether it's a castling. */
    public boolean isCastling() {
        return partnerFrom >= 0;
    }

    /** Whether the piece changes its type. */
    public boolean isPromotion() {
        return !becomes.equals(piece);
    }

    @Override
    public String toString() {
        return text;
    }
}
