package org.matewright.puzzles.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/**
 * The end of the process (Ctrl-C, a termination signal) while a command runs: the command is asked to stop and
 * waited for while it prints what it has found, and its exit status becomes that of the process.
 */
final class ProcessInterruptions implements Interruptions {
    private static final long PATIENCE_SECONDS = 5;

    @Override
    public int during(Runnable stop, IntSupplier command) {
        AtomicInteger status = new AtomicInteger(ExitStatus.STOPPED);
        CountDownLatch finished = new CountDownLatch(1);
        Thread hook = new Thread(
                () -> {
                    stop.run();
                    try {
                        finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    Runtime.getRuntime().halt(status.get());
                },
                "interrupted");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            status.set(command.getAsInt());
            return status.get();
        } finally {
            finished.countDown();
            release(hook);
        }
    }

    private static void release(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException endingAlready) {
            hook.setName("interrupted at the end");
        }
    }
}
