package org.matewright.editor.solution;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.ShownPosition;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * A move of a solution on its place.
 *
 * @param before the position in which it is played; null if it can't be shown
 * @param move the move
 */
record Step(@Nullable Position before, Move move) {
    /** A step from a position in which perhaps the other side is to move: a threat, set play, a series. */
    static Step from(@Nullable Position position, Move move) {
        return new Step(
                position == null ? null : withTurn(position, move.piece().side()), move);
    }

    private static @Nullable Position withTurn(Position position, Side side) {
        if (position.setup().side() == side) {
            return position;
        }
        return position.variant()
                .position(position.setup().withSide(side).withEnPassant(List.of()))
                .valueOrNull();
    }

    /** The position after it, or null. */
    @Nullable
    Position after() {
        return before == null ? null : before.play(move);
    }

    /** What the board shows for it. */
    ShownPosition shown() {
        Position after = after();
        return after == null ? ShownPosition.DOCUMENT : new ShownPosition(after, before, move);
    }
}
