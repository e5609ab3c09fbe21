package org.matewright.rules.variant;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.matewright.rules.Piece;

/**
 * A move of a position, with all that notation and diagrams need. It belongs to the position that listed it.
 *
 * @param code the engine's packed form, for {@code Walker.make}
 * @param text in coordinates as the command line has it: {@code e2e4}, {@code a9a10=Q}, {@code f2g2,i2f2},
 *     {@code e4e6xe5}, {@code P@e5}, {@code b1c3,H@b1}
 * @param from the origin, or -1 for a drop
 * @param to the target
 * @param piece the piece that moves, before any promotion
 * @param effects what the move does besides bringing its piece to the target
 */
public record Move(long code, String text, int from, int to, Piece piece, List<Effect> effects) {
    public Move {
        effects = List.copyOf(effects);
    }

    /** Whether the move is a drop from the hand. */
    public boolean isDrop() {
        return from < 0;
    }

    /** Whether anything is captured. */
    public boolean isCapture() {
        return touches(Touch.Kind.CAPTURE).findAny().isPresent();
    }

    /** Whether a square is one where something is captured; of a capture en passant, the target is one too. */
    public boolean capturesOn(int square) {
        return touches(Touch.Kind.CAPTURE).anyMatch(touched -> touched == square);
    }

    /** Whether anything is captured elsewhere than on the target, be it en passant. */
    public boolean capturesElsewhere() {
        return touches(Touch.Kind.CAPTURE).anyMatch(touched -> touched != to);
    }

    /** The squares on which effects of a kind happen. */
    public IntStream touches(Touch.Kind kind) {
        return effects.stream()
                .flatMap(effect -> effect.touches().stream())
                .filter(touch -> touch.kind() == kind)
                .mapToInt(Touch::square);
    }

    /** The partner's part if the move is a castling. */
    public Optional<Effect.Castling> castling() {
        return effects.stream()
                .filter(Effect.Castling.class::isInstance)
                .map(Effect.Castling.class::cast)
                .findFirst();
    }

    /** Whether the move is a castling. */
    public boolean isCastling() {
        return castling().isPresent();
    }

    /** The piece that the moving piece becomes; {@link #piece} itself unless it promotes. */
    public Piece becomes() {
        return effects.stream()
                .filter(Effect.Promotion.class::isInstance)
                .map(effect -> ((Effect.Promotion) effect).after())
                .findFirst()
                .orElse(piece);
    }

    /** Whether the piece changes its type by promotion. */
    public boolean isPromotion() {
        return !becomes().equals(piece);
    }

    @Override
    public String toString() {
        return text;
    }
}
