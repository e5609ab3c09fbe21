package org.matewright.puzzles.twin;

import java.nio.file.Path;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;

/**
 * A piece takes the place of another one: {@code replace: white Nf3}.
 *
 * @param piece the new piece and the square of both
 */
public record ReplacePiece(PlacedPiece piece) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "replace",
            PlacedPiece.SHAPE,
            "A piece takes the place of another.",
            "replace: white Nf3",
            value -> value.piece().map(ReplacePiece::new));

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return piece.toString();
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        ChangedSetup position = new ChangedSetup(problem);
        piece.checkType(problem.variant(), position);
        int at = position.occupied(piece.square());
        return position.after(setup -> setup.with(at, piece.piece()));
    }

    @Override
    public String caption(Problem before, Path base) {
        return piece + " for " + ChangedSetup.named(before.setup(), piece.square());
    }
}
