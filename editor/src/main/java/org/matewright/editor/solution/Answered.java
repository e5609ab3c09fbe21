package org.matewright.editor.solution;

import org.jspecify.annotations.Nullable;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;

/**
 * A problem with what came of it.
 *
 * @param asked the problem
 * @param solution its solution; null if it couldn't be solved
 */
record Answered(Asked asked, @Nullable Solution solution) {
    /** The verdict, or what is in the way; {@code intended} is the claim as it stands now. */
    VerdictLine verdict(Texts texts, Problem.Intended intended) {
        return solution == null
                ? new VerdictLine(Solution.Verdict.NO_SOLUTION, texts.get("cannot", asked.hindrance()))
                : VerdictLine.of(texts, solution, intended);
    }
}
