package org.matewright.puzzles.twin;

import java.nio.file.Path;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;

/**
 * A piece is added on an empty square: {@code add: black Pa7}.
 *
 * @param piece the piece and its square
 */
public record AddPiece(PlacedPiece piece) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "add",
            PlacedPiece.SHAPE,
            "A piece is added.",
            "add: black Pa7",
            value -> value.piece().map(AddPiece::new));

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
        int at = position.empty(piece.square());
        return position.after(setup -> setup.with(at, piece.piece()));
    }

    @Override
    public String caption(Problem before, Path base) {
        return "add " + piece;
    }
}
