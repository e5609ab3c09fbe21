package org.matewright.puzzles.cli;

import java.io.PrintStream;
import java.util.Locale;
import org.matewright.puzzles.Progress;

/** Passes a request to stop on to a search, and shows its progress in one line that is overwritten. */
final class ProgressLine implements Progress, AutoCloseable {
    private static final long NANOS_BETWEEN = 200_000_000;
    private static final int WIDTH = 78;

    private final Stop stop;
    private final PrintStream err;
    private final boolean shown;
    private final long start = System.nanoTime();
    private long last = start;
    private boolean dirty;

    ProgressLine(Terminal terminal, Stop stop) {
        this.stop = stop;
        this.err = terminal.err();
        this.shown = terminal.interactive();
    }

    @Override
    public boolean isCancelled() {
        return stop.isRequested();
    }

    @Override
    public synchronized void report(String phase, int done, int total, long nodes) {
        long now = System.nanoTime();
        if (!shown || now - last < NANOS_BETWEEN) {
            return;
        }
        last = now;
        double seconds = (now - start) / 1e9;
        String text = String.format(
                Locale.ROOT,
                "%s: %d of %d, %.1f million a second, %.0f s",
                phase,
                done,
                total,
                nodes / seconds / 1e6,
                seconds);
        show(text);
    }

    /** The request to stop without the line, for one of several searches. */
    Progress quietly() {
        return new Progress() {
            @Override
            public boolean isCancelled() {
                return stop.isRequested();
            }
        };
    }

    /** Shows a text in place of the last. */
    synchronized void show(String text) {
        if (shown) {
            String cut = text.length() > WIDTH ? text.substring(0, WIDTH) : text;
            err.print("\r" + cut + " ".repeat(WIDTH - cut.length()));
            err.flush();
            dirty = true;
        }
    }

    /** Erases the line. */
    @Override
    public synchronized void close() {
        if (dirty) {
            err.print("\r" + " ".repeat(WIDTH) + "\r");
            err.flush();
            dirty = false;
        }
    }
}
