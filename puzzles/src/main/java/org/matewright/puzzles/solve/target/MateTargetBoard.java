package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.LineTables;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;

/**
 * A final position of which only some pieces are known: which attacks are possible, and which moves are certain.
 *
 * <p>An attack is possible if it is there in some position that holds the placed pieces and perhaps others; a move is
 * certain if it is there unless a further piece takes it away. Both can only be lost as pieces are added, except for the
 * attacks of the added pieces themselves. For one thread.
 */
final class MateTargetBoard {
    /** No piece that is known. */
    static final int NOBODY = -1;

    private final MateTargetPieces pieces;
    private final PieceStates states;
    private final LineTables lines;
    private final int[] on;
    private final int[] state;

    /** An empty board. */
    MateTargetBoard(Walker walker, MateTargetPieces pieces) {
        this.pieces = pieces;
        states = pieces.states;
        lines = new LineTables(walker, states.squares());
        on = new int[states.squares()];
        state = new int[pieces.count()];
        Arrays.fill(on, NOBODY);
        Arrays.fill(state, NOBODY);
    }

    /** The piece on a square, or {@link #NOBODY}. */
    int on(int square) {
        return on[square];
    }

    /** The state of a piece, or {@link #NOBODY} if it isn't placed. */
    int state(int piece) {
        return state[piece];
    }

    /** The square of a placed piece. */
    int square(int piece) {
        return states.square(state[piece]);
    }

    boolean isPlaced(int piece) {
        return state[piece] != NOBODY;
    }

    void place(int piece, int newState) {
        state[piece] = newState;
        on[states.square(newState)] = piece;
    }

    void lift(int piece) {
        on[square(piece)] = NOBODY;
        state[piece] = NOBODY;
    }

    /** The moves of a piece in a state that are there whenever squares are empty. */
    Line[] moves(int from) {
        return lines.moves(states.code(from), states.square(from));
    }

    private int[] neededEmpty(int from, int target) {
        return lines.neededEmpty(states.code(from), states.square(from), target);
    }

    /**
     * Whether a piece in a state may attack a square.
     *
     * @param vacated a square that counts as empty, or -1
     * @param entered a square that counts as occupied, or -1
     */
    boolean mayAttack(int from, int target, int vacated, int entered) {
        int[] between = neededEmpty(from, target);
        if (between == LineTables.IMPOSSIBLE) {
            return false;
        }
        int origin = states.square(from);
        for (int square : between) {
            if (square != origin && (square == entered || on[square] != NOBODY && square != vacated)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The squares that alone decide whether a piece in a state attacks another: it does if and only if they are empty. Null
     * if that depends on more, or if it never attacks it.
     *
     * @param victim the state of the other piece
     */
    int @Nullable [] decisive(int from, int victim) {
        int target = states.square(victim);
        int[] between = neededEmpty(from, target);
        if (between == LineTables.IMPOSSIBLE) {
            return null;
        }
        for (Line move : moves(from)) {
            if (move.to() == target && mayCapture(from, move, victim) && isAmong(move.path(), between)) {
                return move.path();
            }
        }
        return null;
    }

    private static boolean isAmong(int[] some, int[] all) {
        for (int square : some) {
            if (Arrays.stream(all).noneMatch(other -> other == square)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a placed attacker may attack a square; one that stands on the entered square counts as captured. */
    boolean isAttacked(int target, int vacated, int entered) {
        for (int piece = 0; piece < state.length; piece++) {
            if (pieces.isAttacker(piece)
                    && state[piece] != NOBODY
                    && square(piece) != entered
                    && mayAttack(state[piece], target, vacated, entered)) {
                return true;
            }
        }
        return false;
    }

    private boolean isClear(int[] path) {
        for (int square : path) {
            if (on[square] != NOBODY) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether it is certain that a move of a placed piece of the mated side is there and leaves its royal safe.
     *
     * @param royal the square of that royal
     */
    boolean isLegal(int piece, Line move, int royal) {
        int victim = on[move.to()];
        boolean fits = victim == NOBODY
                ? move.quiet()
                : pieces.isAttacker(victim) != pieces.isAttacker(piece)
                        && mayCapture(state[piece], move, state[victim]);
        if (!fits || !isClear(move.path())) {
            return false;
        }
        int from = square(piece);
        return !isAttacked(from == royal ? move.to() : royal, from, move.to());
    }

    /** Whether a move of a piece in a state could capture another in its state. */
    boolean mayCapture(int from, Line move, int victim) {
        return move.captures() && pieces.lines.mayCapture(states.code(from), states.code(victim));
    }

    /** The move with which it is certain that a placed piece could capture another where it stands, or null. */
    @Nullable
    Line capture(int piece, int victim) {
        int target = square(victim);
        for (Line move : moves(state[piece])) {
            if (move.to() == target && mayCapture(state[piece], move, state[victim]) && isClear(move.path())) {
                return move;
            }
        }
        return null;
    }
}
