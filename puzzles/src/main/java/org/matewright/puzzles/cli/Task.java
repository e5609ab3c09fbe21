package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twins;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.rules.Checked;
import org.matewright.rules.variant.Position;

/**
 * What a solver is given.
 *
 * @param label the letter of a problem with twins, or of a twin; otherwise empty
 * @param position the position
 * @param stipulation what is asked
 * @param wanted the number of lines that the problem states, 0 if none
 * @param diagram the position with what is known of the problem
 * @param twins the twins, which have none themselves
 */
record Task(
        String label, Position position, Stipulation stipulation, int wanted, Diagram diagram, List<Task> twins) {
    Task {
        twins = List.copyOf(twins);
    }

    /** The task that isn't of a file. */
    static Task typed(Position position, Stipulation stipulation) {
        Diagram diagram = Diagram.builder(position.setup(), position.variant().pieces())
                .stipulation(stipulation)
                .build();
        return new Task("", position, stipulation, 0, diagram, List.of());
    }

    /**
     * The task that a problem sets.
     *
     * @throws Refusal if its position, or that of a twin, can't be played
     */
    static Task of(Problem problem, String source) {
        List<Task> twins = new ArrayList<>();
        for (Twins.Result twin : Twins.of(problem)) {
            String of = source + ": twin " + twin.twin().label();
            twins.add(of(twin.twin().label(), value(twin.problem(), of), of, List.of()));
        }
        return of(twins.isEmpty() ? "" : "a", problem, source, twins);
    }

    private static Task of(String label, Problem problem, String source, List<Task> twins) {
        Position position = value(problem.variant().position(problem.setup()), source);
        return new Task(
                label,
                position,
                problem.stipulation(),
                problem.intended().solutions(),
                Diagram.builder(problem).build(),
                twins);
    }

    private static <T> T value(Checked<T> checked, String source) {
        if (!checked.isOk()) {
            throw Refusal.of(source, checked.faults());
        }
        return checked.value();
    }
}
