package org.matewright.puzzles.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.twin.Twins;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.variant.Position;

/**
 * What a solver is to solve: the problem of a diagram, of one of its twins, or of either with the other side to begin.
 *
 * @param part the problem, with its label among the others
 * @param position the position to solve, with its warnings; or why there is none
 */
public record Task(Twins.Part part, Checked<Position> position) {
    private static final String DUPLEX = "duplex";

    /**
     * All tasks that a problem sets, at least one, in order. Some may have no position.
     *
     * @param base the folder that relative paths of the twins' variants start from
     */
    public static List<Task> of(Problem problem, Path base) {
        return Twins.parts(problem, base).stream().map(Task::of).toList();
    }

    /** A twin repeats no warning of its diagram. */
    private static Task of(Twins.Part part) {
        Problem problem = part.problem().valueOrNull();
        if (problem == null) {
            return new Task(part, Checked.of(null, part.problem().faults()));
        }
        Checked<Position> position = problem.variant().position(problem.setup());
        return new Task(part, part.isDiagram() || !position.isOk() ? position : Checked.of(position.value()));
    }

    /** Whether there is a position to solve. */
    public boolean isSolvable() {
        return position.isOk();
    }

    /** The problem, without twins; null if its twin's changes can't be made. */
    public @Nullable Problem problemOrNull() {
        return part.problem().valueOrNull();
    }

    /**
     * The problem, without twins.
     *
     * @throws org.matewright.rules.FaultException if its twin's changes can't be made
     */
    public Problem problem() {
        return part.problem().value();
    }

    /** Why there is nothing to solve, in a sentence without a full stop; empty if there is. */
    public Optional<String> obstacle() {
        return position.faults().stream()
                .filter(Fault::isError)
                .map(Fault::text)
                .findFirst();
    }

    /** Whether the other side begins than in the diagram or twin itself. */
    public boolean isDuplex() {
        return part.label().endsWith(DUPLEX);
    }

    /**
     * What speaks against the side to begin, in a sentence without a full stop. Nothing does in a duplex, which lets
     * either side begin.
     */
    public Optional<String> doubtOfSide() {
        return isDuplex() || !isSolvable()
                ? Optional.empty()
                : problem().stipulation().doubtOf(position.value().side());
    }
}
