package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;

/**
 * Some of the pieces of a final position, the others unknown: who may attack what, and which moves are surely there.
 *
 * <p>An attack counts if it is possible in some position that holds these pieces and perhaps others; a move counts if it
 * is there unless a further piece takes it away. Both can only be lost as pieces are added, apart from attacks of the pieces
 * added. For one thread.
 */
final class MateTargetBoard {
    /** Nothing that is known stands there. */
    static final int NOBODY = -1;

    private static final int[] IMPOSSIBLE = {};

    private final ClearLines lines;
    private final int squares;
    private final boolean[] attackers;
    private final int[] on;
    private final int[] state;
    private final int[] @Nullable [] @Nullable [] needed;
    private final Line[] @Nullable [] moves;

    /**
     * An empty board.
     *
     * @param attackers which pieces belong to the side that is to reach the goal
     */
    MateTargetBoard(Walker walker, int squares, boolean[] attackers) {
        this.lines = walker.clearLines();
        this.squares = squares;
        this.attackers = attackers;
        this.on = new int[squares];
        this.state = new int[attackers.length];
        Arrays.fill(on, NOBODY);
        Arrays.fill(state, NOBODY);
        needed = new int[walker.occupants() * squares][][];
        moves = new Line[walker.occupants() * squares][];
    }

    /** The piece on a square, or {@link #NOBODY}. */
    int on(int square) {
        return on[square];
    }

    /** The state of a piece, or {@link #NOBODY} if it isn't placed. */
    int state(int piece) {
        return state[piece];
    }

    boolean isPlaced(int piece) {
        return state[piece] != NOBODY;
    }

    void place(int piece, int state) {
        this.state[piece] = state;
        on[state % squares] = piece;
    }

    void lift(int piece) {
        on[state[piece] % squares] = NOBODY;
        state[piece] = NOBODY;
    }

    /** The moves of a piece in a state that are there if squares are empty. */
    Line[] moves(int state) {
        Line[] known = moves[state];
        if (known == null) {
            known = lines.moves(state / squares, state % squares).toArray(new Line[0]);
            moves[state] = known;
        }
        return known;
    }

    /** The squares that must be empty for an attack from a state; null if it is impossible. */
    private int @Nullable [] needed(int state, int target) {
        int[][] row = needed[state];
        if (row == null) {
            row = new int[squares][];
            needed[state] = row;
        }
        int[] known = row[target];
        if (known == null) {
            int[] between = lines.neededEmpty(state / squares, state % squares, target);
            known = between == null ? IMPOSSIBLE : between;
            row[target] = known;
        }
        return known == IMPOSSIBLE ? null : known;
    }

    /**
     * Whether a piece in a state may attack a square.
     *
     * @param vacated a square that counts as empty, or -1
     * @param entered a square that counts as occupied, or -1
     */
    boolean mayAttack(int from, int target, int vacated, int entered) {
        int[] between = needed(from, target);
        if (between == null) {
            return false;
        }
        int origin = from % squares;
        for (int square : between) {
            if (square != origin && (square == entered || on[square] != NOBODY && square != vacated)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The squares that alone decide whether a piece in a state attacks a square: it does when they are empty, and not
     * otherwise. Null if that depends on more, or if it never attacks it.
     *
     * @param victimState who would be taken there
     */
    int @Nullable [] decisive(int from, int victimState) {
        int target = victimState % squares;
        int[] between = needed(from, target);
        if (between == null) {
            return null;
        }
        for (Line move : moves(from)) {
            if (move.to() == target
                    && move.captures()
                    && lines.mayCapture(from / squares, victimState / squares)
                    && isAmong(move.path(), between)) {
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

    /** Whether some attacker that is placed may attack a square; who stands on the entered one counts as taken. */
    boolean isAttacked(int target, int vacated, int entered) {
        for (int piece = 0; piece < state.length; piece++) {
            if (attackers[piece]
                    && state[piece] != NOBODY
                    && state[piece] % squares != entered
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
     * Whether a placed piece of the mated side surely has a move that leaves its royal safe.
     *
     * @param royal the square of that royal
     */
    boolean isLegal(int piece, Line move, int royal) {
        int victim = on[move.to()];
        boolean fits = victim == NOBODY
                ? move.quiet()
                : move.captures()
                        && attackers[victim] != attackers[piece]
                        && lines.mayCapture(state[piece] / squares, state[victim] / squares);
        if (!fits || !isClear(move.path())) {
            return false;
        }
        int from = state[piece] % squares;
        return !isAttacked(from == royal ? move.to() : royal, from, move.to());
    }

    /** Whether a move could capture a piece where that one stands. */
    boolean mayCapture(int piece, Line move, int victimState) {
        return move.captures() && lines.mayCapture(state[piece] / squares, victimState / squares);
    }

    /** The move with which a placed piece surely could capture another where it stands, or null. */
    @Nullable
    Line capture(int piece, int victim) {
        int target = state[victim] % squares;
        for (Line move : moves(state[piece])) {
            if (move.to() == target && mayCapture(piece, move, state[victim]) && isClear(move.path())) {
                return move;
            }
        }
        return null;
    }
}
