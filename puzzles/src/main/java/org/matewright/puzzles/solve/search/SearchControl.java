package org.matewright.puzzles.solve.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;

/**
 * Shared by the threads of one run: counts nodes, enforces the limits, stops the run on request and reports progress.
 * Safe for use by several threads.
 */
public final class SearchControl {
    /** The most nodes between two reports of a thread: well below a millisecond of work. */
    public static final int STRIDE = 512;

    /** The memory of a move in a line that was found: its code, its place in the list of moves, its share of those. */
    private static final long MOVE_BYTES = 32;

    /** The lines found may take one part in so many of the memory that the table may take, besides it. */
    private static final long LINES_SHARE = 4;

    private static final long MIN_KEPT = 10_000;
    private static final long REPORT_NANOS = 100_000_000;

    private final Progress progress;
    private final long started = System.nanoTime();
    private final long deadline;
    /** The nodes that no thread has been granted yet. */
    private final AtomicLong ungranted;

    private final boolean bounded;
    private final long threads;
    private final AtomicLong nodes = new AtomicLong();
    private final AtomicLong tableHits = new AtomicLong();
    private final AtomicLong lastReport = new AtomicLong(started);
    private final AtomicLong kept = new AtomicLong();
    private final long maxKept;
    private volatile long roundEnd = Long.MAX_VALUE;
    private volatile boolean stopped;
    private volatile SearchCoverage.Stop reason = SearchCoverage.Stop.NONE;
    private volatile String phase = "";
    private volatile int done;
    private volatile int total;
    private final List<Solution.Phase> phases = new ArrayList<>();
    private String section = "";
    private long sectionStart = started;
    private long sectionNodes;

    /** The control of a run that begins now. */
    public SearchControl(Progress progress, SolveOptions options) {
        this.progress = progress;
        SolveOptions.Limits limits = options.limits();
        this.maxKept = Math.max(MIN_KEPT, limits.memoryBytes() / LINES_SHARE / MOVE_BYTES);
        this.bounded = limits.nodes() > 0;
        this.ungranted = new AtomicLong(limits.nodes());
        this.threads = Math.max(1, limits.threads());
        double nanos = limits.seconds() * 1e9;
        this.deadline = nanos > 0 && nanos < Long.MAX_VALUE / 2.0 ? started + (long) nanos : Long.MAX_VALUE;
    }

    /**
     * Adds work that a thread has done since its last call.
     *
     * @throws SearchStopped if the run or the round is over
     */
    public void spend(long newNodes, long newHits) {
        long sum = nodes.addAndGet(newNodes);
        tableHits.addAndGet(newHits);
        long now = System.nanoTime();
        if (now >= deadline) {
            stop(SearchCoverage.Stop.TIME);
        } else if (progress.isCancelled()) {
            stop(SearchCoverage.Stop.REQUEST);
        }
        long last = lastReport.get();
        if (now - last >= REPORT_NANOS && lastReport.compareAndSet(last, now)) {
            progress.report(phase, done, total, sum);
        }
        check();
        if (sum >= roundEnd) {
            throw new SearchStopped();
        }
    }

    /**
     * The number of nodes until a thread must report again. It falls towards the end of the nodes allowed, so that no thread
     * holds what another needs, and all threads together stay within them.
     *
     * @throws SearchStopped if there are none left
     */
    long grant() {
        if (!bounded) {
            return STRIDE;
        }
        while (true) {
            long remaining = ungranted.get();
            if (remaining == 0) {
                stop(SearchCoverage.Stop.NODES);
                throw new SearchStopped();
            }
            long share = threads == 1 ? remaining : Math.max(1, remaining / (2 * threads));
            long granted = Math.min(STRIDE, share);
            if (ungranted.compareAndSet(remaining, remaining - granted)) {
                return granted;
            }
        }
    }

    /** Begins a round: threads leave after so many more nodes, but the run goes on. 0 for no such bound. */
    public void round(long more) {
        roundEnd = more == 0 ? Long.MAX_VALUE : nodes.get() + more;
    }

    /** Adds the last work of a thread without ever stopping it, and takes back the nodes that it was granted and didn't use. */
    void settle(long newNodes, long newHits, long unused) {
        ungranted.addAndGet(unused);
        nodes.addAndGet(newNodes);
        tableHits.addAndGet(newHits);
    }

    /** Throws {@link SearchStopped} if the run is over. */
    void check() {
        if (stopped) {
            throw new SearchStopped();
        }
    }

    /** Reports that the calling thread, which the search started, is about to end. */
    void threadEnds() {
        progress.threadEnds();
    }

    /** Begins a section of the statistics; called while no thread searches and all have settled. */
    public void section(String name) {
        closeSection();
        section = name;
    }

    private void closeSection() {
        long now = System.nanoTime();
        if (!section.isEmpty()) {
            phases.add(new Solution.Phase(section, nodes() - sectionNodes, (now - sectionStart) / 1e9));
        }
        section = "";
        sectionStart = now;
        sectionNodes = nodes();
    }

    /** The cost of the whole run, once everything is done. */
    public Solution.Statistics statistics() {
        closeSection();
        return new Solution.Statistics(nodes(), tableHits(), seconds(), phases);
    }

    /** Begins a phase of the progress with {@code total} parts and reports it. */
    public void phase(String name, int total) {
        this.phase = name;
        this.done = 0;
        this.total = total;
        progress.report(name, 0, total, nodes.get());
    }

    /** Counts a finished part of the phase. */
    public synchronized void partDone() {
        done++;
    }

    /** Counts a line that is kept, by its half-moves; ends the run when the lines take too much memory. */
    public void keep(int halfMoves) {
        if (kept.addAndGet(halfMoves + 1) > maxKept) {
            stop(SearchCoverage.Stop.MEMORY);
            check();
        }
    }

    /** Ends the run: every thread leaves at its next report. */
    public synchronized void stop(SearchCoverage.Stop why) {
        if (!stopped) {
            reason = why;
            stopped = true;
        }
    }

    /** What ended the run, or {@link SearchCoverage.Stop#NONE}. */
    public SearchCoverage.Stop reason() {
        return reason;
    }

    /** Whether the run has been ended before its work was done. */
    public boolean isStopped() {
        return stopped;
    }

    long nodes() {
        return nodes.get();
    }

    long tableHits() {
        return tableHits.get();
    }

    /** Wall time since the run began. */
    double seconds() {
        return (System.nanoTime() - started) / 1e9;
    }
}
