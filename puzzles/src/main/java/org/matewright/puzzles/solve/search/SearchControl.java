package org.matewright.puzzles.solve.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;

/**
 * Shared by the threads of one run: counts nodes, watches the limits and the person's wish to stop, and passes the
 * progress on. Safe for use by several threads.
 */
public final class SearchControl {
    /** How many nodes a thread makes between two visits at most: well below a millisecond of work. */
    public static final int STRIDE = 512;

    /** What a move of a line takes: its code, its place among the moves told, and its share of those. */
    private static final long MOVE_BYTES = 32;

    /** The lines found may take this part of the memory, besides the table. */
    private static final long LINES_SHARE = 4;

    private static final long LEAST_KEPT = 10_000;
    private static final long REPORT_NANOS = 100_000_000;

    private final Progress progress;
    private final long started = System.nanoTime();
    private final long deadline;
    /** The nodes that nobody has been granted yet. */
    private final AtomicLong ungranted;

    private final boolean bounded;
    private final long threads;
    private final AtomicLong nodes = new AtomicLong();
    private final AtomicLong tableHits = new AtomicLong();
    private final AtomicLong lastReport = new AtomicLong(started);
    private final AtomicLong kept = new AtomicLong();
    private final long mostKept;
    private volatile long roundEnd = Long.MAX_VALUE;
    private volatile boolean stopped;
    private volatile Reach.Stop reason = Reach.Stop.NONE;
    private volatile String phase = "";
    private volatile int done;
    private volatile int total;
    private final List<Solution.Phase> phases = new ArrayList<>();
    private String section = "";
    private long sectionStart = started;
    private long sectionNodes;

    public SearchControl(Progress progress, SolveOptions options) {
        this.progress = progress;
        SolveOptions.Limits limits = options.limits();
        this.mostKept = Math.max(LEAST_KEPT, limits.memoryBytes() / LINES_SHARE / MOVE_BYTES);
        this.bounded = limits.nodes() > 0;
        this.ungranted = new AtomicLong(limits.nodes());
        this.threads = Math.max(1, limits.threads());
        double nanos = limits.seconds() * 1e9;
        this.deadline = nanos > 0 && nanos < Long.MAX_VALUE / 2.0 ? started + (long) nanos : Long.MAX_VALUE;
    }

    /** Books work done since the last call and throws {@link SearchStopped} if it was the last. */
    public void spend(long newNodes, long newHits) {
        long sum = nodes.addAndGet(newNodes);
        tableHits.addAndGet(newHits);
        long now = System.nanoTime();
        if (now >= deadline) {
            stop(Reach.Stop.TIME);
        } else if (progress.isCancelled()) {
            stop(Reach.Stop.REQUEST);
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
     * How many nodes a thread may make until its next visit. Towards the end of those allowed it is ever fewer, so that no
     * thread holds what another needs, and all together make no more than that.
     *
     * @throws SearchStopped if there are none left
     */
    long grant() {
        if (!bounded) {
            return STRIDE;
        }
        while (true) {
            long left = ungranted.get();
            if (left == 0) {
                stop(Reach.Stop.NODES);
                throw new SearchStopped();
            }
            long share = threads == 1 ? left : Math.max(1, left / (2 * threads));
            long granted = Math.min(STRIDE, share);
            if (ungranted.compareAndSet(left, left - granted)) {
                return granted;
            }
        }
    }

    /** Lets threads leave after so many nodes more without ending the run; 0 for no such bound. */
    public void round(long more) {
        roundEnd = more == 0 ? Long.MAX_VALUE : nodes.get() + more;
    }

    /** Books work without ever stopping, and takes back what a thread was granted and hasn't used, at its end. */
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

    /** Tells that the thread that calls it, which the search started, is about to end. */
    void threadEnds() {
        progress.threadEnds();
    }

    /** Begins a part of the work for the statistics; called while no thread searches and all have settled. */
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

    /** What it all cost, when everything is done. */
    public Solution.Statistics statistics() {
        closeSection();
        return new Solution.Statistics(nodes(), tableHits(), seconds(), phases);
    }

    /** Begins a phase with {@code total} parts and tells so. */
    public void phase(String name, int total) {
        this.phase = name;
        this.done = 0;
        this.total = total;
        progress.report(name, 0, total, nodes.get());
    }

    /** One more part of the phase is finished. */
    public synchronized void partDone() {
        done++;
    }

    /** Books a line that is kept, by its half-moves; ends the run when there are too many. */
    public void keep(int halfMoves) {
        if (kept.addAndGet(halfMoves + 1) > mostKept) {
            stop(Reach.Stop.MEMORY);
            check();
        }
    }

    /** Ends the run: every thread leaves at its next visit. */
    public synchronized void stop(Reach.Stop why) {
        if (!stopped) {
            reason = why;
            stopped = true;
        }
    }

    /** What ended the run. */
    public Reach.Stop reason() {
        return reason;
    }

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
