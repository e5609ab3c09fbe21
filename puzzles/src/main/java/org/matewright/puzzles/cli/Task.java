package org.matewright.puzzles.cli;

import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.rules.Checked;
import org.matewright.rules.variant.Position;

/**
 * What a solver is given.
 *
 * @param position the position
 * @param stipulation what is asked
 * @param wanted the number of lines that the problem states, 0 if none
 * @param diagram the position with what is known of the problem
 */
record Task(Position position, Stipulation stipulation, int wanted, Diagram diagram) {
    /** The task that isn't of a file. */
    static Task typed(Position position, Stipulation stipulation) {
        Diagram diagram = Diagram.builder(position.setup(), position.variant().pieces())
                .stipulation(stipulation)
                .build();
        return new Task(position, stipulation, 0, diagram);
    }

    /**
     * The task that a problem sets.
     *
     * @throws Refusal if its position can't be played
     */
    static Task of(Problem problem, String source) {
        Checked<Position> position = problem.variant().position(problem.setup());
        if (!position.isOk()) {
            throw Refusal.of(source, position.faults());
        }
        return new Task(position.value(), problem.stipulation(), problem.intended().solutions(), Diagram.builder(problem).build());
    }
}
