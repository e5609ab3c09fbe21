package org.matewright.puzzles.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Span;

/**
 * The position of a problem while a change moves its pieces. It collects what prevents the change, so that all of it is
 * reported at once. En passant rights lapse: after the change no double step has just been made.
 */
final class ChangedSetup {
    private final Problem problem;
    private final Setup setup;
    private final Geometry board;
    private final List<Fault> faults = new ArrayList<>();

    ChangedSetup(Problem problem) {
        this.problem = problem;
        this.setup = problem.setup().withEnPassant(List.of());
        this.board = setup.geometry();
    }

    /** What stands on a square: {@code Ke1}; the square's name alone if it's empty or doesn't exist. */
    static String named(Setup setup, String square) {
        int at = setup.geometry().square(square);
        Piece piece = at < 0 ? null : setup.piece(at);
        return piece == null ? square : piece.id() + square;
    }

    /** A fault that prevents a change of a position. */
    static Fault fault(String message) {
        return Fault.error("twin", Span.START, message);
    }

    Geometry board() {
        return board;
    }

    /** Adds a reason why the change can't be made. */
    void refuse(String message) {
        faults.add(fault(message));
    }

    /** A square by its name; -1, with a fault, if the board doesn't have it. */
    int square(String name) {
        int square = board.square(name);
        if (square < 0 || board.isHole(square)) {
            refuse("the " + board + " board has no square " + name);
            return -1;
        }
        return square;
    }

    /** A square on which a piece stands; -1, with a fault, if none does. */
    int occupied(String name) {
        int square = square(name);
        if (square >= 0 && setup.piece(square) == null) {
            refuse("no piece stands on " + name);
            return -1;
        }
        return square;
    }

    /** A square on which no piece stands; -1, with a fault, if one does. */
    int empty(String name) {
        int square = square(name);
        if (square >= 0 && setup.piece(square) != null) {
            refuse(name + " isn't empty: " + named(setup, name) + " stands there");
            return -1;
        }
        return square;
    }

    /** The square on a file and rank, counted from 0; -1 if the board has none there. */
    int at(int file, int rank) {
        return board.contains(file, rank) ? board.square(file, rank) : -1;
    }

    /** The problem after the change, which is made only if nothing prevents it. */
    Checked<Problem> after(UnaryOperator<Setup> change) {
        return faults.isEmpty() ? Checked.of(problem.withSetup(change.apply(setup))) : Checked.of(null, faults);
    }

    /**
     * The problem after all pieces have gone to other squares at once. A fault names those that would leave the board.
     *
     * @param target where the piece of a square goes; -1 if it leaves the board
     */
    Checked<Problem> afterAllMove(IntUnaryOperator target) {
        Setup moved = setup;
        for (int square : setup.occupied()) {
            moved = moved.with(square, null);
        }
        List<String> lost = new ArrayList<>();
        for (int square : setup.occupied()) {
            int to = target.applyAsInt(square);
            if (to < 0) {
                lost.add(named(setup, board.name(square)));
            } else {
                moved = moved.with(to, setup.piece(square));
            }
        }
        if (!lost.isEmpty()) {
            refuse(String.join(", ", lost) + " would leave the board");
        }
        Setup all = moved;
        return after(before -> all);
    }
}
