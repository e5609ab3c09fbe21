package org.matewright.puzzles.twin;

import java.nio.file.Path;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;

/**
 * Two pieces change places: {@code exchange: g2-h7}.
 *
 * @param squares where they stand
 */
public record ExchangePieces(SquarePair squares) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "exchange",
            SquarePair.SHAPE,
            "Two pieces change places.",
            "exchange: g2-h7",
            value -> value.squares().map(ExchangePieces::new));

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
        int one = position.occupied(squares.from());
        int other = position.occupied(squares.to());
        return position.after(setup -> setup.with(other, setup.piece(one)).with(one, setup.piece(other)));
    }

    @Override
    public String caption(Problem before, Path base) {
        return "exchange " + ChangedSetup.named(before.setup(), squares.from()) + " and "
                + ChangedSetup.named(before.setup(), squares.to());
    }
}
