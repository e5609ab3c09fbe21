package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Position;

/** Leaving lines from which no mate can come about loses none, on random positions with the seed in the name. */
class MatePicturesTest {
    private static final long SEED = Long.getLong("seed", 1);
    private static final int POSITIONS = Integer.getInteger("positions", 2);
    private static final SearchSwitches WITHOUT = new SearchSwitches(true, true, true, false);

    /** Orthodox men and leapers, hoppers, lame and bent riders, large boards, capturing promotions, iron men. */
    private static final List<String> VARIANTS = List.of(
            "chess", "colossus", "mosaic", "grasshopper", "berolina", "courier", "losalamos", "legan", "janus", "knightmate");

    private static final List<String> STIPULATIONS = List.of(
            "h#1.5", "h#2", "h=1.5", "h=2", "h#=2", "h==2", "exact-h#2", "hs#2", "hs=1.5", "hr#2", "hr=2", "ser-#3",
            "ser-=3", "ser-h#3", "ser-h=3", "ser-s#2", "ser-r#2", "ser-r=2");

    @TestFactory
    Stream<DynamicTest> linesAreTheSameWithAndWithoutPictures() {
        return VARIANTS.stream()
                .map(variant -> DynamicTest.dynamicTest(variant + " seeds from " + SEED, () -> compare(variant)));
    }

    private static void compare(String variant) {
        int solved = 0;
        for (int i = 0; i < STIPULATIONS.size(); i++) {
            Stipulation stipulation = Stipulation.parse(STIPULATIONS.get(i)).value();
            for (int j = 0; j < POSITIONS; j++) {
                long seed = SEED + 1000L * i + j;
                Position position = RandomPositions.small(ReferenceFacts.variant(variant), new Random(seed));
                Solution with = solve(position, stipulation, SearchSwitches.ALL);
                Solution without = solve(position, stipulation, WITHOUT);
                assertThat(ReferenceFacts.lines(with))
                        .as("%s of %s, seed %d", stipulation, position, seed)
                        .isEqualTo(ReferenceFacts.lines(without));
                solved += with.lines().isEmpty() ? 0 : 1;
            }
        }
        assertThat(solved).as("positions with a solution").isPositive();
    }

    private static Solution solve(Position position, Stipulation stipulation, SearchSwitches switches) {
        SolveOptions options = new SolveOptions(0, false, false, 0, 1, 60, 64 << 20, 0);
        Solution solution = Solver.solve(position, stipulation, options, Progress.NONE, switches);
        assertThat(solution.complete()).isTrue();
        return solution;
    }
}
