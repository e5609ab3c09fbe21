package org.matewright.editor.solution;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Shown;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.twin.Twins;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.variant.Position;

/**
 * A problem to be solved: the document's, one of its twins, or one of these with the other side to begin.
 *
 * @param part the problem and what it's called beside the others
 * @param position its position; null if there's none
 * @param hindrance why it can't be solved, in words; empty if it can
 */
record Asked(Twins.Part part, @Nullable Position position, String hindrance) {
    /**
     * All that a document asks, at least one; a document without a problem asks nothing.
     *
     * @param base the folder that relative paths of the twins' variants start from
     */
    static List<Asked> of(Document document, Path base) {
        Problem problem = document.problem().valueOrNull();
        return problem == null
                ? List.of()
                : Twins.parts(problem, base).stream().map(Asked::of).toList();
    }

    private static Asked of(Twins.Part part) {
        Problem problem = part.problem().valueOrNull();
        if (problem == null) {
            return new Asked(part, null, reason(part.problem().faults()));
        }
        Checked<Position> position = problem.variant().position(problem.setup());
        Position from = position.valueOrNull();
        return new Asked(part, from, from == null ? reason(position.faults()) : "");
    }

    private static String reason(List<Fault> faults) {
        return faults.stream()
                .filter(Fault::isError)
                .map(Fault::text)
                .findFirst()
                .orElse("");
    }

    /** The problem; null if it can't be made. */
    @Nullable
    Problem problem() {
        return part.problem().valueOrNull();
    }

    /** What the board shows of it before anything is played; null if its changes can't be made. */
    @Nullable
    Shown shown() {
        Problem problem = problem();
        return problem == null ? null : Shown.of(problem.setup(), position);
    }

    /** What the author claims; {@code diagram} is the diagram's claim as it stands now. */
    Problem.Intended claim(Problem.Intended diagram) {
        Problem problem = problem();
        return part.isDiagram() ? diagram : problem == null ? Problem.Intended.NONE : problem.intended();
    }
}
