package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.solve.search.Workers;
import org.matewright.puzzles.solve.target.LineTargets;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Solves help and series play: all lines, sorted by text. The work is shared out by first moves. */
public final class LineSolver {
    /** About as many nodes as the listing of a few hundred pictures takes time. */
    private static final long PROBE = 10_000;

    /** Where pictures are too many, so many times as many nodes are searched before those of few pieces are tried. */
    private static final long LONG_PROBE = 800;

    private final Position position;
    private final Stipulation stipulation;
    private final SolveOptions options;
    private final SearchControl control;
    private final List<LineSearch> searches = new ArrayList<>();
    private final int left;
    private final SearchSwitches switches;
    private final long probe;
    private final BitSet finished = new BitSet();

    public LineSolver(
            Position position,
            Stipulation stipulation,
            SolveOptions options,
            Progress progress,
            SearchSwitches switches) {
        this(position, stipulation, options, progress, switches, PROBE);
    }

    /**
     * A solver.
     *
     * @param probe how many nodes are searched before pictures are listed
     */
    LineSolver(
            Position position,
            Stipulation stipulation,
            SolveOptions options,
            Progress progress,
            SearchSwitches switches,
            long probe) {
        this.switches = switches;
        this.probe = probe;
        this.position = position;
        this.stipulation = stipulation;
        this.options = options;
        this.control = new SearchControl(progress, options);
        Play play = stipulation.play();
        boolean series = play.isSeries();
        this.left = series ? stipulation.halfMoves() / 2 : stipulation.halfMoves();
        ProofTable table = new ProofTable(options.limits().memoryBytes(), left <= 3 ? 6 : left == 4 ? 12 : 16);
        GoalDetector goal =
                GoalDetector.of(stipulation.goal(), position.variant().geometry());
        boolean exact = stipulation.exact();
        for (int i = 0; i < Math.max(1, options.limits().threads()); i++) {
            Walker walker = position.walker();
            searches.add(
                    series
                            ? new SeriesSearch(walker, play, goal, exact, table, switches, control)
                            : new HelpSearch(walker, play, goal, exact, table, switches, control));
        }
    }

    public Solution solve() {
        List<Move> firsts = position.moves();
        // Part 0 is what ends at the root itself, part i + 1 what begins with move i.
        List<@Nullable List<long[]>> parts = new ArrayList<>();
        for (int i = 0; i <= firsts.size(); i++) {
            parts.add(i < firstPart() ? List.of() : null);
        }
        control.section("lines");
        control.phase(stipulation.toString(), parts.size());
        if (mayStart()) {
            searchInRounds(firsts, parts);
        }
        for (LineSearch search : searches) {
            search.settle();
        }
        List<List<Move>> lines = new ArrayList<>();
        LineMoves moves = new LineMoves(position);
        for (List<long[]> part : parts) {
            if (part != null) {
                for (long[] line : part) {
                    if (options.extent().maxSolutions() == 0
                            || lines.size() < options.extent().maxSolutions()) {
                        lines.add(moves.of(line));
                    }
                }
            }
        }
        lines.sort(Comparator.comparing(LineSolver::text));
        boolean whole = !control.isStopped();
        boolean mayGoOn = !control.isStopped() && !options.extent().leavesMoves();
        PartialLines partial = mayGoOn ? partialLines() : PartialLines.NONE;
        boolean complete =
                whole && (!mayGoOn || !control.isStopped()) && !options.extent().leavesMoves();
        return new Solution(
                position,
                stipulation,
                complete,
                keys(lines),
                shortest(lines),
                List.of(),
                List.of(),
                lines,
                control.statistics(),
                List.of(),
                partial,
                reach(firsts.size(), parts, whole));
    }

    private PartialLines partialLines() {
        if (options.wanted().partial() == 0) {
            return PartialLines.NONE;
        }
        control.section("partial lines");
        return PartialLineSearch.find(position, stipulation, options, control);
    }

    private Reach reach(int firsts, List<@Nullable List<long[]>> parts, boolean whole) {
        if (whole) {
            return new Reach(control.reason(), 0, firsts, firsts, firsts + 1);
        }
        int enough = enough(parts);
        if (enough >= 0) {
            // What other threads have done besides depends on chance and isn't told.
            int decided = Math.max(0, enough - firstMove());
            return new Reach(Reach.Stop.ENOUGH, 0, decided, firsts, Math.max(firstMove(), enough));
        }
        // Part i is first move i, counted from 1.
        finished.clear(0);
        return new Reach(control.reason(), 0, finished.cardinality(), firsts, finished.nextClearBit(firstMove()));
    }

    private int firstMove() {
        return Math.max(1, options.extent().firstMove());
    }

    /** The part to begin with; what ends at the root is left aside with the first moves that are. */
    private int firstPart() {
        return options.extent().leavesMoves() ? options.extent().firstMove() : 0;
    }

    private boolean mayStart() {
        try {
            return searches.get(0).mayPlay(left, 0);
        } catch (SearchStopped stopped) {
            searches.get(0).rewind();
            return false;
        }
    }

    /**
     * Searches with pictures if it takes longer than listing them. If they are too many, those of few pieces come last: they
     * exclude little. What a round has finished is finished for good, and the table keeps what it has refuted.
     */
    private void searchInRounds(List<Move> firsts, List<@Nullable List<long[]>> parts) {
        if (switches.pictures()) {
            if (probe > 0 && isDoneWithin(probe, firsts, parts)) {
                return;
            }
            LineTargets pictures = LineTargets.of(position, stipulation, left, true, control);
            if (pictures == null && probe > 0 && isDoneWithin(LONG_PROBE * probe, firsts, parts)) {
                return;
            }
            if (pictures == null && !control.isStopped()) {
                pictures = LineTargets.of(position, stipulation, left, false, control);
            }
            if (pictures != null && pictures.excludeAll()) {
                parts.replaceAll(part -> part == null ? List.of() : part);
                return;
            }
            for (LineSearch search : searches) {
                search.use(pictures == null ? List.of() : pictures.filters());
            }
        }
        searchParts(firsts, parts);
    }

    /** Searches so many nodes; whether everything is finished or stopped then. */
    private boolean isDoneWithin(long nodes, List<Move> firsts, List<@Nullable List<long[]>> parts) {
        control.round(nodes);
        searchParts(firsts, parts);
        control.round(0);
        return control.isStopped() || finished.cardinality() == parts.size() - firstPart();
    }

    private void searchParts(List<Move> firsts, List<@Nullable List<long[]>> parts) {
        AtomicInteger next = new AtomicInteger(firstPart());
        Workers.run(searches.size(), control, index -> {
            LineSearch search = searches.get(index);
            try {
                for (int i = next.getAndIncrement(); i < parts.size(); i = next.getAndIncrement()) {
                    if (!isFinished(i)) {
                        searchPart(
                                search,
                                i,
                                i == 0 ? LineSearch.PASS : firsts.get(i - 1).code(),
                                parts);
                    }
                }
            } finally {
                search.settle();
            }
        });
    }

    private void searchPart(LineSearch search, int part, long first, List<@Nullable List<long[]>> parts) {
        try {
            put(parts, part, search.lines(first, left, options.extent().maxSolutions()));
        } catch (SearchStopped stopped) {
            // Adversarial parries aside, each line found stands by itself; an earlier round may have found more.
            putLonger(parts, part, search.foundSoFar());
            search.rewind();
            throw stopped;
        }
        control.partDone();
        synchronized (finished) {
            finished.set(part);
        }
        if (enough(parts) >= 0) {
            control.stop(Reach.Stop.ENOUGH);
        }
    }

    private boolean isFinished(int part) {
        synchronized (finished) {
            return finished.get(part);
        }
    }

    private static void put(List<@Nullable List<long[]>> parts, int part, List<long[]> lines) {
        synchronized (parts) {
            parts.set(part, lines);
        }
    }

    private static void putLonger(List<@Nullable List<long[]>> parts, int part, List<long[]> lines) {
        synchronized (parts) {
            List<long[]> known = parts.get(part);
            if (known == null || known.size() < lines.size()) {
                parts.set(part, lines);
            }
        }
    }

    /**
     * The part with which those finished without a gap hold as many lines as are wanted, so that later ones don't matter;
     * -1 if there is none yet.
     */
    private int enough(List<@Nullable List<long[]>> parts) {
        if (options.extent().maxSolutions() == 0) {
            return -1;
        }
        int sum = 0;
        synchronized (parts) {
            for (int i = firstPart(); i < parts.size(); i++) {
                List<long[]> part = parts.get(i);
                sum += part == null ? 0 : part.size();
                if (sum >= options.extent().maxSolutions()) {
                    return i;
                }
                if (!isFinished(i)) {
                    return -1;
                }
            }
        }
        return -1;
    }

    /** What lines are sorted by. */
    static String text(List<Move> line) {
        StringBuilder text = new StringBuilder();
        for (Move move : line) {
            text.append(move.text()).append(' ');
        }
        return text.toString();
    }

    private List<Node> keys(List<List<Move>> lines) {
        Set<String> seen = new LinkedHashSet<>();
        List<Node> keys = new ArrayList<>();
        for (List<Move> line : lines) {
            Move first = line.get(0);
            if (seen.add(first.text())) {
                boolean check = position.play(first).inCheck();
                keys.add(new Node(first, Node.Role.KEY, check, line.size() == 1, List.of(), false, List.of()));
            }
        }
        keys.sort(Comparator.comparing(node -> node.move().text()));
        return keys;
    }

    private int shortest(List<List<Move>> lines) {
        int least = 0;
        for (List<Move> line : lines) {
            int moves = stipulation.play().isSeries() ? seriesMoves(line) : (line.size() + 1) / 2;
            if (least == 0 || moves < least) {
                least = moves;
            }
        }
        return least;
    }

    private int seriesMoves(List<Move> line) {
        int count = 0;
        for (Move move : line) {
            if (move.piece().side() == position.setup().side()) {
                count++;
            }
        }
        return count;
    }
}
