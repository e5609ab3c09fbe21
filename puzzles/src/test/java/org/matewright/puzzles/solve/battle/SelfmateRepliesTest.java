package org.matewright.puzzles.solve.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.solve.Switches;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.testkit.RandomPositions;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Position;

/** Replies that are told to refute without being played do refute, on random positions with the seed in the name. */
@Slow
class SelfmateRepliesTest {
    private static final long SEED = Seeds.first(SelfmateRepliesTest.class, 1);
    private static final int POSITIONS = Seeds.count("positions", 60);
    private static final SearchSwitches WITHOUT = Switches.without("certificates");

    /** Orthodox pieces and leapers, riders along knight's leaps, hoppers, cannons, lame leapers, large boards, facing kings. */
    private static final List<String> VARIANTS = List.of(
            "chess",
            "colossus",
            "grasshopper",
            "berolina",
            "nightrider",
            "shako",
            "minixiangqi",
            "xiangqi",
            "knightmate",
            "wildebeest");

    @TestFactory
    Stream<DynamicTest> keysAreTheSameWithAndWithout() {
        return VARIANTS.stream()
                .map(variant -> DynamicTest.dynamicTest(variant + " seeds from " + SEED, () -> compare(variant)));
    }

    private static void compare(String variant) {
        IntStream.range(0, POSITIONS).parallel().forEach(i -> {
            Stipulation stipulation =
                    Stipulation.parse(i % 3 == 0 ? "s#1" : "s#2").value();
            Position position = RandomPositions.small(Samples.variant(variant), new Random(SEED + i), 4);
            SolveOptions options = SolveOptions.KEYS_ONLY.withTries(3).withMemory(1 << 20);
            TreeSolution with =
                    new BattleSolver(position, stipulation, options, Progress.NONE, SearchSwitches.ALL).solve();
            TreeSolution without = new BattleSolver(position, stipulation, options, Progress.NONE, WITHOUT).solve();
            assertThat(Solving.keys(with) + " " + with.tries())
                    .as("%s of %s %s, seed %d", stipulation, variant, position, SEED + i)
                    .isEqualTo(Solving.keys(without) + " " + without.tries());
        });
    }

    /** Each move that a reply is told to refute is made, and the reply must then be there and not mate. */
    @TestFactory
    Stream<DynamicTest> repliesThatAreToldToRefuteDo() {
        return VARIANTS.stream()
                .map(variant -> DynamicTest.dynamicTest(variant + " seeds from " + SEED, () -> refute(variant)));
    }

    private static void refute(String variant) {
        AtomicInteger told = new AtomicInteger();
        IntStream.range(0, 4 * POSITIONS).parallel().forEach(i -> {
            Position position = RandomPositions.small(Samples.variant(variant), new Random(SEED + i), 6);
            Walker walker = position.walker();
            int squares = position.variant().geometry().squares();
            SelfmateReplies certificates =
                    SelfmateReplies.of(walker, Stipulation.Play.SELF, new GoalDetector.Mate(), squares);
            if (certificates == null || walker.inCheck()) {
                return;
            }
            long[] moves = new long[2 * Walker.MAX_MOVES];
            int end = walker.generate(moves, 0);
            walker.pass();
            int stop = walker.generate(moves, end);
            walker.unmake();
            for (int r = end; r < stop; r++) {
                certificates.begin(PackedMove.NONE, end);
                certificates.learn(moves[r], end);
                for (int m = 0; m < end; m++) {
                    if (certificates.refutes(moves[m])) {
                        told.incrementAndGet();
                        walker.make(moves[m]);
                        boolean legal = walker.isLegal(moves[r]);
                        walker.make(moves[r]);
                        boolean mates = walker.isCheckmate();
                        walker.unmake();
                        walker.unmake();
                        assertThat(legal && !mates)
                                .as("%s of %s, move %d reply %d, seed %d", variant, position, m, r - end, SEED + i)
                                .isTrue();
                    }
                }
            }
        });
        assertThat(told.get()).as("refutations").isPositive();
    }
}
