package org.matewright.puzzles.cli;

import java.nio.file.Path;
import java.util.List;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemPlaces;
import org.matewright.puzzles.report.Task;
import org.matewright.puzzles.twin.Twins;
import org.matewright.rules.Fault;

/**
 * The source of a problem.
 *
 * @param source a file's path or an option's name
 * @param base the folder that relative paths of variants are resolved against
 * @param places the places of its parts in that source
 * @param warnings warnings found on reading it, as lines for standard error
 */
record Origin(String source, Path base, ProblemPlaces places, List<String> warnings) {
    private static final String DUPLEX = "duplex";

    /** A problem given by options. */
    static Origin typed() {
        return new Origin("--fen", Path.of(""), ProblemPlaces.NONE, List.of());
    }

    /** A problem of a file. */
    static Origin of(Path file, ProblemFile.Part part) {
        List<String> warnings = part.problem().faults().stream()
                .map(fault -> fault.format(file.toString()))
                .toList();
        return new Origin(file.toString(), ProblemFile.folder(file), part.places(), warnings);
    }

    /** A fault of a task, placed in the file, with the twin that has it. */
    Fault placed(Task task, Fault fault) {
        Twins.Part part = task.part();
        if (part.isDiagram()) {
            return places.ofPosition(fault);
        }
        String twin = part.label().replace(DUPLEX, "").strip();
        String who = (twin.isEmpty() || part.caption().equals(DUPLEX) ? "" : "twin " + twin + " ")
                + (task.isDuplex() ? DUPLEX : "");
        return new Fault(
                fault.severity(), fault.code(), places.twin(twin), who.strip() + ": " + fault.message(), fault.hint());
    }
}
