package org.matewright.rules.engine.captures;

import java.util.Set;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.CaptureContext;
import org.matewright.rules.engine.tables.CaptureRule;
import org.matewright.rules.engine.tables.ExplosionTable;

/**
 * A capture explodes: the captor leaves the board, and so does every piece next to it that isn't immune.
 *
 * @param table who is immune, and which squares are next to which
 */
public record Explosion(ExplosionTable table) implements CaptureRule {
    /** What explosions break: a king may be blown up out of reach, and nobody may blow up his own. */
    public static final Set<Assumption> BREAKS = Set.of(
            Assumption.CAPTURES_CHANGE_NO_OTHER_SQUARE,
            Assumption.AN_ATTACKED_ROYAL_IS_CHECK,
            Assumption.SAFETY_IS_ALL_THAT_LEGALITY_NEEDS);

    @Override
    public void follow(CaptureContext context) {
        int centre = context.target();
        context.put(centre, PieceCode.NONE);
        for (int square : table.neighbours()[centre]) {
            int code = context.at(square);
            if (code != PieceCode.NONE && !table.immune()[code]) {
                context.put(square, PieceCode.NONE);
            }
        }
    }

    @Override
    public Set<Assumption> breaks() {
        return BREAKS;
    }
}
