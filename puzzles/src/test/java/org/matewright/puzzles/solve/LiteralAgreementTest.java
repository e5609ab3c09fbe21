package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.RandomPositions;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * The solver says what the definitions say, on random small positions: with everything that makes it quick, and without.
 * The seeds stand in each test's name and the position in the message; {@code -Dseed=N} begins elsewhere,
 * {@code -Dpositions=N} asks more.
 */
@Slow
class LiteralAgreementTest {
    private static final long SEED = Seeds.first(LiteralAgreementTest.class, 1);
    private static final int POSITIONS = Seeds.count("positions", 2000);
    private static final long SMALL_TABLE = 1 << 16;
    private static final int WRITTEN = 4;

    /** Games in which mate decides, from 5x5 to 12x12, with steppers, riders, hoppers, lame leapers and multi-movers. */
    private static final List<String> VARIANTS =
            List.of("chess", "gardner", "minixiangqi", "grasshopper", "colossus", "mosaic");

    /** Games with other ends: pieces that explode or must be lost, kings on a hill or in a race, checks that are counted. */
    private static final List<String> WON_OTHERWISE =
            List.of("atomic", "antichess", "kingofthehill", "3check", "racingkings");

    private static final List<String> STIPULATIONS = List.of(
            "#1",
            "#2",
            "=2",
            "+2",
            "x2",
            "ep2",
            "prom2",
            "#=2",
            "==1",
            "zb22",
            "~1",
            "exact-#2",
            "exact-+2",
            "s#1",
            "s#2",
            "s=2",
            "sx1",
            "s#=1",
            "exact-s+2",
            "r#1",
            "r#2",
            "r=2",
            "semi-r#2",
            "semi-r=2",
            "h#1",
            "h#1.5",
            "h#2",
            "h=1.5",
            "h==1.5",
            "exact-h#2",
            "h+1",
            "hs#2",
            "hs=1.5",
            "hr#2",
            "hr=1",
            "reci-h#1",
            "reci-h=2",
            "reci-h#1.5",
            "ser-#2",
            "ser-#3",
            "ser-=2",
            "ser-h#2",
            "ser-h#3",
            "ser-h=2",
            "exact-ser-h=2",
            "ser-s#2",
            "ser-s=2",
            "ser-r#2",
            "ser-+2",
            "pser-#2",
            "pser-=2",
            "pser-h#2",
            "pser-h=2",
            "pser-s#2",
            "pser-s=1",
            "hr#1.5",
            "exact-hr=1.5");

    @TestFactory
    Stream<DynamicTest> solverAndDefinitionsAgree() {
        List<DynamicTest> tests = new ArrayList<>();
        int each = (POSITIONS + STIPULATIONS.size() - 1) / STIPULATIONS.size();
        for (int i = 0; i < STIPULATIONS.size(); i++) {
            tests.add(test(STIPULATIONS.get(i), VARIANTS, SEED + 1000L * i, each));
        }
        tests.add(test("win 1", WON_OTHERWISE, SEED, each));
        tests.add(test("win 2", WON_OTHERWISE, SEED + 1000, each));
        return tests.stream();
    }

    private static DynamicTest test(String stipulation, List<String> variants, long seed, int count) {
        return DynamicTest.dynamicTest(
                stipulation + ", seeds " + seed + " to " + (seed + count - 1),
                () -> IntStream.range(0, count)
                        .parallel()
                        .forEach(j -> compare(stipulation, variants.get(j % variants.size()), seed + j)));
    }

    private static void compare(String text, String variant, long seed) {
        Stipulation stipulation = Stipulation.parse(text).value();
        boolean isLong = stipulation.play().hasLines() && stipulation.halfMoves() > 3;
        Position position = RandomPositions.small(Samples.variant(variant), new Random(seed), isLong ? 1 : 3);
        String of = text + " of " + variant + " " + position + ", seed " + seed;
        int threads = 1 + (int) (seed % 2);
        LiteralSearch literal = new LiteralSearch(stipulation, position);
        for (SearchSwitches switches : List.of(SearchSwitches.ALL, SearchSwitches.NONE)) {
            // What is written down of the play isn't compared: now and then it is asked for, since it asks the search
            // too.
            boolean play = switches.equals(SearchSwitches.ALL) && seed % WRITTEN == 0;
            SolveOptions options = SolveOptions.KEYS_ONLY
                    .with(new SolveOptions.Wanted(2, play, play, 0))
                    .withThreads(threads)
                    .withMemory(SMALL_TABLE);
            Solution solution = Solver.solve(position, stipulation, options, Progress.NONE, switches);
            assertThat(solution.complete()).as(of).isTrue();
            if (solution instanceof TreeSolution tree) {
                compareKeys(tree, literal, switches.deepening(), of);
            } else {
                assertThat(lines(Solving.lineSolution(solution))).as(of).isEqualTo(literal.lines());
            }
        }
    }

    private static void compareKeys(TreeSolution solution, LiteralSearch literal, boolean deepening, String of) {
        Stipulation stipulation = solution.stipulation();
        assertThat(codes(solution.keys().stream().map(TreeSolution.Key::node).toList()))
                .as(of)
                .isEqualTo(literal.keys(stipulation.moves()));
        if (deepening && !stipulation.exact()) {
            int shortest = IntStream.rangeClosed(1, stipulation.moves())
                    .filter(n -> !literal.keys(n).isEmpty())
                    .findFirst()
                    .orElse(0);
            assertThat(solution.shortest()).as(of).isEqualTo(shortest);
        }
        for (Node attempt : solution.tries()) {
            List<Node> refutations = attempt.children().stream()
                    .filter(node -> node.role() == Node.Role.REFUTATION)
                    .toList();
            assertThat(codes(refutations))
                    .as("%s: refutations of %s", of, attempt.move())
                    .isEqualTo(literal.refutations(attempt.move().code()));
        }
    }

    private static Set<Long> codes(List<Node> nodes) {
        return nodes.stream().map(node -> node.move().code()).collect(Collectors.toSet());
    }

    private static Set<List<Long>> lines(LineSolution solution) {
        Set<List<Long>> lines = new HashSet<>();
        for (List<Move> line : solution.lines()) {
            assertThat(lines.add(line.stream().map(Move::code).toList()))
                    .as("told once: %s", line)
                    .isTrue();
        }
        return lines;
    }
}
