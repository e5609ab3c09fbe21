package org.matewright.puzzles.solve.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.solve.Switches;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.RandomPositions;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Position;

/** Leaving lines from which no mate can come about loses none, on random positions with the seed in the name. */
@Slow
class MateTargetsTest {
    private static final long SEED = Seeds.first(MateTargetsTest.class, 1);
    private static final int POSITIONS = Seeds.count("positions", 2);
    /** Targets are listed before anything is searched. */
    private static final long AT_ONCE = 0;

    private static final SearchSwitches WITHOUT = Switches.without("targets");

    /** Orthodox pieces and leapers, hoppers, lame and bent riders, large boards, capturing promotions, iron pieces. */
    private static final List<String> VARIANTS = List.of(
            "chess",
            "colossus",
            "mosaic",
            "grasshopper",
            "berolina",
            "courier",
            "losalamos",
            "legan",
            "janus",
            "knightmate");

    private static final List<String> STIPULATIONS = List.of(
            "h#1.5",
            "h#2",
            "h=1.5",
            "h=2",
            "h#=2",
            "h==2",
            "exact-h#2",
            "hs#2",
            "hs=1.5",
            "hr#2",
            "hr=2",
            "ser-#3",
            "ser-=3",
            "ser-h#3",
            "ser-h=3",
            "ser-s#2",
            "ser-r#2",
            "ser-r=2",
            "reci-h#1.5",
            "reci-h#2",
            "reci-h=2",
            "reci-h#=1.5",
            "pser-#3",
            "pser-=2",
            "pser-h#2",
            "pser-h=2",
            "pser-s#2");

    /** Games whose kings castle, from 8x8 to 12x10, to one square or to several. */
    private static final List<String> CASTLING = List.of("chess", "capablanca", "modern", "colossus");

    private static final List<String> WITH_CASTLING = List.of(
            "h#1.5", "h=1.5", "h#=1.5", "hs#1.5", "ser-#3", "ser-=2", "ser-h#2", "ser-h=2", "reci-h#1.5", "pser-#2");

    @TestFactory
    Stream<DynamicTest> linesAreTheSameWithAndWithoutTargets() {
        return VARIANTS.stream()
                .map(variant -> DynamicTest.dynamicTest(
                        variant + " seeds from " + SEED,
                        () -> compare(
                                STIPULATIONS,
                                seed -> RandomPositions.small(Samples.variant(variant), new Random(seed)))));
    }

    /** Kings and rooks on the squares that they castle from, and a few other pieces: where nobody says, all may castle. */
    @TestFactory
    Stream<DynamicTest> soAreThoseWithCastling() {
        return CASTLING.stream()
                .map(variant -> DynamicTest.dynamicTest(
                        variant + " seeds from " + SEED,
                        () -> compare(
                                WITH_CASTLING,
                                seed -> RandomPositions.castling(Samples.variant(variant), new Random(seed)))));
    }

    private static void compare(List<String> stipulations, LongFunction<Position> positions) {
        AtomicInteger solved = new AtomicInteger();
        IntStream.range(0, stipulations.size() * POSITIONS).parallel().forEach(i -> {
            Stipulation stipulation =
                    Stipulation.parse(stipulations.get(i / POSITIONS)).value();
            long seed = SEED + 1000L * (i / POSITIONS) + i % POSITIONS;
            Position position = positions.apply(seed);
            Solution with = solve(position, stipulation, SearchSwitches.ALL);
            Solution without = solve(position, stipulation, WITHOUT);
            assertThat(Solving.lines(with))
                    .as("%s of %s, seed %d", stipulation, position, seed)
                    .isEqualTo(Solving.lines(without));
            solved.addAndGet(Solving.lines(with).isEmpty() ? 0 : 1);
        });
        assertThat(solved.get()).as("positions with a solution").isPositive();
    }

    private static Solution solve(Position position, Stipulation stipulation, SearchSwitches switches) {
        SolveOptions options = SolveOptions.KEYS_ONLY.withMemory(64 << 20);
        Solution solution = new LineSolver(position, stipulation, options, Progress.NONE, switches, AT_ONCE).solve();
        assertThat(solution.complete()).isTrue();
        return solution;
    }

    /**
     * By Torsten Lin\u00df, with the one solution that another program finds. White has one move, so his pawn can't be what
     * checks where it stands: that leaves few targets, and a search of some ten thousand moves instead of millions.
     */
    @Test
    void whoDoesNotMoveDoesNotCheck() {
        Position position = Positions.of("chess", "8/8/knb5/npq5/rbr5/1P1K4/8/8 b - - 0 1");
        SolveOptions options = SolveOptions.KEYS_ONLY.with(new SolveOptions.Limits(1, 0, 64 << 20, 100_000));
        Solution solution = Solver.solve(position, Stipulation.parse("ser-h#9").value(), options, Progress.NONE);
        assertThat(solution.complete()).isTrue();
        assertThat(Solving.lines(solution)).containsExactly("c6b7 a5c6 a4a5 b6a4 c5b6 b4c5 b5b4 a6b5 b7a6 b3c4");
    }
}
