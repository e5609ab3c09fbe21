package org.matewright.editor.solution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.solve.Solver;

/** What a document with several questions asks, and what is told of the answers. */
class AnswersTest {
    private static final Texts TEXTS = Texts.bundle("solution");

    private static List<Asked> asked(String yaml, Path base) {
        Problem problem = ProblemYaml.read(yaml, base).problems().get(0);
        return Asked.of(Document.of(new VariantSource.BuiltIn("chess"), problem), base);
    }

    private static Answered answered(Asked asked) {
        Problem problem = asked.problem();
        Solution solution = problem == null || asked.position() == null
                ? null
                : Solver.solve(asked.position(), problem.stipulation(), SolveOptions.KEYS_ONLY, Progress.NONE);
        return new Answered(asked, solution);
    }

    /** Black is mated in one, and a king alone mates nobody. */
    @Test
    void bothSidesOfADuplexAreShown() {
        String duplex = "position: 7k/5K2/8/8/8/8/8/6R1 b\nstipulation: h#1\nduplex: true\n";
        Answers answers = new Answers(
                asked(duplex, Path.of("")).stream().map(AnswersTest::answered).toList());
        SolutionRow root = answers.rows(TEXTS, Problem.Intended.NONE);
        assertThat(root.children())
                .map(SolutionRow::toString)
                .containsExactly("Sound: one solution", "duplex) No solution");
        assertThat(answers.verdict(TEXTS, Problem.Intended.NONE))
                .isEqualTo(new VerdictLine(Solution.Verdict.NO_SOLUTION, "1 of 2 is sound"));
        assertThat(answers.text(TEXTS, Problem.Intended.NONE)).contains("\nduplex)\nNo solution\n");
    }

    @Test
    void aTwinsVariantLiesBesideTheFile(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("slow.yaml"), "extends: chess\nname: Slow\nresults: {stalemate: loss}\n");
        String twins = "position: 7k/5K2/8/8/8/8/8/6R1\nstipulation: \"#2\"\ntwins: {b: {variant: slow.yaml}}\n";
        List<Asked> asked = asked(twins, folder);
        Problem twin = asked.get(1).problem();
        assertThat(asked.get(1).hindrance()).isEmpty();
        assertThat(twin).isNotNull();
        assertThat(twin.variant().name()).isEqualTo("Slow");
    }

    @Test
    void severalSolutionsThatNobodyClaimsAreNoPraise() {
        String task = "position: 7k/8/5K2/8/8/8/8/6R1 b\nstipulation: h#2\n";
        Answers answers = new Answers(
                asked(task, Path.of("")).stream().map(AnswersTest::answered).toList());
        int found = Objects.requireNonNull(answers.parts().get(0).solution())
                .lines()
                .size();
        assertThat(found).isGreaterThan(1);
        VerdictLine unclaimed = answers.verdict(TEXTS, Problem.Intended.NONE);
        assertThat(unclaimed.text()).isEqualTo(found + " solutions, none claimed");
        assertThat(unclaimed.ink()).isEqualTo(Ink.TEXT);
        VerdictLine claimed = answers.verdict(TEXTS, new Problem.Intended(List.of(), found, List.of()));
        assertThat(claimed.text()).isEqualTo("Sound: " + found + " solutions");
        assertThat(claimed.ink()).isEqualTo(Ink.SOUND);
    }
}
