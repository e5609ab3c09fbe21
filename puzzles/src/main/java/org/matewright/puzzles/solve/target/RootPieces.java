package org.matewright.puzzles.solve.target;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Side;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.variant.Position;

/** The pieces at the root of a search, numbered from 0, as targets see them. Immutable. */
final class RootPieces {
    private final int[] states;
    private final boolean[] attackers;
    private final boolean[] unmoved;
    private final boolean[] partners;
    private final int royal;
    private final int matingRoyal;
    private final boolean attackersCastle;

    private RootPieces(Position position, LeastMoves least, PieceStates all, Castlings castlings, Side mated) {
        Walker walker = position.walker();
        List<Integer> occupied = position.setup().occupied();
        states = new int[occupied.size()];
        attackers = new boolean[states.length];
        unmoved = new boolean[states.length];
        partners = new boolean[states.length];
        boolean castle = false;
        for (int piece = 0; piece < states.length; piece++) {
            int square = occupied.get(piece);
            int code = walker.occupant(square);
            states[piece] = all.of(code, square);
            attackers[piece] = PieceCode.side(code) != mated.ordinal();
            unmoved[piece] = walker.isUnmoved(square);
            partners[piece] = castlings.isPartner(square);
            castle |= attackers[piece] && castlings.isCastler(square);
        }
        attackersCastle = castle;
        royal = onlyRoyal(walker, least, all, occupied.indexOf(walker.royalSquare(mated)));
        matingRoyal = onlyRoyal(walker, least, all, occupied.indexOf(walker.royalSquare(mated.other())));
    }

    /** The pieces of a position; null if the side to be mated hasn't exactly one royal, which stays one. */
    static @Nullable RootPieces of(
            Position position, LeastMoves least, PieceStates states, Castlings castlings, Side mated) {
        RootPieces pieces = new RootPieces(position, least, states, castlings, mated);
        return pieces.royal < 0 ? null : pieces;
    }

    /** The piece, or -1 if it may become one that isn't royal, or is -1. */
    private int onlyRoyal(Walker walker, LeastMoves least, PieceStates all, int piece) {
        if (piece < 0) {
            return -1;
        }
        byte[] row = least.row(states[piece], unmoved[piece]);
        for (int state = 0; state < row.length; state++) {
            if (row[state] != LeastMoves.NEVER && !walker.isRoyal(all.code(state))) {
                return -1;
            }
        }
        return piece;
    }

    /** The number of pieces. */
    int count() {
        return states.length;
    }

    /** The state of a piece. */
    int state(int piece) {
        return states[piece];
    }

    /** Whether a piece belongs to the side that is to reach the goal. */
    boolean isAttacker(int piece) {
        return attackers[piece];
    }

    /** Whether a piece hasn't moved. */
    boolean isUnmoved(int piece) {
        return unmoved[piece];
    }

    /** Whether a piece may be moved by another's castling. */
    boolean isPartner(int piece) {
        return partners[piece];
    }

    /** The only royal of the mated side. */
    int royal() {
        return royal;
    }

    /** The only royal of the side that is to reach the goal; -1 if it hasn't exactly one. */
    int matingRoyal() {
        return matingRoyal;
    }

    /** Whether the side that is to reach the goal may castle. */
    boolean attackersCastle() {
        return attackersCastle;
    }
}
