package org.matewright.rules.engine.compile;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.SafetyRules;

/** When a side is in check, and which checks are forbidden. */
public final class SafetyBuilder {
    private final PieceBuilder pieces;
    private final TraitBuilder traits;
    private final Map<Integer, Integer> royalWhileAtMost = new HashMap<>();
    private boolean together;
    private boolean mayNotCheck;

    SafetyBuilder(PieceBuilder pieces, TraitBuilder traits) {
        this.pieces = pieces;
        this.traits = traits;
    }

    /** Lets a side with several royals be in check only if all of them are attacked. */
    public void royalsTogether() {
        traits.breaks(Assumption.AN_ATTACKED_ROYAL_IS_CHECK);
        together = true;
    }

    /** Makes a type royal while its side has at most so many pieces of it. */
    public void royalWhileAtMost(int type, int count) {
        traits.breaks(Assumption.AN_ATTACKED_ROYAL_IS_CHECK, Assumption.ROYALTY_LASTS);
        royalWhileAtMost.put(type, count);
    }

    /** Forbids giving check. */
    public void forbidChecks() {
        traits.breaks(Assumption.SAFETY_IS_ALL_THAT_LEGALITY_NEEDS);
        mayNotCheck = true;
    }

    /** The types that are royal at times. */
    Set<Integer> royalAtTimes() {
        return royalWhileAtMost.keySet();
    }

    SafetyRules build() {
        int[] royalLimit = new int[pieces.codes()];
        for (int code = PieceCode.FIRST; code < royalLimit.length; code++) {
            int type = PieceCode.type(code);
            boolean always = pieces.type(type).royal();
            royalLimit[code] = always ? Integer.MAX_VALUE : royalWhileAtMost.getOrDefault(type, Integer.MAX_VALUE);
        }
        return new SafetyRules(together, royalLimit, mayNotCheck);
    }
}
