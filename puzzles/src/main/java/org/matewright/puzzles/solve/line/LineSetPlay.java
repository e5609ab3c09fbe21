package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Reach;
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
    public Solution added(Solution actual) {
        Stipulation stipulation = actual.stipulation();
        Position root = actual.position();
        boolean stopped = !actual.complete() && !options.extent().leavesMoves();
        if (!stipulation.hasSetPlay() || root.inCheck() || stopped) {
            return actual;
        }
        Reach.Stop spent = spent(actual.statistics());
        if (spent != Reach.Stop.NONE) {
            return with(actual, List.of(), spent, actual.statistics());
        }
        Position passed = root.pass();
        Stipulation shorter = new Stipulation(
                stipulation.play(), stipulation.goal(), stipulation.halfMoves() - 1, stipulation.exact());
        Solution set = new LineSolver(passed, shorter, remaining(actual.statistics()), progress, switches).solve();
        List<Node> chains =
                set.lines().stream().map(line -> chain(passed, line, 0)).toList();
        Reach.Stop stop = set.complete() ? Reach.Stop.NONE : set.reach().stop();
        return with(actual, chains, stop, sum(actual.statistics(), set.statistics()));
    }

    /** The limit that the solution has used up, so that nothing remains for the set play. */
    private Reach.Stop spent(Solution.Statistics used) {
        SolveOptions.Limits limits = options.limits();
        if (limits.nodes() > 0 && used.nodes() >= limits.nodes()) {
            return Reach.Stop.NODES;
        }
        return limits.seconds() > 0 && used.seconds() >= limits.seconds() ? Reach.Stop.TIME : Reach.Stop.NONE;
    }

    /** The solution with the set play that was found until something stopped it. */
    private static Solution with(Solution actual, List<Node> chains, Reach.Stop stop, Solution.Statistics statistics) {
        boolean whole = stop == Reach.Stop.NONE;
        int firsts = actual.reach().total();
        return new Solution(
                actual.position(),
                actual.stipulation(),
                actual.complete() && whole,
                actual.keys(),
                actual.shortest(),
                actual.tries(),
                chains,
                actual.lines(),
                statistics,
                List.of(),
                actual.partialLines(),
                actual.complete() && !whole ? new Reach(stop, 0, firsts, firsts, firsts + 1) : actual.reach());
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

    private static Node chain(Position before, List<Move> line, int index) {
        Move move = line.get(index);
        Position after = before.play(move);
        boolean last = index == line.size() - 1;
        List<Node> next = last ? List.of() : List.of(chain(after, line, index + 1));
        return new Node(move, Node.Role.LINE, after.inCheck(), last, List.of(), false, next);
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
