package org.matewright.puzzles.twin;

import java.nio.file.Path;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Checked;
import org.matewright.rules.Setup;
import org.matewright.rules.config.Shape;

/**
 * Another stipulation: {@code stipulation: s#2}. If the side that begins is the one that the convention names for the
 * old stipulation, the convention names it for the new one too: a twin {@code h#2} of a two-mover begins with Black.
 *
 * @param stipulation the new one
 */
public record ChangeStipulation(Stipulation stipulation) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "stipulation",
            new Shape.Word("a stipulation"),
            "Another stipulation.",
            "stipulation: s#2",
            value -> value.stipulation().map(ChangeStipulation::new));

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return stipulation.toString();
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        Setup setup = problem.setup();
        boolean conventional = setup.side() == problem.stipulation().conventionalSide();
        boolean otherBegins = conventional && setup.side() != stipulation.conventionalSide();
        Problem changed = problem.withStipulation(stipulation);
        return Checked.of(otherBegins ? changed.withSetup(Twins.otherSideBegins(setup)) : changed);
    }

    @Override
    public String caption(Problem before, Path base) {
        return value();
    }
}
