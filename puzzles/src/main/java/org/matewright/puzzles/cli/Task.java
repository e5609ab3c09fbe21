package org.matewright.puzzles.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twins;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Position;

/**
 * What a solver is given.
 *
 * @param part what it's called beside the others
 * @param problem its problem, without twins
 * @param position its position
 * @param others what is to be solved besides: the twins, which have none themselves
 * @param unset what would have to be solved besides and can't be
 */
record Task(Twins.Part part, Problem problem, Position position, List<Task> others, List<Unset> unset) {
    /**
     * A twin that can't be set up.
     *
     * @param label what it's called beside the others
     * @param source where it comes from
     * @param faults why it can't be
     */
    record Unset(String label, String source, List<Fault> faults) {
        Unset {
            faults = List.copyOf(faults);
        }
    }

    Task {
        others = List.copyOf(others);
        unset = List.copyOf(unset);
    }

    /** The task that isn't of a file. */
    static Task typed(Position position, Stipulation stipulation, Problem.Form form) {
        Problem problem = Problem.of(position.variant(), position.setup(), stipulation, form);
        return of(problem, "--fen", Path.of(""));
    }

    /**
     * The task that a problem sets. Of its parts, those that can't be set up are left aside.
     *
     * @throws Refusal if none can be, or the diagram can't
     */
    static Task of(Problem problem, String source, Path base) {
        List<Task> tasks = new ArrayList<>();
        List<Unset> unset = new ArrayList<>();
        for (Twins.Part part : Twins.parts(problem, base)) {
            String where = part.isDiagram() ? source : source + ": " + part.label();
            Problem asked = part.problem().valueOrNull();
            String fen = asked == null ? "" : fen(asked);
            Checked<Position> position = asked == null ? Checked.of(null, part.problem().faults()) : position(asked);
            if (asked != null && position.isOk()) {
                tasks.add(new Task(part, asked, position.value(), List.of(), List.of()));
            } else if (part.isDiagram()) {
                throw Refusal.of(within(where, fen), position.faults());
            } else {
                unset.add(new Unset(part.label(), within(where, fen), position.faults()));
            }
        }
        if (tasks.isEmpty()) {
            throw Refusal.of(unset.get(0).source(), unset.get(0).faults());
        }
        Task first = tasks.get(0);
        return new Task(first.part(), first.problem(), first.position(), tasks.subList(1, tasks.size()), unset);
    }

    /** The position of a problem; faults have their places in its FEN. */
    static Checked<Position> position(Problem problem) {
        Checked<Position> position = problem.variant().position(problem.setup());
        return position.isOk() ? position : problem.variant().position(fen(problem));
    }

    /** A problem's FEN, without castling where it's left to what the position allows. */
    static String fen(Problem problem) {
        Setup setup = problem.setup();
        return (setup.castling() == null ? setup.withCastling("-") : setup).toString();
    }

    /** What a fault's place is in: the FEN, where there is one. */
    private static String within(String where, String fen) {
        return fen.isEmpty() || where.equals("--fen") ? where : where + ": " + fen;
    }

    Stipulation stipulation() {
        return problem.stipulation();
    }

    /** What speaks against the side that begins; nothing does where a duplex lets the other one begin. */
    Optional<String> doubtOfSide() {
        return part.label().endsWith("duplex") ? Optional.empty() : stipulation().doubtOf(position.side());
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
