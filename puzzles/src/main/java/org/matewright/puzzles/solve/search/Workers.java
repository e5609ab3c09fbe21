package org.matewright.puzzles.solve.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.SearchCoverage;

/** Runs the same work on several threads and waits for all of them. */
public final class Workers {
    /** The work of one thread. */
    public interface Work {
        /** Does the work of the thread with an index from 0. */
        void run(int index);
    }

    private Workers() {}

    /**
     * Runs the work {@code threads} times at once, the first on the calling thread, and returns when all are done. A
     * {@link SearchStopped} ends a thread quietly; anything else stops the run and is thrown here.
     */
    public static void run(int threads, SearchControl control, Work work) {
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            int index = i;
            Runnable whole = () -> {
                guarded(work, index, control, failure);
                control.threadEnds();
            };
            Thread thread = new Thread(whole, "solver-" + i);
            thread.setDaemon(true);
            others.add(thread);
            thread.start();
        }
        guarded(work, 0, control, failure);
        boolean interrupted = false;
        for (Thread thread : others) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                    control.stop(SearchCoverage.Stop.REQUEST);
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        Throwable thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private static void guarded(
            Work work, int index, SearchControl control, AtomicReference<@Nullable Throwable> failure) {
        try {
            work.run(index);
        } catch (SearchStopped stopped) {
            // The control has the reason, and the caller reads it there.
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
            control.stop(SearchCoverage.Stop.REQUEST);
        }
    }
}
