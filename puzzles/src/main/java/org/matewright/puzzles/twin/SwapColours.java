package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.config.Shape;

/** All pieces change sides: {@code colours: swapped}. */
public record SwapColours() implements TwinChange {
    private static final String SWAPPED = "swapped";

    static final TwinKind KIND = TwinKind.of(
            "colours",
            new Shape.OneOf(List.of(SWAPPED)),
            "All pieces change sides.",
            "colours: swapped",
            value -> value.choice().map(swapped -> new SwapColours()));

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return SWAPPED;
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        return new ChangedSetup(problem).after(SwapColours::swapped);
    }

    private static Setup swapped(Setup setup) {
        Setup swapped = setup;
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null) {
                swapped =
                        swapped.with(square, new Piece(piece.id(), piece.side().other()));
            }
        }
        return swapped;
    }

    @Override
    public String caption(Problem before, Path base) {
        return "exchange colours";
    }
}
