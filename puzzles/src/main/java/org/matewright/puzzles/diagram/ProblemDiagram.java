package org.matewright.puzzles.diagram;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.twin.Twins;
import org.matewright.rules.variant.Variant;

/** Makes the diagram of a problem. */
final class ProblemDiagram {
    private ProblemDiagram() {}

    static Diagram.Builder builder(Problem problem) {
        Variant variant = problem.variant();
        Problem.Credits credits = problem.credits();
        Problem.Source source = credits.source();
        Diagram.Builder builder = Diagram.builder(problem.setup(), variant.pieces())
                .caption(new Caption(
                        credits.authors().stream().map(Caption::displayName).toList(),
                        credits.title(),
                        source.name(),
                        source.number(),
                        source.date(),
                        credits.award()))
                .stipulation(problem.stipulation())
                .twins(twins(problem))
                .conditions(conditions(problem));
        String starred = problem.stipulation() + (problem.form().setPlay() ? "*" : "");
        int solutions = problem.intended().solutions();
        boolean several = problem.stipulation().play().hasLines() && solutions > 1;
        return builder.stipulation(several ? starred + ", " + solutions + " solutions" : starred);
    }

    private static List<String> conditions(Problem problem) {
        List<String> lines = new ArrayList<>();
        if (!problem.variant().key().equals("chess")) {
            lines.add(problem.variant().name());
        }
        if (problem.form().duplex()) {
            lines.add("Duplex");
        }
        if (problem.form().zeroPosition()) {
            lines.add("Zero position");
        }
        return lines;
    }

    private static List<String> twins(Problem problem) {
        return Twins.of(problem, Path.of("")).stream()
                .map(result ->
                        (result.twin().continued() ? "+" : "") + result.twin().label() + ") " + result.caption())
                .toList();
    }
}
