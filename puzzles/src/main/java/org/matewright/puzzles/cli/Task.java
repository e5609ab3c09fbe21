package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twins;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.variant.Position;

/**
 * What a solver is given.
 *
 * @param part what it's called beside the others
 * @param problem its problem, without twins
 * @param position its position
 * @param others what is to be solved besides: the twins, which have none themselves
 * @param unset what would have to be solved besides and can't be
 * @param warnings what is doubtful about the positions, as lines for standard error
 */
record Task(
        Twins.Part part,
        Problem problem,
        Position position,
        List<Task> others,
        List<Unset> unset,
        List<String> warnings) {
    /**
     * A twin that can't be set up.
     *
     * @param label what it's called beside the others
     * @param source where it comes from
     * @param faults why it can't be, with their places there
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

    Task {
        others = List.copyOf(others);
        unset = List.copyOf(unset);
        warnings = List.copyOf(warnings);
    }

    /** The task that isn't of a file; {@code position} as it was read from a FEN. */
    static Task typed(Checked<Position> position, Stipulation stipulation, Problem.Form form) {
        Problem problem =
                Problem.of(position.value().variant(), position.value().setup(), stipulation, form);
        Task task = of(problem, Origin.typed());
        List<String> warnings = position.faults().stream()
                .map(fault -> fault.format(Origin.typed().source()))
                .toList();
        return new Task(task.part, task.problem, task.position, task.others, task.unset, warnings);
    }

    /**
     * The task that a problem sets. Of its parts, those that can't be set up are left aside.
     *
     * @throws Refusal if none can be, or the diagram can't
     */
    static Task of(Problem problem, Origin origin) {
        List<Task> tasks = new ArrayList<>();
        List<Unset> unset = new ArrayList<>();
        List<String> warnings = new ArrayList<>(origin.warnings());
        for (Twins.Part part : Twins.parts(problem, origin.base())) {
            Checked<Position> position = position(part);
            List<Fault> faults = position.faults().stream()
                    .map(fault -> origin.placed(part, fault))
                    .toList();
            if (position.isOk()) {
                Problem asked = part.problem().value();
                tasks.add(new Task(part, asked, position.value(), List.of(), List.of(), List.of()));
                faults.forEach(fault -> warnings.add(fault.format(origin.source())));
            } else if (part.isDiagram()) {
                throw Refusal.of(origin.source(), faults);
            } else {
                unset.add(new Unset(part.label(), origin.source(), faults));
            }
        }
        if (tasks.isEmpty()) {
            throw Refusal.of(
                    origin.source(),
                    unset.stream().flatMap(twin -> twin.faults().stream()).toList());
        }
        Task first = tasks.get(0);
        List<Task> others = tasks.subList(1, tasks.size());
        return new Task(first.part(), first.problem(), first.position(), others, unset, warnings);
    }

    /** The position of a part, or why there's none. A twin repeats no warning of its diagram. */
    static Checked<Position> position(Twins.Part part) {
        Problem problem = part.problem().valueOrNull();
        if (problem == null) {
            return Checked.of(null, part.problem().faults());
        }
        Checked<Position> position = problem.variant().position(problem.setup());
        return part.isDiagram() || !position.isOk() ? position : Checked.of(position.value());
    }

    Stipulation stipulation() {
        return problem.stipulation();
    }

    /** What speaks against the side that begins; nothing does where a duplex lets the other one begin. */
    Optional<String> doubtOfSide() {
        return part.label().endsWith("duplex")
                ? Optional.empty()
                : stipulation().doubtOf(position.side());
    }

    /** The number of lines that the problem states, 0 if none. */
    int wanted() {
        return problem.intended().solutions();
    }

    /** The position with what is known of the problem. */
    Diagram diagram() {
        return Diagram.builder(problem).build();
    }
}
