package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.RandomPositions;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * What makes a search quick changes no answer: each switch, turned off and on, gives the same keys, tries, refutations and
 * lines on random positions of many variants, strange ones above all. The seed stands in each test's name; {@code
 * -Dseed=N} begins elsewhere, {@code -Dpositions=N} asks more of each.
 */
class SearchSwitchesTest {
    private static final long SEED = Seeds.first(SearchSwitchesTest.class, 1);
    private static final int POSITIONS = Seeds.count("positions", 4);

    private static final List<String> VARIANTS = List.of(
            "chess",
            "colossus",
            "mosaic",
            "grasshopper",
            "nightrider",
            "xiangqi",
            "knightmate",
            "atomic",
            "extinction",
            "coregal",
            "threekings",
            "spartan",
            "chak",
            "torpedo",
            "berolina",
            "omega",
            "wolf",
            "3check",
            "kingofthehill",
            "shatranj",
            "dragon",
            "horde",
            "tamerlane",
            "capablanca",
            "khans",
            "makruk",
            "chess960",
            "cylinder",
            "janggi",
            "cambodian",
            "asean");

    /** Pieces set down at random seldom make a legal position of these. */
    private static final List<String> PLAYED_ONLY = List.of("extinction", "xiangqi", "threekings", "chak", "horde");

    @TestFactory
    Stream<DynamicTest> answersAreTheSameWithEachSwitchTurned() {
        return VARIANTS.stream()
                .map(variant -> DynamicTest.dynamicTest(variant + " seeds from " + SEED, () -> compare(variant)));
    }

    private static void compare(String key) {
        Variant variant = Samples.variant(key);
        for (int i = 0; i < POSITIONS; i++) {
            Random random = new Random(SEED + i);
            Position position = i % 2 == 0 && !PLAYED_ONLY.contains(key)
                    ? RandomPositions.small(variant, random, 3 + i % 3)
                    : RandomPositions.played(variant, random, 5 + i % 4);
            for (String text : List.of("#2", "exact-#2", "s#2", "r#2", i % 8 == 0 ? "#3" : "#1", "h#1.5", "ser-h#2")) {
                Stipulation stipulation = Stipulation.parse(text).value();
                String with = answer(position, stipulation, SearchSwitches.ALL);
                for (SearchSwitches switches : Switches.eachTurned()) {
                    assertThat(answer(position, stipulation, switches))
                            .as("%s of %s, seed %d, %s", text, position, SEED + i, switches)
                            .isEqualTo(with);
                }
            }
        }
    }

    private static String answer(Position position, Stipulation stipulation, SearchSwitches switches) {
        SolveOptions options =
                SolveOptions.KEYS_ONLY.withTries(2).withSeconds(60).withMemory(16 << 20);
        Solution solution = Solver.solve(position, stipulation, options, Progress.NONE, switches);
        StringBuilder answer =
                new StringBuilder("" + solution.complete() + Solving.keys(solution) + Solving.lines(solution));
        for (Node attempt : Solving.tries(solution)) {
            answer.append(' ').append(attempt.move().text());
            for (Node reply : attempt.children()) {
                if (reply.role() == Node.Role.REFUTATION) {
                    answer.append('!').append(reply.move().text());
                }
            }
        }
        return answer.toString();
    }

    /** A switch that changes nothing about how much is searched would be compared with itself. */
    @ParameterizedTest
    @MethodSource("switches")
    void everySwitchChangesHowMuchIsSearched(String name) {
        assertThat(nodes(Switches.without(name))).isNotEqualTo(nodes(SearchSwitches.ALL));
    }

    static List<String> switches() {
        return Switches.names();
    }

    /** The nodes of a direct mate, and of a series for which many targets can be excluded; some settings don't finish it. */
    private static List<Long> nodes(SearchSwitches switches) {
        return Stream.of("#3;k7/2p1p3/1p6/8/2N5/1Q6/8/K6R w - - 0 1", "ser-h#9;8/8/knb5/npq5/rbr5/1P1K4/8/8 b - - 0 1")
                .map(problem -> problem.split(";"))
                .map(problem -> {
                    Position position = Positions.of("chess", problem[1]);
                    SolveOptions options =
                            SolveOptions.KEYS_ONLY.with(new SolveOptions.Limits(1, 0, 16 << 20, 100_000));
                    Stipulation stipulation = Stipulation.parse(problem[0]).value();
                    Solution solution = Solver.solve(position, stipulation, options, Progress.NONE, switches);
                    return solution.statistics().nodes();
                })
                .toList();
    }
}
