package org.matewright.editor.work;

import java.util.concurrent.ExecutionException;
import javax.swing.SwingWorker;
import javax.swing.Timer;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.rules.FaultException;
import org.matewright.rules.variant.Position;

/**
 * A search beside the window, over values that don't change. Tells its {@link Listener} about ten times a second how it
 * goes, and at the end what came of it, always on the event thread. Make and use it on the event thread; run it with
 * {@link #execute}, once.
 */
public final class SolveTask extends SwingWorker<Solution, Void> {
    private static final int REPORT_MILLIS = 100;

    /** What is asked of the solver. */
    @FunctionalInterface
    public interface Search {
        /** Solves as {@link org.matewright.puzzles.solve.Solver#solve} does. */
        Solution solve(Position position, Stipulation stipulation, SolveOptions options, Progress progress);
    }

    /**
     * A question for the solver.
     *
     * @param revision the session's revision when it was asked
     * @param position the position
     * @param stipulation what is to be reached in it
     * @param options what is wanted and what may be used
     */
    public record Question(long revision, Position position, Stipulation stipulation, SolveOptions options) {}

    /** Hears how a search goes. Called on the event thread. */
    public interface Listener {
        /** How far it is. */
        void progressed(SolveTask task, SolveState state);

        /** It has ended by itself or was stopped; the solution says which. */
        void solved(SolveTask task, Solution solution);

        /** It can't answer, for a reason in words. */
        void failed(SolveTask task, String reason);
    }

    private record Report(String phase, int done, int total, long nodes) {}

    private final Question question;
    private final Search search;
    private final Listener listener;
    private final Timer clock = new Timer(REPORT_MILLIS, event -> report());
    private final long started = System.nanoTime();
    private volatile Report latest = new Report("", 0, 0, 0);
    private volatile boolean stopped;

    /** A search that hasn't begun. */
    public SolveTask(Question question, Search search, Listener listener) {
        this.question = question;
        this.search = search;
        this.listener = listener;
        clock.setInitialDelay(REPORT_MILLIS);
        clock.start();
    }

    /** What was asked. */
    public Question question() {
        return question;
    }

    /** Asks the search to end; what it has found so far is still handed over, marked as incomplete. */
    public void stop() {
        stopped = true;
    }

    /** Whether it was asked to end. */
    public boolean isStopped() {
        return stopped;
    }

    @Override
    protected Solution doInBackground() {
        return search.solve(question.position(), question.stipulation(), question.options(), new Progress() {
            @Override
            public boolean isCancelled() {
                return stopped;
            }

            @Override
            public void report(String phase, int done, int total, long nodes) {
                latest = new Report(phase, done, total, nodes);
            }
        });
    }

    @Override
    protected void done() {
        clock.stop();
        try {
            listener.solved(this, get());
        } catch (ExecutionException e) {
            listener.failed(this, reason(e.getCause() == null ? e : e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void report() {
        Report now = latest;
        double seconds = (System.nanoTime() - started) / 1e9;
        listener.progressed(
                this,
                new SolveState(
                        true,
                        now.phase(),
                        now.done(),
                        now.total(),
                        now.nodes(),
                        seconds,
                        "",
                        Solution.Verdict.INCOMPLETE,
                        false));
    }

    private static String reason(Throwable cause) {
        String message = cause.getMessage() == null ? "" : cause.getMessage();
        if (cause instanceof UnsupportedStipulationException || cause instanceof FaultException) {
            return message;
        }
        if (cause instanceof OutOfMemoryError) {
            return "the memory was used up";
        }
        return "the solver failed (" + cause.getClass().getSimpleName() + (message.isEmpty() ? "" : ": " + message)
                + ")";
    }
}
