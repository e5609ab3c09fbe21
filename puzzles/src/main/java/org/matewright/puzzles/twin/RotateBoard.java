package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Shape;

/**
 * The board is turned clockwise as White sees it: {@code rotate: 90} brings a piece from a1 to a8.
 *
 * @param degrees 90, 180 or 270
 */
public record RotateBoard(int degrees) implements TwinChange {
    private static final List<String> DEGREES = List.of("90", "180", "270");

    static final TwinKind KIND = TwinKind.of(
            "rotate",
            new Shape.OneOf(DEGREES),
            "The board is turned clockwise.",
            "rotate: 90",
            value -> value.choice().map(Integer::parseInt).map(RotateBoard::new));

    public RotateBoard {
        if (!DEGREES.contains(Integer.toString(degrees))) {
            throw new IllegalArgumentException("a board can't be turned by " + degrees);
        }
    }

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return Integer.toString(degrees);
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        ChangedSetup position = new ChangedSetup(problem);
        Geometry board = position.board();
        int file = board.files() - 1;
        int rank = board.ranks() - 1;
        if (degrees != 180 && file != rank) {
            position.refuse("a board of " + board + " squares can't be turned by " + degrees + "°");
            return position.after(setup -> setup);
        }
        return position.afterAllMove(
                switch (degrees) {
                    case 90 -> s -> position.at(board.rank(s), file - board.file(s));
                    case 180 -> s -> position.at(file - board.file(s), rank - board.rank(s));
                    default -> s -> position.at(rank - board.rank(s), board.file(s));
                });
    }

    @Override
    public String caption(Problem before, Path base) {
        return "turn by " + degrees + "°";
    }
}
