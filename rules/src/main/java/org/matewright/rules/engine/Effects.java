package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All that moves can do beyond going from a square to a square: pieces captured elsewhere, a piece unloaded, en passant
 * squares left behind, a castling partner. Effect 0 is none.
 */
final class Effects {
    /**
     * One effect.
     *
     * @param victims squares of pieces captured elsewhere than on the target
     * @param unloadFrom the square of the piece that is unloaded (a victim or the target), or -1
     * @param unloadTo where it is put
     * @param enPassant squares left behind on which the mover may be taken
     * @param partnerFrom a castling partner's origin, or -1
     * @param partnerTo its target
     */
    record Effect(
            List<Integer> victims,
            int unloadFrom,
            int unloadTo,
            List<Integer> enPassant,
            int partnerFrom,
            int partnerTo) {
        static final Effect NONE = new Effect(List.of(), -1, -1, List.of(), -1, -1);

        /** Whether it does nothing but leave en passant squares behind. */
        boolean isHarmless() {
            return victims.isEmpty() && unloadFrom < 0 && partnerFrom < 0;
        }
    }

    /** The largest number of an effect that a packed move holds. */
    private static final int MAX = 0xFFFF;

    private final List<Effect> all = new ArrayList<>(List.of(Effect.NONE));
    private final Map<Effect, Integer> ids = new HashMap<>(Map.of(Effect.NONE, 0));

    int id(Effect effect) {
        Integer known = ids.get(effect);
        if (known != null) {
            return known;
        }
        if (all.size() > MAX) {
            throw new TooComplexException("all together");
        }
        ids.put(effect, all.size());
        all.add(effect);
        return all.size() - 1;
    }

    Effect get(int id) {
        return all.get(id);
    }

    List<Effect> all() {
        return all;
    }
}
