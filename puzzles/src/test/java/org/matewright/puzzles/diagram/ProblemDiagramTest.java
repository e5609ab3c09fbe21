package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.twin.MovePiece;
import org.matewright.puzzles.twin.SquarePair;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class ProblemDiagramTest {
    private static Problem problem(String variantKey, String fen, String stipulation, Problem.Intended intended) {
        Variant variant = Samples.variant(variantKey);
        return Problem.of(
                        variant,
                        variant.fen(fen).value(),
                        Stipulation.parse(stipulation).value())
                .withCredits(new Problem.Credits(
                        "Title", List.of("Doe, Jane"), new Problem.Source("Own Album", "7", "2026"), "2nd Prize"))
                .withTwins(List.of(
                        new Twin("b", List.of(new MovePiece(new SquarePair("g2", "f2"))), "g2 to f2", false),
                        new Twin("c", List.of(new MovePiece(new SquarePair("f2", "e2"))), "f2 to e2", true)))
                .withIntended(intended);
    }

    @Test
    void allThatAProblemSaysIsShown() {
        Diagram diagram = Diagram.builder(
                        problem("chess", "8/5K2/8/8/3Nk3/5N2/2Q3p1/8 w - - 0 1", "#2", Problem.Intended.NONE))
                .build();
        assertThat(diagram.caption())
                .isEqualTo(new Caption(List.of("Jane Doe"), "Title", "Own Album", "7", "2026", "2nd Prize"));
        assertThat(diagram.stipulation()).isEqualTo("#2");
        assertThat(diagram.sideImplied()).isTrue();
        assertThat(diagram.twins()).containsExactly("b) g2 to f2", "+c) f2 to e2");
        assertThat(diagram.conditions()).as("orthodox chess is no condition").isEmpty();
        assertThat(diagram.art()).containsEntry("Q", "queen").containsEntry("N", "knight");
    }

    @Test
    void anotherVariantIsACondition() {
        Diagram diagram = Diagram.builder(problem(
                        "mosaic", "11k/12/12/12/12/12/12/12/12/12/12/K11 w - - 0 1", "#2", Problem.Intended.NONE))
                .build();
        assertThat(diagram.conditions()).containsExactly("Mosaic Chess");
    }

    @Test
    void duplexAndZeroPositionStandUnderTheBoard() {
        Diagram diagram = Diagram.builder(
                        ProblemYaml.read("""
                                white: [Kc6, Rh1]
                                black: [Ka8]
                                stipulation: "h#2"
                                duplex: true
                                zero position: true
                                twins: {a: {move: h1-g1}}
                                """, Path.of("")).problems().get(0))
                .build();
        assertThat(diagram.conditions()).containsExactly("Duplex", "Zero position");
    }

    @Test
    void aHelpmateStatesItsNumberOfSolutions() {
        Problem problem = problem(
                "chess", "8/5K2/8/8/3Nk3/5N2/2Q3p1/8 b - - 0 1", "h#2", new Problem.Intended(List.of(), 2, List.of()));
        assertThat(Diagram.builder(problem).build().stipulation()).isEqualTo("h#2, 2 solutions");
    }

    @Test
    void setPlayIsMarkedByAnAsterisk() {
        Problem problem = ProblemYaml.read(
                        "variant: chess\nposition: 8/5K2/8/8/3Nk3/5N2/2Q3p1/8 b - -\nstipulation: \"h#2*\"\n",
                        Path.of(""))
                .problems()
                .get(0);
        assertThat(Diagram.builder(problem).build().stipulation()).isEqualTo("h#2*");
    }
}
