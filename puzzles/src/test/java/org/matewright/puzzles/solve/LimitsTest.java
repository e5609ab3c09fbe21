package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** A search that would take hours stops when it must, and what it says until then is right. */
class LimitsTest {
    /** Two keys in two moves, and nobody knows how many within thirty. */
    private static final String LONG = "8/8/8/2p1R3/1p3p2/1p1k1p2/1B5p/1K2Q3 w - - 0 1";

    private static Solution solve(String stipulation, SolveOptions options, Progress progress) {
        Position position = Positions.of("chess", LONG);
        return Solver.solve(position, Stipulation.parse(stipulation).value(), options, progress);
    }

    private static SolveOptions limits(int threads, double seconds, long nodes) {
        return SolveOptions.KEYS_ONLY.with(new SolveOptions.Limits(threads, seconds, 8 << 20, nodes));
    }

    @ParameterizedTest
    @CsvSource({"h#12", "s#12", "#30", "ser-h#20", "r#12", "hs#8"})
    void nodesAreCountedExactly(String stipulation) {
        for (int threads = 1; threads <= 3; threads++) {
            for (long nodes : new long[] {1, 2, 7, 100, 511, 512, 513, 20_000}) {
                Solution solution = solve(stipulation, limits(threads, 0, nodes), Progress.NONE);
                assertThat(solution.complete()).isFalse();
                assertThat(solution.coverage().stop()).isEqualTo(SearchCoverage.Stop.NODES);
                // What the other threads were granted and hadn't used when the first found nothing left.
                long unused = (threads - 1L) * SearchControl.STRIDE;
                assertThat(solution.statistics().nodes())
                        .as("%d threads", threads)
                        .isBetween(nodes - unused, nodes);
            }
        }
    }

    /** One thread does the same whatever it may do, so that what it needed is enough, and one less is too little. */
    @ParameterizedTest
    @CsvSource({"#2", "s#2", "h#2", "ser-#3", "hs#1.5", "h#1.5"})
    void asManyNodesAsAreNeededAreEnough(String stipulation) {
        SolveOptions everything = SolveOptions.FULL.withPartial(1).withMemory(8 << 20);
        Solution free = solve(stipulation, everything, Progress.NONE);
        assertThat(free.complete()).isTrue();
        long needed = free.statistics().nodes();
        Solution enough = solve(stipulation, withNodes(everything, needed), Progress.NONE);
        assertThat(enough.complete()).isTrue();
        assertThat(enough.statistics().nodes()).isEqualTo(needed);
        Solution tooFew = solve(stipulation, withNodes(everything, needed - 1), Progress.NONE);
        assertThat(tooFew.complete()).isFalse();
        assertThat(tooFew.coverage().stop()).isEqualTo(SearchCoverage.Stop.NODES);
    }

    /** Qc1, Qe1 and Qg1 mate at once; the bound leaves no play to be told behind them. */
    @Test
    void aKeyThatReachesTheGoalIsSaidToThoughTheSearchIsStopped() {
        Position position = Positions.of("chess", "8/8/8/8/7p/1K2Q3/8/k7 w - - 0 1");
        TreeSolution solution = Solving.tree(position, "#2", withNodes(SolveOptions.FULL, 29));
        assertThat(solution.complete()).isFalse();
        assertThat(solution.keys()).extracting(key -> key.move().text()).containsExactly("e3c1", "e3e1", "e3g1");
        assertThat(solution.keys()).allMatch(key -> key.node().goal());
    }

    /** Lines alone take fewer nodes than lines and set play; with that many nothing is left for the set play. */
    @Test
    void setPlayThatNothingIsLeftForIsMissed() {
        SolveOptions lines = SolveOptions.KEYS_ONLY.withMemory(8 << 20);
        long nodes = solve("h#2", lines, Progress.NONE).statistics().nodes();
        SolveOptions both = withNodes(lines.with(new SolveOptions.Wanted(0, true, false, 0)), nodes);
        Solution solution = solve("h#2", both, Progress.NONE);
        assertThat(solution.complete()).isFalse();
        assertThat(solution.coverage().stop()).isEqualTo(SearchCoverage.Stop.NODES);
        assertThat(solution.statistics().nodes()).isEqualTo(nodes);
    }

    private static SolveOptions withNodes(SolveOptions options, long nodes) {
        return options.with(new SolveOptions.Limits(1, 0, options.limits().memoryBytes(), nodes));
    }

    @Test
    void whatIsProvenBeforeTheStopStays() {
        Solution solution = solve("#30", limits(2, 0, 200_000), Progress.NONE);
        assertThat(solution.complete()).isFalse();
        assertThat(Solving.keys(solution)).contains("e1d1", "e1e4");
        assertThat(solution.shortest()).isEqualTo(2);
        assertThat(solution.verdict(0)).isEqualTo(Solution.Verdict.INCOMPLETE);
    }

    /** The published keys of the selfmate in two lie among those of longer ones; what is decided is decided for good. */
    @ParameterizedTest
    @CsvSource({"#30", "s#12", "r#12", "semi-r#12"})
    void whatIsDecidedBeforeTheStopIsSo(String stipulation) {
        TreeSolution stopped = Solving.tree(solve(stipulation, limits(1, 0, 60_000), Progress.NONE));
        SearchCoverage coverage = stopped.coverage();
        assertThat(coverage.stop()).isEqualTo(SearchCoverage.Stop.NODES);
        assertThat(stopped.decidedMoves()).isBetween(1, 11);
        assertThat(coverage.total()).isEqualTo(stopped.position().moves().size());
        Stipulation shorter = stopped.stipulation().withMoves(stopped.decidedMoves());
        Solution whole = Solver.solve(stopped.position(), shorter, limits(1, 0, 0), Progress.NONE);
        assertThat(whole.complete()).isTrue();
        List<String> within = stopped.keys().stream()
                .filter(key -> key.moves() <= stopped.decidedMoves())
                .map(key -> key.move().text())
                .toList();
        assertThat(within).isEqualTo(Solving.keys(whole));
    }

    @ParameterizedTest
    @CsvSource({"h#2.5, 20000", "ser-#4, 15000", "hs#2.5, 15000"})
    void linesOfTheFirstMovesThatAreDoneAreAllThere(String stipulation, long nodes) {
        Solution stopped = solve(stipulation, limits(1, 0, nodes), Progress.NONE);
        Solution whole = solve(stipulation, limits(1, 0, 0), Progress.NONE);
        SearchCoverage coverage = stopped.coverage();
        assertThat(stopped.complete()).isFalse();
        assertThat(coverage.decided()).isBetween(1, coverage.total() - 1).isEqualTo(coverage.next() - 1);
        List<String> done = stopped.position().moves().stream()
                .limit(coverage.decided())
                .map(Move::text)
                .toList();
        List<String> expected = Solving.lines(whole).stream()
                .filter(line -> done.contains(line.split(" ")[0]))
                .toList();
        assertThat(Solving.lines(stopped)).isSubsetOf(Solving.lines(whole)).containsAll(expected);
    }

    @Test
    void linesThatFillTheMemoryEndTheSearch() {
        Solution endless = solve("exact-h+7", limits(2, 0, 0), Progress.NONE);
        assertThat(endless.complete()).isFalse();
        assertThat(endless.coverage().stop()).isEqualTo(SearchCoverage.Stop.MEMORY);
        assertThat(Solving.lines(endless)).isNotEmpty();
    }

    @Test
    void timeIsBounded() {
        assertThat(solve("s#15", limits(2, 0.05, 0), Progress.NONE).complete()).isFalse();
    }

    @Test
    void whoAsksToStopIsHeard() {
        AtomicInteger asked = new AtomicInteger();
        Progress progress = new Progress() {
            @Override
            public boolean isCancelled() {
                return asked.incrementAndGet() > 10;
            }
        };
        Solution solution = solve("h=20", limits(2, 0, 0), progress);
        assertThat(solution.complete()).isFalse();
        assertThat(asked.get()).as("questions until every thread has left").isLessThan(20);
    }

    @Test
    void aTableOfAFewEntriesMakesNoDifference() {
        Position position = Positions.of("chess", "3b3k/7P/6K1/6P1/8/8/1N6/8 w - - 0 1");
        Stipulation stipulation = Stipulation.mateIn(5);
        for (long bytes : new long[] {0, 10_000, 64 << 20}) {
            SolveOptions options = SolveOptions.KEYS_ONLY.withMemory(bytes);
            Solution solution = Solver.solve(position, stipulation, options, Progress.NONE);
            assertThat(Solving.keys(solution)).as("with %d bytes", bytes).containsExactly("b2c4");
        }
    }
}
