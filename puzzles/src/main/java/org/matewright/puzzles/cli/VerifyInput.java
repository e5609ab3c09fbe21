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
            faults.add(new Found(file.toString(), Fault.error("unknown-format", Span.START, Words.reason(e))));
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
                add(file, read.base(), problem.title() == null ? name : problem.title(), problem, line(read, part));
            }
        }
    }

    private void add(Path file, Path base, String id, Problem problem, int line) {
        for (Twins.Part part : Twins.parts(problem, base)) {
            item(file, part.label().isEmpty() ? id : id + " " + part.label() + ")", part.problem(), line);
        }
    }

    private void item(Path file, String id, Checked<Problem> checked, int line) {
        Problem problem = checked.valueOrNull();
        List<Fault> wrong = checked.faults();
        if (problem != null) {
            String fen = Task.fen(problem);
            Checked<Position> position = Task.position(problem);
            if (position.isOk()) {
                tasks.add(new Item(id, file.toString(), problem, position.value()));
                if (!id.endsWith("duplex)")) {
                    problem.stipulation().doubtOf(position.value().side()).ifPresent(doubt -> faults.add(new Found(
                            file.toString(), Fault.warning("side", new Span(line, 1, 0), id + ": " + doubt))));
                }
                return;
            }
            wrong = position.faults().stream().map(fault -> within(fen, fault)).toList();
        }
        for (Fault fault : wrong) {
            String message = id + ": " + fault.message();
            Fault placed = new Fault(fault.severity(), fault.code(), new Span(line, 1, 0), message, fault.hint());
            faults.add(new Found(file.toString(), placed));
        }
    }

    /** A fault of a FEN that doesn't stand in the file as it is: the message tells the place. */
    private static Fault within(String fen, Fault fault) {
        String message = fault.message() + " (column " + fault.span().column() + " of " + fen + ")";
        return new Fault(fault.severity(), fault.code(), fault.span(), message, fault.hint());
    }

    private static int line(ProblemFile file, ProblemFile.Part part) {
        return 1 + (int) file.text().substring(0, part.start()).chars().filter(c -> c == '\n').count();
    }
}
