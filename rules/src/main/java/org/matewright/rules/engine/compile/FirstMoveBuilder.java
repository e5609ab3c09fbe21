package org.matewright.rules.engine.compile;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.FirstMoveTable;
import org.matewright.rules.engine.tables.SideSquares;

/** Which pieces have moves while they are unmoved, castling aside, and what takes those from them. */
public final class FirstMoveBuilder {
    /** Pieces of a type lose their first moves to those of another. */
    private record Loss(int type, int attacker) {}

    private final Setup start;
    private final PieceBuilder pieces;
    private final TraitBuilder traits;
    private final Map<Integer, SideSquares> squares = new HashMap<>();
    private final Set<Loss> losses = new HashSet<>();
    private final Set<Integer> onlyInPeace = new HashSet<>();

    FirstMoveBuilder(Setup start, PieceBuilder pieces, TraitBuilder traits) {
        this.start = start;
        this.pieces = pieces;
        this.traits = traits;
    }

    /** Gives a type its first moves on these squares, whether it has moved or not, instead of while it hasn't. */
    public void on(int type, SideSquares where) {
        squares.put(type, where);
    }

    /**
     * Takes their first moves from pieces of a type as soon as a piece of another, by its own move, comes to where it would
     * attack them if nothing stood between.
     */
    public void lostTo(int type, int attacker) {
        traits.breaks(Assumption.MOVES_HAVE_NO_CONSEQUENCES);
        losses.add(new Loss(type, attacker));
    }

    /** Lets pieces of a type make no first moves while their side is in check. */
    public void onlyInPeace(int type) {
        onlyInPeace.add(type);
    }

    boolean isOnlyInPeace(int type) {
        return onlyInPeace.contains(type);
    }

    /** The squares on which a piece has its first moves whether it has moved or not; null if it has to be unmoved. */
    @Nullable
    BitSet squares(int code) {
        SideSquares where = squares.get(PieceCode.type(code));
        return where == null ? null : where.of(PieceCode.side(code));
    }

    /**
     * The table of first moves.
     *
     * @param castling whether anyone castles
     * @param gates by side: the squares on which pieces may come in from the hand
     */
    FirstMoveTable build(boolean castling, BitSet[] gates) {
        int codes = pieces.codes();
        boolean[] has = new boolean[codes];
        boolean[] inPeace = new boolean[codes];
        int[][] deprives = new int[codes][];
        deprives[0] = new int[0];
        deprives[1] = new int[0];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            int side = PieceCode.side(code);
            has[code] = !squares.containsKey(type)
                    && pieces.type(type).moves().terms().stream()
                            .anyMatch(t ->
                                    !t.isCastling() && t.legs().get(0).modes().has('i'));
            inPeace[code] = onlyInPeace.contains(type);
            deprives[code] = losses.stream()
                    .filter(loss -> loss.attacker() == type)
                    .mapToInt(loss -> PieceCode.of(loss.type(), side ^ 1))
                    .toArray();
        }
        BitSet[] named = {(BitSet) gates[0].clone(), (BitSet) gates[1].clone()};
        String field = start.castling();
        if (!castling && field != null && !field.equals("-")) {
            nameFirstRanks(has, named);
        }
        return new FirstMoveTable(has, inPeace, deprives, named);
    }

    /** Where nobody castles and the set-up's castling field still names pieces, it speaks of their first moves. */
    private void nameFirstRanks(boolean[] has, BitSet[] named) {
        for (int square : start.occupied()) {
            Piece piece = start.piece(square);
            for (int type = 0; piece != null && type < pieces.types().size(); type++) {
                int side = piece.side().ordinal();
                if (pieces.type(type).id().equals(piece.id())
                        && has[PieceCode.of(type, side)]
                        && start.geometry().rank(square)
                                == (side == 0 ? 0 : start.geometry().ranks() - 1)) {
                    named[side].set(square);
                }
            }
        }
    }
}
