package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.matewright.rules.engine.tables.EffectTables;
import org.matewright.rules.engine.tables.TooComplexException;

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

        /** Pieces are captured, one of them perhaps put down elsewhere, and en passant squares left behind. */
        static Effect of(List<Integer> victims, int unloadFrom, int unloadTo, List<Integer> enPassant) {
            int to = unloadFrom < 0 ? -1 : unloadTo;
            return new Effect(List.copyOf(victims), unloadFrom, to, List.copyOf(enPassant), -1, -1);
        }

        /** A castling partner goes from one square to another. */
        static Effect castling(int partnerFrom, int partnerTo) {
            return new Effect(List.of(), -1, -1, List.of(), partnerFrom, partnerTo);
        }

        /** Whether it does nothing but leave en passant squares behind. */
        boolean isDoubleStep() {
            return victims.isEmpty() && unloadFrom < 0 && partnerFrom < 0;
        }
    }

    /** The largest number of an effect that a packed move holds. */
    private static final int MAX = 0xFFFF;

    /** The largest number of en passant squares that a position remembers. */
    private static final int MAX_EN_PASSANT_SQUARES = 6;

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

    /** The effects as moves being made read them. */
    EffectTables toTables() {
        int count = all.size();
        EffectTables tables = new EffectTables(
                new int[count][], new int[count], new int[count], new long[count], new int[count], new int[count]);
        for (int id = 0; id < count; id++) {
            Effect effect = all.get(id);
            tables.victims()[id] =
                    effect.victims().stream().mapToInt(Integer::intValue).toArray();
            tables.unloadFrom()[id] = effect.unloadFrom();
            tables.unloadTo()[id] = effect.unloadTo();
            tables.enPassant()[id] = packed(effect.enPassant());
            tables.partnerFrom()[id] = effect.partnerFrom();
            tables.partnerTo()[id] = effect.partnerTo();
        }
        return tables;
    }

    private static long packed(List<Integer> enPassant) {
        int kept = Math.min(enPassant.size(), MAX_EN_PASSANT_SQUARES);
        long packed = (long) kept << 8;
        for (int i = 0; i < kept; i++) {
            packed |= (long) enPassant.get(i) << 16 + 8 * i;
        }
        return packed;
    }
}
