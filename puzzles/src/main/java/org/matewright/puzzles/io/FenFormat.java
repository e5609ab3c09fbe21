package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fen;

/** FEN: the positions of problems, one a line. It is read as {@link EpdFormat} is, so that operations may follow. */
final class FenFormat implements ProblemFormat {
    @Override
    public String name() {
        return "FEN";
    }

    @Override
    public List<String> endings() {
        return List.of("fen");
    }

    @Override
    public boolean holdsProblems() {
        return false;
    }

    @Override
    public boolean usesDefaults() {
        return true;
    }

    @Override
    public ProblemFile read(String text, Path base, ProblemDefaults defaults) {
        return ProblemFormats.EPD.read(text, base, defaults);
    }

    @Override
    public Checked<String> write(List<NamedProblem> problems) {
        return Checked.of(problems.stream()
                .map(NamedProblem::problem)
                .map(problem -> Fen.print(problem.variant().withCastlingStated(problem.setup())) + "\n")
                .collect(Collectors.joining()));
    }

    @Override
    public List<String> omissions(Problem problem) {
        return ProblemFormats.EPD.omissions(problem);
    }
}
