package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;

/** YAML: every part of a problem, several problems separated by lines {@code ---}. */
final class YamlFormat implements ProblemFormat {
    @Override
    public String name() {
        return "YAML";
    }

    @Override
    public List<String> endings() {
        return List.of("yaml", "yml");
    }

    @Override
    public boolean holdsProblems() {
        return true;
    }

    @Override
    public boolean usesDefaults() {
        return false;
    }

    @Override
    public ProblemFile read(String text, Path base, ProblemDefaults defaults) {
        return ProblemYaml.read(text, base);
    }

    /** A variant that isn't built in is defined in place, whatever its name. */
    @Override
    public Checked<String> write(List<NamedProblem> problems) {
        return Checked.of(problems.stream()
                .map(named -> ProblemYaml.print(named.problem()))
                .collect(Collectors.joining("---\n")));
    }

    @Override
    public Checked<String> update(ProblemFile file, int index, NamedProblem changed) {
        return Checked.of(ProblemYaml.update(file, index, changed.problem()));
    }

    @Override
    public List<String> omissions(Problem problem) {
        return List.of();
    }
}
