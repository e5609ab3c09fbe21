package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** The set play of help play: the lines with which the other side begins, a half-move shorter than the stipulation. */
public final class LineSetPlay {
    private static final double MIN_SECONDS = 0.001;

    private final SolveOptions options;
    private final Progress progress;
    private final SearchSwitches switches;

    /** Set play under the options of a solution. */
    public LineSetPlay(SolveOptions options, Progress progress, SearchSwitches switches) {
        this.options = options;
        this.progress = progress;
        this.switches = switches;
    }

    /** A solution with its set play, as far as time and nodes permit; the solution itself where there can't be any. */
    public LineSolution added(LineSolution actual) {
        Stipulation stipulation = actual.stipulation();
        Position root = actual.position();
        boolean stopped = !actual.complete() && !options.extent().skipsMoves();
        if (!stipulation.hasSetPlay() || root.inCheck() || stopped) {
            return actual;
        }
        SearchCoverage.Stop spent = spent(actual.statistics());
        if (spent != SearchCoverage.Stop.NONE) {
            return with(actual, List.of(), spent, actual.statistics());
        }
        Position passed = root.pass();
        Stipulation shorter = new Stipulation(
                stipulation.play(), stipulation.goal(), stipulation.halfMoves() - 1, stipulation.exact());
        LineSolution set = new LineSolver(passed, shorter, remaining(actual.statistics()), progress, switches).solve();
        SearchCoverage.Stop stop =
                set.complete() ? SearchCoverage.Stop.NONE : set.coverage().stop();
        return with(actual, set.lines(), stop, sum(actual.statistics(), set.statistics()));
    }

    /** The limit that the solution has used up, so that nothing remains for the set play. */
    private SearchCoverage.Stop spent(Solution.Statistics used) {
        SolveOptions.Limits limits = options.limits();
        if (limits.nodes() > 0 && used.nodes() >= limits.nodes()) {
            return SearchCoverage.Stop.NODES;
        }
        return limits.seconds() > 0 && used.seconds() >= limits.seconds()
                ? SearchCoverage.Stop.TIME
                : SearchCoverage.Stop.NONE;
    }

    /** The solution with the set play that was found until something stopped it. */
    private static LineSolution with(
            LineSolution actual, List<List<Move>> setPlay, SearchCoverage.Stop stop, Solution.Statistics statistics) {
        boolean whole = stop == SearchCoverage.Stop.NONE;
        SearchCoverage coverage = actual.complete() && !whole
                ? SearchCoverage.ofAll(stop, actual.coverage().total())
                : actual.coverage();
        return actual.withSetPlay(actual.header().with(actual.complete() && whole, statistics, coverage), setPlay);
    }

    private SolveOptions remaining(Solution.Statistics used) {
        SolveOptions.Limits limits = options.limits();
        return SolveOptions.KEYS_ONLY
                .withMaxSolutions(options.extent().maxSolutions())
                .with(new SolveOptions.Limits(
                        limits.threads(),
                        limits.seconds() > 0 ? Math.max(MIN_SECONDS, limits.seconds() - used.seconds()) : 0,
                        limits.memoryBytes(),
                        limits.nodes() > 0 ? Math.max(1, limits.nodes() - used.nodes()) : 0));
    }

    private static Solution.Statistics sum(Solution.Statistics actual, Solution.Statistics set) {
        List<Solution.Phase> phases = new ArrayList<>(actual.phases());
        phases.add(new Solution.Phase("set play", set.nodes(), set.seconds()));
        return new Solution.Statistics(
                actual.nodes() + set.nodes(),
                actual.tableHits() + set.tableHits(),
                actual.seconds() + set.seconds(),
                phases);
    }
}
