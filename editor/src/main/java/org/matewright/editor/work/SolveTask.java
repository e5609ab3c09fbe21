package org.matewright.editor.work;

import java.util.concurrent.ExecutionException;
import javax.swing.SwingWorker;
import javax.swing.Timer;
import org.matewright.editor.solving.SearchProgress;
import org.matewright.editor.solving.SearchRequest;
import org.matewright.editor.solving.SearchRunner;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.report.SearchFailure;
import org.matewright.rules.variant.Position;

/**
 * A search beside the window, over values that don't change. It reports about ten times a second how far it is, and at
 * the end what it found, always on the event thread, where it is also started.
 */
public final class SolveTask extends SwingWorker<Solution, Void> implements SearchRunner.Search {
    private static final int REPORT_MILLIS = 100;

    /** A solver. */
    @FunctionalInterface
    public interface Solver {
        /** Solves as {@link org.matewright.puzzles.solve.Solver#solve} does. */
        Solution solve(Position position, Stipulation stipulation, SolveOptions options, Progress progress);
    }

    private record Report(String phase, int done, int total, long nodes) {}

    private final SearchRequest request;
    private final Solver solver;
    private final SearchRunner.Listener listener;
    private final Timer clock = new Timer(REPORT_MILLIS, event -> report());
    private final long started = System.nanoTime();
    private volatile Report latest = new Report("", 0, 0, 0);
    private volatile boolean stopped;

    private SolveTask(SearchRequest request, Solver solver, SearchRunner.Listener listener) {
        this.request = request;
        this.solver = solver;
        this.listener = listener;
        clock.setInitialDelay(REPORT_MILLIS);
        clock.start();
    }

    /** Runs each search with a solver, on a thread of its own. */
    public static SearchRunner runner(Solver solver) {
        return (request, listener) -> {
            SolveTask task = new SolveTask(request, solver, listener);
            task.execute();
            return task;
        };
    }

    @Override
    public void stop() {
        stopped = true;
    }

    @Override
    protected Solution doInBackground() {
        return solver.solve(request.position(), request.stipulation(), request.options(), new Progress() {
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
            listener.solved(get());
        } catch (ExecutionException e) {
            listener.failed(reason(e.getCause() == null ? e : e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void report() {
        Report now = latest;
        double seconds = (System.nanoTime() - started) / 1e9;
        listener.progressed(new SearchProgress(now.phase(), now.done(), now.total(), now.nodes(), seconds));
    }

    private static String reason(Throwable cause) {
        String message = cause.getMessage() == null ? "" : ": " + cause.getMessage();
        return SearchFailure.reason(cause)
                .orElseGet(() -> "the solver failed (" + cause.getClass().getSimpleName() + message + ")");
    }
}
