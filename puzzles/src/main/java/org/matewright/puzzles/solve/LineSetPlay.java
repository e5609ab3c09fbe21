package org.matewright.puzzles.solve;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** The set play of help play: what the other side would begin with, a half-move less than the stipulation has. */
final class LineSetPlay {
    private static final double LEAST_SECONDS = 0.001;

    private final SolveOptions options;
    private final Progress progress;
    private final SearchSwitches switches;

    LineSetPlay(SolveOptions options, Progress progress, SearchSwitches switches) {
        this.options = options;
        this.progress = progress;
        this.switches = switches;
    }

    /** A solution with its set play, as far as time and nodes last; the same solution where there can't be any. */
    Solution added(Solution actual) {
        Stipulation asked = actual.stipulation();
        Position root = actual.position();
        SolveOptions.Limits limits = options.limits();
        boolean over = limits.seconds() > 0 && actual.statistics().seconds() >= limits.seconds()
                || limits.nodes() > 0 && actual.statistics().nodes() >= limits.nodes();
        boolean stopped = !actual.complete() && !options.extent().leavesMoves();
        if (!asked.hasSetPlay() || root.inCheck() || stopped || over) {
            return actual;
        }
        Stipulation less = new Stipulation(asked.play(), asked.goal(), asked.halfMoves() - 1, asked.exact());
        Position passed = root.pass();
        Solution set = new LineSolver(passed, less, remaining(actual.statistics()), progress, switches).solve();
        List<Node> chains = set.lines().stream().map(line -> chain(passed, line, 0)).toList();
        return new Solution(
                root,
                asked,
                actual.complete() && set.complete(),
                actual.keys(),
                actual.shortest(),
                actual.tries(),
                chains,
                actual.lines(),
                sum(actual.statistics(), set.statistics()),
                List.of(),
                actual.partialLines(),
                reach(actual, set));
    }

    private static Reach reach(Solution actual, Solution set) {
        int firsts = actual.reach().total();
        return actual.complete() && !set.complete()
                ? new Reach(set.reach().stop(), 0, firsts, firsts, firsts + 1)
                : actual.reach();
    }

    private SolveOptions remaining(Solution.Statistics used) {
        SolveOptions.Limits limits = options.limits();
        return SolveOptions.KEYS_ONLY
                .withMaxSolutions(options.extent().maxSolutions())
                .with(new SolveOptions.Limits(
                        limits.threads(),
                        limits.seconds() > 0 ? Math.max(LEAST_SECONDS, limits.seconds() - used.seconds()) : 0,
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
