package org.matewright.rules.engine.captures;

import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.CaptureContext;
import org.matewright.rules.engine.tables.CaptureRule;
import org.matewright.rules.engine.tables.ExplosionTable;

/**
 * A capture explodes: the captor leaves the board, and so does every piece next to it that isn't immune.
 *
 * @param table who is immune, and which squares are next to which
 */
public record Explosion(ExplosionTable table) implements CaptureRule {
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
    public boolean changesBoard() {
        return true;
    }
}
