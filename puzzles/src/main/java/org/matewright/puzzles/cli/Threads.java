package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Pieces of work shared between threads. */
final class Threads {
    private static final int MAX = 1024;

    private Threads() {}

    /** The number of threads that this machine can run at once. */
    static int ofMachine() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** Refuses numbers of threads that make no sense as wrong usage. */
    static void check(int threads, CommandSpec spec) {
        if (threads < 1 || threads > MAX) {
            throw new ParameterException(spec.commandLine(), "--threads must be 1 to " + MAX + ", not " + threads);
        }
    }

    /** Does the work; the results come in the order of the work. An exception in one piece ends all. */
    static <T> List<T> all(int threads, List<? extends Callable<T>> work) {
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, Math.min(threads, work.size())), runnable -> {
            Thread thread = new Thread(runnable, "worker");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<T>> futures = new ArrayList<>();
            work.forEach(item -> futures.add(pool.submit(item)));
            List<T> results = new ArrayList<>();
            for (Future<T> future : futures) {
                results.add(future.get());
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Refusal.because("interrupted", "interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
