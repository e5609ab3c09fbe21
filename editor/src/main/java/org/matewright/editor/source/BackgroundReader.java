package org.matewright.editor.source;

import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.variant.Variant;

/**
 * Reads definitions on a thread of its own, a moment after the last request, and hands each reading over on the event
 * thread. Only the newest request counts; the answer to an older one is dropped.
 */
final class BackgroundReader {
    private static final int DELAY_MILLIS = 150;

    private record Request(String text, Path base) {}

    private final BiFunction<String, Path, Checked<Variant>> read;
    private final BiConsumer<String, Checked<Variant>> answer;
    private final ExecutorService thread;
    private final Timer delay = new Timer(DELAY_MILLIS, event -> start());
    private @Nullable Request wanted;

    BackgroundReader(BiFunction<String, Path, Checked<Variant>> read, BiConsumer<String, Checked<Variant>> answer) {
        this.read = read;
        this.answer = answer;
        delay.setRepeats(false);
        thread = new ThreadPoolExecutor(0, 1, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            Thread worker = new Thread(task, "definition reader");
            worker.setDaemon(true);
            return worker;
        });
    }

    /** Reads a text once nothing newer has been asked for during a moment. */
    void soon(String text, Path base) {
        wanted = new Request(text, base);
        delay.restart();
    }

    /** Reads a text without delay. */
    void now(String text, Path base) {
        wanted = new Request(text, base);
        start();
    }

    /** Forgets what was asked. */
    void cancel() {
        delay.stop();
        wanted = null;
    }

    /** Whether an answer is still to come. */
    boolean isBusy() {
        return wanted != null;
    }

    private void start() {
        delay.stop();
        Request request = wanted;
        if (request != null) {
            thread.execute(() -> {
                Checked<Variant> reading = readSafely(request);
                SwingUtilities.invokeLater(() -> finish(request, reading));
            });
        }
    }

    private Checked<Variant> readSafely(Request request) {
        try {
            return read.apply(request.text(), request.base());
        } catch (RuntimeException | StackOverflowError e) {
            return Checked.failed(Fault.error("internal", Span.START, "reading this definition failed (" + e + ")"));
        }
    }

    private void finish(Request request, Checked<Variant> reading) {
        if (wanted == request) {
            wanted = null;
            answer.accept(request.text(), reading);
        }
    }
}
