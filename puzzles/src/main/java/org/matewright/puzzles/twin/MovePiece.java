package org.matewright.puzzles.twin;

import java.nio.file.Path;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;

/**
 * A piece moves to an empty square: {@code move: g2-f2}.
 *
 * @param squares where it stands and where it goes
 */
public record MovePiece(SquarePair squares) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "move",
            SquarePair.SHAPE,
            "A piece moves to an empty square.",
            "move: g2-f2",
            value -> value.squares().map(MovePiece::new));

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
        int from = position.occupied(squares.from());
        int to = position.empty(squares.to());
        return position.after(setup -> setup.with(to, setup.piece(from)).with(from, null));
    }

    @Override
    public String caption(Problem before, Path base) {
        return ChangedSetup.named(before.setup(), squares.from()) + " to " + squares.to();
    }
}
