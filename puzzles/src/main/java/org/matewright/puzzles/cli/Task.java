package org.matewright.puzzles.cli;

import java.nio.file.Path;
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
 * @param part what it's called beside the others
 * @param problem its problem, without twins
 * @param position its position
 * @param others what is to be solved besides: the twins, which have none themselves
 */
record Task(Twins.Part part, Problem problem, Position position, List<Task> others) {
    Task {
        others = List.copyOf(others);
    }

    /** The task that isn't of a file. */
    static Task typed(Position position, Stipulation stipulation, Problem.Form form) {
        Problem problem = new Problem(
                position.variant(),
                position.setup(),
                stipulation,
                null,
                List.of(),
                Problem.Source.UNKNOWN,
                null,
                List.of(),
                List.of(),
                null,
                Problem.Intended.NONE,
                form);
        return of(problem, "--fen", Path.of(""));
    }

    /**
     * The task that a problem sets.
     *
     * @throws Refusal if its position, or that of a twin, can't be played
     */
    static Task of(Problem problem, String source, Path base) {
        List<Task> tasks = new ArrayList<>();
        List<Twins.Part> parts = Twins.parts(problem, base);
        for (Twins.Part part : parts.subList(1, parts.size())) {
            tasks.add(of(part, source, List.of()));
        }
        return of(parts.get(0), source, tasks);
    }

    private static Task of(Twins.Part part, String source, List<Task> others) {
        String where = part.isDiagram() ? source : source + ": " + part.label();
        Problem problem = value(part.problem(), where);
        Position position = value(problem.variant().position(problem.setup()), where);
        return new Task(part, problem, position, others);
    }

    Stipulation stipulation() {
        return problem.stipulation();
    }

    /** The number of lines that the problem states, 0 if none. */
    int wanted() {
        return problem.intended().solutions();
    }

    /** The position with what is known of the problem. */
    Diagram diagram() {
        return Diagram.builder(problem).build();
    }

    private static <T> T value(Checked<T> checked, String source) {
        if (!checked.isOk()) {
            throw Refusal.of(source, checked.faults());
        }
        return checked.value();
    }
}
