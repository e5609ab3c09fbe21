package org.matewright.rules.engine.captures;

import java.util.Set;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.CaptureContext;
import org.matewright.rules.engine.tables.CaptureRule;

/**
 * A captured piece of the other side comes into the captor's hand.
 *
 * @param inHand by code captured: the code that comes into the hand; {@link PieceCode#NONE} if none does
 */
public record CaptureToHand(int[] inHand) implements CaptureRule {
    /** What it breaks. */
    public static final Set<Assumption> BREAKS = Set.of(Assumption.CAPTURES_FILL_NO_HAND);

    @Override
    public void follow(CaptureContext context) {
        for (int i = 0; i < context.count(); i++) {
            int code = inHand[context.code(i)];
            if (code != PieceCode.NONE && PieceCode.side(code) == context.side()) {
                context.addToHand(code);
            }
        }
    }

    @Override
    public Set<Assumption> breaks() {
        return BREAKS;
    }
}
