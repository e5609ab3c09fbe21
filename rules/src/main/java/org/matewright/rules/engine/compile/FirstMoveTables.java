package org.matewright.rules.engine.compile;

import java.util.BitSet;
import org.matewright.rules.Piece;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.FirstMoveTable;

/** Compiles which pieces have moves while they are unmoved, and what takes those from them. */
final class FirstMoveTables {
    private FirstMoveTables() {}

    /**
     * The table of a ruleset.
     *
     * @param castling whether anyone castles
     */
    static FirstMoveTable of(Ruleset rules, boolean castling) {
        int codes = PieceCode.count(rules.pieces.size());
        boolean[] has = new boolean[codes];
        boolean[] onlyInPeace = new boolean[codes];
        int[][] deprives = new int[codes][];
        deprives[0] = new int[0];
        deprives[1] = new int[0];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            int side = PieceCode.side(code);
            has[code] = !rules.firstMoveSquares.containsKey(type)
                    && rules.pieces.get(type).moves().terms().stream()
                            .anyMatch(t ->
                                    !t.isCastling() && t.legs().get(0).modes().has('i'));
            onlyInPeace[code] = rules.firstMovesInPeace.contains(type);
            deprives[code] = rules.firstMovesLost.stream()
                    .filter(pair -> pair.get(1) == type)
                    .mapToInt(pair -> PieceCode.of(pair.get(0), side ^ 1))
                    .toArray();
        }
        BitSet[] named = {
            (BitSet) rules.gates.of(0).clone(), (BitSet) rules.gates.of(1).clone()
        };
        String field = rules.start.castling();
        if (!castling && field != null && !field.equals("-")) {
            nameFirstRanks(rules, has, named);
        }
        return new FirstMoveTable(has, onlyInPeace, deprives, named);
    }

    /** Where nobody castles and the set-up's castling field still names pieces, it speaks of their first moves. */
    private static void nameFirstRanks(Ruleset rules, boolean[] has, BitSet[] named) {
        for (int square : rules.start.occupied()) {
            Piece piece = rules.start.piece(square);
            for (int type = 0; piece != null && type < rules.pieces.size(); type++) {
                int side = piece.side().ordinal();
                if (rules.pieces.get(type).id().equals(piece.id())
                        && has[PieceCode.of(type, side)]
                        && rules.geometry.rank(square) == (side == 0 ? 0 : rules.geometry.ranks() - 1)) {
                    named[side].set(square);
                }
            }
        }
    }
}
