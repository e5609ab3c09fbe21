package org.matewright.puzzles.solve.target;

import org.matewright.rules.engine.Walker;

/**
 * Numbers the states that a piece can be in: what it is, by its code, and where it stands. A white pawn on e2 and the
 * queen on e8 that it becomes are two states. Tables of moves have a row by state.
 */
final class PieceStates {
    private final int codes;
    private final int squares;

    /** The states in the variant of a walker on a board of so many squares. */
    PieceStates(Walker walker, int squares) {
        codes = walker.occupants();
        this.squares = squares;
    }

    /** The number of squares of the board. */
    int squares() {
        return squares;
    }

    /** The number of states. */
    int count() {
        return codes * squares;
    }

    /** The state of a piece, by its code, on a square. */
    int of(int code, int square) {
        return code * squares + square;
    }

    /** The state of the same piece on another square. */
    int moved(int state, int square) {
        return of(code(state), square);
    }

    /** The code of the piece. */
    int code(int state) {
        return state / squares;
    }

    /** The square on which it stands. */
    int square(int state) {
        return state % squares;
    }
}
