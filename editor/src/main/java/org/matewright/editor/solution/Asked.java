package org.matewright.editor.solution;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Twins;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.variant.Position;

/**
 * A problem to be solved: the document's, one of its twins, or one of these with the other side to begin.
 *
 * @param label what it's called beside the others, such as {@code b}; empty if it's alone
 * @param caption what makes it differ from the diagram; empty for the diagram itself
 * @param problem the problem; null if it can't be made
 * @param position its position; null if there's none
 * @param hindrance why it can't be solved, in words; empty if it can
 */
record Asked(
        String label, String caption, @Nullable Problem problem, @Nullable Position position, String hindrance) {
    /** All that a document asks, at least one; a document without a problem asks nothing. */
    static List<Asked> of(Document document) {
        Problem problem = document.problem().valueOrNull();
        return problem == null ? List.of() : Twins.parts(problem).stream().map(Asked::of).toList();
    }

    private static Asked of(Twins.Part part) {
        Problem problem = part.problem().valueOrNull();
        if (problem == null) {
            return new Asked(part.label(), part.caption(), null, null, reason(part.problem().faults()));
        }
        Checked<Position> position = problem.variant().position(problem.setup());
        return new Asked(
                part.label(),
                part.caption(),
                problem,
                position.valueOrNull(),
                position.valueOrNull() == null ? reason(position.faults()) : "");
    }

    private static String reason(List<Fault> faults) {
        return faults.stream().filter(Fault::isError).map(Fault::text).findFirst().orElse("");
    }

    /** What the author claims. */
    Problem.Intended intended() {
        return problem == null ? Problem.Intended.NONE : problem.intended();
    }
}
