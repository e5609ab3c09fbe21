package org.matewright.puzzles.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicLong;
import org.matewright.puzzles.Progress;

/**
 * Measures what a search takes of the processors: the time of the thread that makes this and of all that the search
 * starts, but not that of Java's compiler and garbage collector. Passes everything else on to another progress.
 */
final class ProcessorTime implements Progress {
    private final Progress told;
    private final long begin = ofThread();
    private final AtomicLong others = new AtomicLong();

    ProcessorTime(Progress told) {
        this.told = told;
    }

    /** Whether the system tells; wall time stands for it otherwise. */
    static boolean isKnown() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
    }

    /** What the present thread has taken so far, in nanoseconds. */
    static long ofThread() {
        return isKnown() ? ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** The seconds since this was made. For the thread that made it, once the search is over. */
    double seconds() {
        return (ofThread() - begin + (isKnown() ? others.get() : 0)) / 1e9;
    }

    @Override
    public boolean isCancelled() {
        return told.isCancelled();
    }

    @Override
    public void report(String phase, int done, int total, long nodes) {
        told.report(phase, done, total, nodes);
    }

    @Override
    public void threadEnds() {
        others.addAndGet(ofThread());
    }
}
