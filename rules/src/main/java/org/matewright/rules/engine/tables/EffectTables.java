package org.matewright.rules.engine.tables;

/**
 * What moves with effects do, as arrays by effect.
 *
 * @param victims the squares of the pieces that are captured besides the one on the target
 * @param unloadFrom the square of the piece that is carried elsewhere; -1 for none
 * @param unloadTo where it is carried
 * @param enPassant the squares on which the mover may then be captured en passant: 8 bits each from bit 16, their number
 *     in bits 8 to 11
 * @param partnerFrom the square of the castling partner; -1 for none
 * @param partnerTo where it goes
 */
public record EffectTables(
        int[][] victims, int[] unloadFrom, int[] unloadTo, long[] enPassant, int[] partnerFrom, int[] partnerTo) {
    /** Whether some move carries a piece elsewhere. */
    public boolean anyUnloads() {
        for (int id = 0; id < unloadFrom.length; id++) {
            if (unloadFrom[id] >= 0 && partnerFrom[id] < 0) {
                return true;
            }
        }
        return false;
    }
}
