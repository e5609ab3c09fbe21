package org.matewright.rules.engine.tables;

import org.jspecify.annotations.Nullable;

/**
 * The moves of the pieces. Tables by code and square have the index {@code code * squares + square}; sets of squares by
 * code and square begin at that index times the number of words of a set.
 *
 * @param programs all programs ({@link Opcode}), one behind the other
 * @param programStart by code and square: the first word of its program, or {@link Opcode#NO_PROGRAM} if its plain moves
 *     are all that it has
 * @param elements the elements of all plain moves ({@link TargetElements})
 * @param elementStart by code and square: where the elements of its plain moves begin
 * @param uses by code and square: when its program need be run ({@link Occasion})
 * @param leaper by code and square: whether it does no more than leap to the squares of its gate where no own piece stands
 * @param gates by code and square: the squares of which one must not hold an own piece if any move is to be possible
 * @param shifts by code: its moves as shifts, if it has few; else null
 * @param shiftOrigins by code: the squares from which the shifts give all moves but captures en passant
 * @param finishing by code and square: what has to be done with the moves of its program ({@link Finishing})
 * @param specials by code and square: when some move may capture elsewhere, castle or the like ({@link Occasion})
 * @param targets by code and square: all squares to which some move may go
 */
public record MoveTable(
        int[] programs,
        int[] programStart,
        int[] elements,
        int[] elementStart,
        byte[] uses,
        boolean[] leaper,
        long[] gates,
        Shift[] @Nullable [] shifts,
        long[] shiftOrigins,
        byte[] finishing,
        byte[] specials,
        long[] targets) {}
