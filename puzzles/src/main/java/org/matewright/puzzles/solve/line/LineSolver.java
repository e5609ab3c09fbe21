package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.SearchCoverage;
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
    /** Listing a few hundred targets takes about as long as searching so many nodes. */
    private static final long PROBE = 10_000;

    /** When there are too many targets, so many probes are searched before targets of few pieces are listed. */
    private static final long PROBES_BEFORE_FEW_PIECES = 800;

    private final Position position;
    private final Stipulation stipulation;
    private final SolveOptions options;
    private final SearchControl control;
    private final SearchSwitches switches;
    private final List<LineSearch> searches = new ArrayList<>();
    private final List<Move> firstMoves;
    private final LineParts parts;
    /** The length of the play: half-moves in help play, moves of the series. */
    private final int length;

    private final long probe;

    /** A solver of one position; it solves once. */
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
     * @param probe how many nodes are searched before targets are listed
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
        this.firstMoves = position.moves();
        this.parts = new LineParts(firstMoves.size(), options.extent());
        Play play = stipulation.play();
        boolean series = play.isSeries();
        this.length = series ? stipulation.halfMoves() / 2 : stipulation.halfMoves();
        ProofTable table = new ProofTable(options.limits().memoryBytes(), tableBits(length));
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

    /** The size with which the table begins: about as large as play of such a length needs. */
    private static int tableBits(int length) {
        return switch (length) {
            case 1, 2, 3 -> 6;
            case 4 -> 12;
            default -> 16;
        };
    }

    /** Solves the position. */
    public LineSolution solve() {
        control.section("lines");
        control.phase(stipulation.toString(), parts.count());
        if (mayStart()) {
            searchInRounds();
        }
        searches.forEach(LineSearch::settle);
        LineMoves moves = new LineMoves(position);
        List<List<Move>> lines = new ArrayList<>();
        for (long[] line : parts.lines()) {
            lines.add(moves.of(line));
        }
        lines.sort(Comparator.comparing(LineSolver::text));
        boolean whole = !control.isStopped();
        boolean mayGoOn = !control.isStopped() && !options.extent().skipsMoves();
        PartialLines partial = mayGoOn ? partialLines() : PartialLines.NONE;
        boolean complete =
                whole && (!mayGoOn || !control.isStopped()) && !options.extent().skipsMoves();
        Solution.Header header =
                new Solution.Header(position, stipulation, complete, control.statistics(), coverage(whole));
        return new LineSolution(header, lines, List.of(), partial);
    }

    private PartialLines partialLines() {
        if (options.wanted().partial() == 0) {
            return PartialLines.NONE;
        }
        control.section("partial lines");
        return PartialLineSearch.find(position, stipulation, options, control);
    }

    private SearchCoverage coverage(boolean whole) {
        int total = firstMoves.size();
        if (whole) {
            return SearchCoverage.ofAll(control.reason(), total);
        }
        int first = Math.max(1, options.extent().firstMove());
        int last = parts.lastNeeded();
        if (last >= 0) {
            // What other threads have done beyond it depends on timing and isn't reported.
            return new SearchCoverage(
                    SearchCoverage.Stop.ENOUGH, Math.max(0, last - first), total, Math.max(first, last));
        }
        return new SearchCoverage(control.reason(), parts.finishedMoves(), total, parts.firstUnfinished(first));
    }

    private boolean mayStart() {
        try {
            return searches.get(0).mayPlay(length, 0);
        } catch (SearchStopped stopped) {
            searches.get(0).rewind();
            return false;
        }
    }

    /**
     * Searches in up to three rounds: a short one without targets; if that doesn't finish, one with targets, unless they are
     * too many; then a longer one without, and one with targets of few pieces, which exclude little. What a round has
     * finished is finished for good, and the table keeps what it has refuted.
     */
    private void searchInRounds() {
        if (switches.targets()) {
            if (probe > 0 && finishesWithin(probe)) {
                return;
            }
            LineTargets targets = LineTargets.of(position, stipulation, length, true, control);
            if (targets == null && probe > 0 && finishesWithin(PROBES_BEFORE_FEW_PIECES * probe)) {
                return;
            }
            if (targets == null && !control.isStopped()) {
                targets = LineTargets.of(position, stipulation, length, false, control);
            }
            if (targets != null && targets.excludeAll()) {
                return;
            }
            for (LineSearch search : searches) {
                search.use(targets == null ? List.of() : targets.filters());
            }
        }
        searchParts();
    }

    /** Searches so many nodes; whether everything is finished or stopped then. */
    private boolean finishesWithin(long nodes) {
        control.round(nodes);
        searchParts();
        control.round(0);
        return control.isStopped() || parts.allFinished();
    }

    private void searchParts() {
        AtomicInteger next = new AtomicInteger(parts.start());
        Workers.run(searches.size(), control, index -> {
            LineSearch search = searches.get(index);
            try {
                for (int part = next.getAndIncrement(); part < parts.count(); part = next.getAndIncrement()) {
                    if (!parts.isFinished(part)) {
                        searchPart(search, part);
                    }
                }
            } finally {
                search.settle();
            }
        });
    }

    private void searchPart(LineSearch search, int part) {
        long first = part == 0 ? CurrentLine.PASS : firstMoves.get(part - 1).code();
        try {
            parts.finish(part, search.lines(first, length, options.extent().maxSolutions()));
        } catch (SearchStopped stopped) {
            // A line found stands by itself, except one whose other parries aren't searched yet.
            parts.addUnfinished(part, search.foundSoFar());
            search.rewind();
            throw stopped;
        }
        control.partDone();
        if (parts.lastNeeded() >= 0) {
            control.stop(SearchCoverage.Stop.ENOUGH);
        }
    }

    /** The text of a line, by which lines are sorted. */
    static String text(List<Move> line) {
        StringBuilder text = new StringBuilder();
        for (Move move : line) {
            text.append(move.text()).append(' ');
        }
        return text.toString();
    }
}
