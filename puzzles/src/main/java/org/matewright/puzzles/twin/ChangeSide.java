package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Side;
import org.matewright.rules.config.Shape;

/**
 * A side that begins, whatever the convention says: {@code side: black}.
 *
 * @param side the side
 */
public record ChangeSide(Side side) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "side",
            new Shape.OneOf(List.of(Side.WHITE.word(), Side.BLACK.word())),
            "Who begins.",
            "side: black",
            value -> value.choice().map(ChangeSide::of));

    private static ChangeSide of(String word) {
        return new ChangeSide(word.equals(Side.WHITE.word()) ? Side.WHITE : Side.BLACK);
    }

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return side.word();
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        return Checked.of(problem.withSetup(problem.setup().withSide(side)));
    }

    @Override
    public String caption(Problem before, Path base) {
        return side.title() + " begins";
    }
}
