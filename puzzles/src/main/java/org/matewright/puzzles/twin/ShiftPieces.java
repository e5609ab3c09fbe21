package org.matewright.puzzles.twin;

import java.nio.file.Path;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;

/**
 * All pieces shift as far as one square is from another: {@code shift: a1-b1}, one file to the right.
 *
 * @param squares the two squares; they need no pieces
 */
public record ShiftPieces(SquarePair squares) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "shift",
            SquarePair.SHAPE,
            "All pieces shift as one square to another.",
            "shift: a1-b1",
            value -> value.squares().map(ShiftPieces::new));

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return squares.toString();
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        ChangedSetup position = new ChangedSetup(problem);
        Geometry board = position.board();
        int from = position.square(squares.from());
        int to = position.square(squares.to());
        if (from < 0 || to < 0) {
            return position.after(setup -> setup);
        }
        int files = board.file(to) - board.file(from);
        int ranks = board.rank(to) - board.rank(from);
        return position.afterAllMove(s -> position.at(board.file(s) + files, board.rank(s) + ranks));
    }

    @Override
    public String caption(Problem before, Path base) {
        return "shift " + squares.from() + " to " + squares.to();
    }
}
