package org.matewright.rules.engine;

/**
 * What moves with effects do, as arrays by effect.
 *
 * @param victims the squares of the pieces that are taken besides the one on the target
 * @param unloadFrom the square of the piece that is carried elsewhere; -1 for none
 * @param unloadTo where it is carried
 * @param enPassant the squares on which the mover may then be taken en passant: 8 bits each from bit 16, their number
 *     in bits 8 to 11
 * @param partnerFrom the square of the castling partner; -1 for none
 * @param partnerTo where it goes
 */
record EffectTables(
        int[][] victims, int[] unloadFrom, int[] unloadTo, long[] enPassant, int[] partnerFrom, int[] partnerTo) {
    /** The most en passant squares that fit. */
    private static final int MOST_SQUARES = 6;

    static EffectTables of(Effects effects) {
        int count = effects.all().size();
        EffectTables tables = new EffectTables(
                new int[count][], new int[count], new int[count], new long[count], new int[count], new int[count]);
        for (int id = 0; id < count; id++) {
            tables.set(id, effects.get(id));
        }
        return tables;
    }

    private void set(int id, Effects.Effect effect) {
        victims[id] = effect.victims().stream().mapToInt(Integer::intValue).toArray();
        unloadFrom[id] = effect.unloadFrom();
        unloadTo[id] = effect.unloadTo();
        partnerFrom[id] = effect.partnerFrom();
        partnerTo[id] = effect.partnerTo();
        int kept = Math.min(effect.enPassant().size(), MOST_SQUARES);
        long packed = (long) kept << 8;
        for (int i = 0; i < kept; i++) {
            packed |= (long) effect.enPassant().get(i) << 16 + 8 * i;
        }
        enPassant[id] = packed;
    }

    /** Whether some move carries a piece elsewhere. */
    boolean anyUnloads() {
        for (int id = 0; id < unloadFrom.length; id++) {
            if (unloadFrom[id] >= 0 && partnerFrom[id] < 0) {
                return true;
            }
        }
        return false;
    }
}
