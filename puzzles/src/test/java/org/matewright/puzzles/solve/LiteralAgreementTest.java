package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Position;

/**
 * The solver says what the definitions say, on random small positions: with everything that makes it quick, and without.
 * The seed stands in each test's name; {@code -Dseed=N} begins elsewhere, {@code -Dpositions=N} asks more.
 */
class LiteralAgreementTest {
    private static final long SEED = Long.getLong("seed", 1);
    private static final int POSITIONS = Integer.getInteger("positions", 1);

    private static final List<String> VARIANTS = List.of("chess", "colossus", "mosaic");

    private static final List<String> STIPULATIONS = List.of(
            "#1", "#2", "=2", "+2", "x2", "ep2", "prom2", "#=2", "exact-#2", "exact-+2", "s#1", "s#2", "s=2", "sx1",
            "exact-s+2", "r#1", "r#2", "r=2", "semi-r#2", "semi-r=2", "h#1", "h#1.5", "h#2", "h=1.5", "exact-h#2",
            "h+1.5", "hs#2", "hs=1.5", "hr#2", "hr=1", "reci-h#1", "reci-h=2", "reci-h#1.5", "ser-#2", "ser-#3",
            "ser-=2", "ser-h#2", "ser-h#3", "ser-h=2", "exact-ser-h=2", "ser-s#2", "ser-s=2", "ser-r#2", "ser-+2");

    @TestFactory
    Stream<DynamicTest> solverAndDefinitionsAgree() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < STIPULATIONS.size(); i++) {
            for (int j = 0; j < POSITIONS; j++) {
                String stipulation = STIPULATIONS.get(i);
                long seed = SEED + 1000L * i + j;
                String variant = VARIANTS.get((int) (seed % VARIANTS.size()));
                tests.add(DynamicTest.dynamicTest(
                        stipulation + " " + variant + " seed " + seed, () -> compare(stipulation, variant, seed)));
            }
        }
        return tests.stream();
    }

    private static void compare(String text, String variant, long seed) {
        Stipulation stipulation = Stipulation.parse(text).value();
        Position position = RandomPositions.small(ReferenceFacts.variant(variant), new Random(seed));
        LiteralSearch literal = new LiteralSearch(stipulation);
        SolveOptions options = new SolveOptions(2, true, true, 0, 1 + (int) (seed % 2), 0, 16 << 20, 0);
        for (SearchSwitches switches : List.of(SearchSwitches.ALL, SearchSwitches.NONE)) {
            Solution solution = Solver.solve(position, stipulation, options, Progress.NONE, switches);
            assertThat(solution.complete()).isTrue();
            if (stipulation.play().hasLines()) {
                assertThat(ReferenceFacts.lines(solution)).as("lines of %s", position).isEqualTo(literal.lines(position));
            } else {
                assertThat(ReferenceFacts.keys(solution)).as("keys of %s", position).isEqualTo(literal.keys(position));
                for (Node attempt : solution.tries()) {
                    List<String> refutations = attempt.children().stream()
                            .filter(node -> node.role() == Node.Role.REFUTATION)
                            .map(node -> node.move().text())
                            .toList();
                    assertThat(refutations)
                            .as("refutations of %s in %s", attempt.move(), position)
                            .isEqualTo(literal.refutations(position, attempt.move().text()));
                }
            }
        }
    }
}
