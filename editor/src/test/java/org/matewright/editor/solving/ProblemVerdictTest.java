package org.matewright.editor.solving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Solution.Verdict;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;

class ProblemVerdictTest {
    private static final ProblemVerdict SOUND = new ProblemVerdict(Verdict.SOUND, "Sound: 1.a4!");
    private static final ProblemVerdict UNCLAIMED = new ProblemVerdict(Verdict.SOUND, "3 solutions", true);
    private static final ProblemVerdict STOPPED = new ProblemVerdict(Verdict.INCOMPLETE, "Stopped");
    private static final ProblemVerdict COOKED = new ProblemVerdict(Verdict.COOKED, "Cooked");

    @Test
    void severalSolutionsThatNobodyClaimsAreNoProof() {
        Solution solution = Solver.solve(
                Sample.position("7k/8/5K2/8/8/8/8/6R1 b - -"),
                Stipulation.parse("h#2").value(),
                SolveOptions.KEYS_ONLY,
                Progress.NONE);
        ProblemVerdict unclaimed = ProblemVerdict.of(solution, Problem.Intended.NONE);
        assertThat(unclaimed.text()).matches("\\d+ solutions, none claimed");
        assertThat(unclaimed.isProved()).isFalse();
        int found = Integer.parseInt(unclaimed.text().split(" ")[0]);
        ProblemVerdict claimed = ProblemVerdict.of(solution, new Problem.Intended(List.of(), found, List.of()));
        assertThat(claimed.text()).isEqualTo("Sound: " + found + " solutions");
        assertThat(claimed.isProved()).isTrue();
    }

    @Test
    void ofSeveralTasksTheWorstCounts() {
        assertThat(ProblemVerdict.ofAll(List.of(SOUND))).isEqualTo(SOUND);
        assertThat(ProblemVerdict.ofAll(List.of(SOUND, SOUND)))
                .isEqualTo(new ProblemVerdict(Verdict.SOUND, "All 2 are sound"));
        assertThat(ProblemVerdict.ofAll(List.of(SOUND, STOPPED, COOKED)))
                .isEqualTo(new ProblemVerdict(Verdict.COOKED, "1 of 3 is sound"));
        assertThat(ProblemVerdict.ofAll(List.of(STOPPED, SOUND)).verdict()).isEqualTo(Verdict.INCOMPLETE);
    }

    @Test
    void soundTasksWithoutAClaimLeaveTheWholeUnproved() {
        ProblemVerdict whole = ProblemVerdict.ofAll(List.of(SOUND, UNCLAIMED));
        assertThat(whole.text()).isEqualTo("1 of 2 sound, no number claimed for the rest");
        assertThat(whole.isProved()).isFalse();
    }
}
