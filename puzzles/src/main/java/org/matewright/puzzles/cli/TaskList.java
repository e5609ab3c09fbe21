package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.report.Task;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.variant.Position;

/**
 * The tasks that a problem sets.
 *
 * @param tasks those that can be solved, at least one
 * @param unset twins that can't be set up
 * @param warnings doubts about the positions, as lines for standard error
 */
record TaskList(List<Task> tasks, List<Unset> unset, List<String> warnings) {
    /**
     * A twin that can't be set up.
     *
     * @param label its label among the others
     * @param source its file's path or its option's name
     * @param faults why it can't be set up, with their places there
     */
    record Unset(String label, String source, List<Fault> faults) {
        Unset {
            faults = List.copyOf(faults);
        }

        /** The lines for a person. */
        List<String> lines() {
            return faults.stream().map(fault -> fault.format(source)).toList();
        }
    }

    TaskList {
        tasks = List.copyOf(tasks);
        unset = List.copyOf(unset);
        warnings = List.copyOf(warnings);
    }

    /** The tasks of a problem given by options; {@code position} as it was read from a FEN. */
    static TaskList typed(Checked<Position> position, Stipulation stipulation, Problem.Form form) {
        Problem problem = Problem.of(
                        position.value().variant(), position.value().setup(), stipulation)
                .withForm(form);
        TaskList list = of(problem, Origin.typed());
        List<String> warnings = position.faults().stream()
                .map(fault -> fault.format(Origin.typed().source()))
                .toList();
        return new TaskList(list.tasks, list.unset, warnings);
    }

    /**
     * The tasks of a problem.
     *
     * @throws Refusal if none can be solved, or the diagram's can't
     */
    static TaskList of(Problem problem, Origin origin) {
        List<Task> tasks = new ArrayList<>();
        List<Unset> unset = new ArrayList<>();
        List<String> warnings = new ArrayList<>(origin.warnings());
        for (Task task : Task.of(problem, origin.base())) {
            List<Fault> faults = task.position().faults().stream()
                    .map(fault -> origin.placed(task, fault))
                    .toList();
            if (task.isSolvable()) {
                tasks.add(task);
                faults.forEach(fault -> warnings.add(fault.format(origin.source())));
            } else if (task.part().isDiagram()) {
                throw Refusal.of(origin.source(), faults);
            } else {
                unset.add(new Unset(task.part().label(), origin.source(), faults));
            }
        }
        if (tasks.isEmpty()) {
            throw Refusal.of(
                    origin.source(),
                    unset.stream().flatMap(twin -> twin.faults().stream()).toList());
        }
        return new TaskList(tasks, unset, warnings);
    }

    /** The task that comes first, the diagram's unless only its twins are to be solved. */
    Task first() {
        return tasks.get(0);
    }

    /** All lines for standard error: the warnings, then why twins can't be set up. */
    List<String> errors() {
        return Stream.concat(warnings.stream(), unset.stream().flatMap(twin -> twin.lines().stream()))
                .toList();
    }
}
