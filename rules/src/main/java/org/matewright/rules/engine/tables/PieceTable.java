package org.matewright.rules.engine.tables;

import java.util.List;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.engine.packed.PieceCode;

/**
 * The pieces of a variant by their codes ({@link PieceCode}).
 *
 * @param ids the ids of the types, in the order of their indices
 * @param codes the number of codes, {@link PieceCode#NONE} and one unused code included
 * @param codesOf the codes of each side, royals first
 * @param royalsOf the codes of each side's royals
 * @param royal by code: whether it is royal, always or at times
 * @param nonRoyal by code: 1 for a piece that isn't royal, otherwise 0
 * @param content by code, and code on a square: what that is to the first ({@link Content})
 */
public record PieceTable(
        List<String> ids,
        int codes,
        int[][] codesOf,
        int[][] royalsOf,
        boolean[] royal,
        int[] nonRoyal,
        byte[][] content) {
    /** The code of a piece, or {@link PieceCode#NONE} if no type has its id. */
    public int code(Piece piece) {
        int type = ids.indexOf(piece.id());
        return type < 0 ? PieceCode.NONE : PieceCode.of(type, piece.side().ordinal());
    }

    /** The piece of a code. */
    public Piece piece(int code) {
        return new Piece(ids.get(PieceCode.type(code)), Side.values()[PieceCode.side(code)]);
    }
}
