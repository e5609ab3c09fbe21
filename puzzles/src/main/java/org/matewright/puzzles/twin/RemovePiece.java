package org.matewright.puzzles.twin;

import java.nio.file.Path;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.config.Shape;

/**
 * A piece is taken off: {@code remove: a7}.
 *
 * @param square the name of its square
 */
public record RemovePiece(String square) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "remove",
            new Shape.ListOf(new Shape.Word("a square")),
            "A piece is taken off.",
            "remove: a7",
            value -> value.square().map(RemovePiece::new));

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return square;
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        ChangedSetup position = new ChangedSetup(problem);
        int at = position.occupied(square);
        return position.after(setup -> setup.with(at, null));
    }

    @Override
    public String caption(Problem before, Path base) {
        return "remove " + ChangedSetup.named(before.setup(), square);
    }
}
