package org.matewright.rules.engine.captures;

import java.util.Set;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.CaptureContext;
import org.matewright.rules.engine.tables.CaptureRule;

/**
 * Circe: a captured piece is reborn, as one that hasn't moved, on a square that depends on where it was captured; if the
 * move leaves that square occupied, the piece is gone.
 *
 * @param squares by code and square of capture, {@code squares[code][square]}: where the piece is reborn, or -1 if never;
 *     the row of a code that is never reborn may be empty
 */
public record Rebirth(int[][] squares) implements CaptureRule {
    private static final Set<Assumption> BREAKS = Set.of(Assumption.CAPTURES_CHANGE_NO_OTHER_SQUARE);

    @Override
    public void follow(CaptureContext context) {
        for (int i = 0; i < context.count(); i++) {
            int[] reborn = squares[context.code(i)];
            int square = reborn.length == 0 ? -1 : reborn[context.square(i)];
            if (square >= 0 && context.at(square) == PieceCode.NONE) {
                context.putUnmoved(square, context.code(i));
            }
        }
    }

    @Override
    public Set<Assumption> breaks() {
        return BREAKS;
    }

    @Override
    public boolean restoresUnmoved() {
        return true;
    }
}
