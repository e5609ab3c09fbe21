package org.matewright.puzzles.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemDefaults;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.report.Task;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.variant.Position;

/**
 * What {@code verify} is to solve.
 *
 * @param items the problems and twins, in the order of the files
 * @param faults the reasons why problems couldn't be read, and warnings
 */
record VerifyInput(List<Item> items, List<Found> faults) {
    /**
     * A problem or twin to solve.
     *
     * @param id its title, or its file's name with its number there, with the letter of a twin
     * @param file its file
     * @param problem the problem, with the author's claim
     * @param position its position
     */
    record Item(String id, String file, Problem problem, Position position) {
        /** A task that can be solved, of a problem called {@code id}. */
        static Item of(Task task, String id, String file) {
            String label = task.part().label();
            String name = label.isEmpty() ? id : id + " " + label + ")";
            return new Item(name, file, task.problem(), task.position().value());
        }
    }

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
            read = ProblemFiles.format(file).load(file, ProblemDefaults.CHESS);
        } catch (Refusal e) {
            faults.add(new Found(file.toString(), Fault.error("unknown-format", Span.START, ProblemFiles.endings())));
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
                String title = problem.credits().title();
                add(Origin.of(file, part), title.isEmpty() ? name : title, problem);
            }
        }
    }

    private void add(Origin origin, String id, Problem problem) {
        for (Task task : Task.of(problem, origin.base())) {
            task.position()
                    .faults()
                    .forEach(fault -> faults.add(new Found(origin.source(), origin.placed(task, fault))));
            if (task.isSolvable()) {
                Item item = Item.of(task, id, origin.source());
                items.add(item);
                task.doubtOfSide()
                        .ifPresent(doubt -> faults.add(new Found(
                                item.file(),
                                Fault.warning("side", origin.places().start(), item.id() + ": " + doubt))));
            }
        }
    }
}
