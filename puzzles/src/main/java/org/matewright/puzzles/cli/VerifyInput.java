package org.matewright.puzzles.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Twins;
import org.matewright.puzzles.io.EpdFile;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.variant.Position;

/**
 * What {@code verify} is to solve.
 *
 * @param tasks the problems and twins, in the order of the files
 * @param faults what couldn't be read, and warnings
 */
record VerifyInput(List<Item> tasks, List<Found> faults) {
    /**
     * A problem or twin to solve.
     *
     * @param id its title, or its file's name with its number there, with the letter of a twin
     * @param file the file it came from
     * @param problem what it claims
     * @param position its position
     */
    record Item(String id, String file, Problem problem, Position position) {}

    /** A fault and its file. */
    record Found(String file, Fault fault) {}

    static VerifyInput read(List<Path> files) {
        VerifyInput input = new VerifyInput(new ArrayList<>(), new ArrayList<>());
        files.forEach(input::add);
        return input;
    }

    private void add(Path file) {
        ProblemFile read;
        try {
            read = ProblemFiles.load(file, EpdFile.Defaults.CHESS);
        } catch (Refusal e) {
            faults.add(new Found(file.toString(), Fault.error("unknown-format", Span.START, ProblemFiles.ENDINGS)));
            return;
        }
        read.faults().forEach(fault -> faults.add(new Found(file.toString(), fault)));
        String stem = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
        int number = 0;
        for (ProblemFile.Part part : read.parts()) {
            number++;
            Problem problem = part.problem().valueOrNull();
            if (problem != null) {
                String name = read.parts().size() == 1 ? stem : stem + " " + number;
                add(Origin.of(file, part), problem.title() == null ? name : problem.title(), problem);
            }
        }
    }

    private void add(Origin origin, String id, Problem problem) {
        for (Twins.Part part : Twins.parts(problem, origin.base())) {
            Checked<Position> position = Task.position(part);
            position.faults().forEach(fault -> faults.add(new Found(origin.source(), origin.placed(part, fault))));
            if (position.isOk()) {
                String name = part.label().isEmpty() ? id : id + " " + part.label() + ")";
                Item item = new Item(name, origin.source(), part.problem().value(), position.value());
                tasks.add(item);
                doubtOfSide(item, part, origin);
            }
        }
    }

    private void doubtOfSide(Item item, Twins.Part part, Origin origin) {
        if (!part.label().endsWith("duplex")) {
            item.problem()
                    .stipulation()
                    .doubtOf(item.position().side())
                    .ifPresent(doubt -> faults.add(new Found(
                            item.file(), Fault.warning("side", origin.places().start(), item.id() + ": " + doubt))));
        }
    }
}
