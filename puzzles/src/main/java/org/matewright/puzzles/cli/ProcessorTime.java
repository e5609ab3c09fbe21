package org.matewright.puzzles.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicLong;
import org.matewright.puzzles.Progress;

/**
 * Measures the processor time of a search: that of the thread that makes this and of all threads that the search starts,
 * but not that of Java's compiler and garbage collector. Passes everything else on to another progress.
 */
final class ProcessorTime implements Progress {
    private final Progress progress;
    private final long begin = ofThread();
    private final AtomicLong others = new AtomicLong();

    ProcessorTime(Progress progress) {
        this.progress = progress;
    }

    /** Whether the system reports processor time; otherwise wall time takes its place. */
    static boolean isKnown() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
    }

    /** The time that the current thread has used so far, in nanoseconds. */
    static long ofThread() {
        return isKnown() ? ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** The seconds since this was made. For the thread that made it, once the search is over. */
    double seconds() {
        return (ofThread() - begin + (isKnown() ? others.get() : 0)) / 1e9;
    }

    @Override
    public boolean isCancelled() {
        return progress.isCancelled();
    }

    @Override
    public void report(String phase, int done, int total, long nodes) {
        progress.report(phase, done, total, nodes);
    }

    @Override
    public void threadEnds() {
        others.addAndGet(ofThread());
    }
}
