package org.matewright.editor.kit;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Calls from a test into the event thread, and waiting for what becomes true there. */
public final class EventThread {
    /** Far more than anything takes on a busy machine; only a failing test waits that long. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final long POLL_MILLIS = 10;

    private EventThread() {}

    /** Runs an action on the event thread and returns when it has run; what it throws is thrown here. */
    public static void run(Runnable action) {
        if (EventQueue.isDispatchThread()) {
            action.run();
            return;
        }
        try {
            EventQueue.invokeAndWait(action);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for the event thread", e);
        }
    }

    /** The value of an expression on the event thread. */
    public static <T> T get(Supplier<T> expression) {
        AtomicReference<T> value = new AtomicReference<>();
        run(() -> value.set(expression.get()));
        return value.get();
    }

    /**
     * Waits until a condition holds on the event thread.
     *
     * @param what what is awaited, to go behind "waiting for", such as {@code the verdict}
     */
    public static void await(String what, BooleanSupplier condition) {
        awaitThat(what, () -> {
            if (!condition.getAsBoolean()) {
                throw new AssertionError("it didn't come");
            }
        });
    }

    /**
     * Repeats an assertion on the event thread until it holds; the failure of the last attempt says what was there
     * instead.
     *
     * @param what what is awaited, to go behind "waiting for", such as {@code the verdict}
     */
    public static void awaitThat(String what, Runnable assertion) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                run(assertion);
                return;
            } catch (AssertionError e) {
                if (System.nanoTime() > end) {
                    String waited = "waiting for " + what + " was in vain for " + PATIENCE.toSeconds() + " s: ";
                    throw new AssertionError(waited + e.getMessage(), e);
                }
            }
            sleep();
        }
    }

    private static void sleep() {
        try {
            TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting", e);
        }
    }
}
