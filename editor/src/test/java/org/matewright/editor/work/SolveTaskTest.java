package org.matewright.editor.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.solving.Sample;
import org.matewright.editor.solving.SearchProgress;
import org.matewright.editor.solving.SearchRequest;
import org.matewright.editor.solving.SearchRunner;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;

class SolveTaskTest {
    private static final SearchRequest REQUEST =
            new SearchRequest(Sample.POSITION, Stipulation.mateIn(2), SolveOptions.KEYS_ONLY);

    /** Of the event thread alone, as the reports come there. */
    private final List<String> ends = new ArrayList<>();

    private final List<SearchProgress> progress = new ArrayList<>();
    private boolean offThread;

    private final class Recorder implements SearchRunner.Listener {
        @Override
        public void progressed(SearchProgress now) {
            offThread |= !SwingUtilities.isEventDispatchThread();
            progress.add(now);
        }

        @Override
        public void solved(Solution solution) {
            offThread |= !SwingUtilities.isEventDispatchThread();
            ends.add(solution.complete() ? "complete" : "incomplete");
        }

        @Override
        public void failed(String reason) {
            offThread |= !SwingUtilities.isEventDispatchThread();
            ends.add(reason);
        }
    }

    private static Solution answer(boolean complete) {
        return Sample.solution(complete, List.of(), List.of());
    }

    private SearchRunner.Search start(SolveTask.Solver solver) {
        return EventThread.get(() -> SolveTask.runner(solver).start(REQUEST, new Recorder()));
    }

    private void awaitEnd(String end) {
        EventThread.awaitThat("the end of the search", () -> assertThat(ends).containsExactly(end));
        assertThat(offThread).isFalse();
    }

    @Test
    void theAnswerComesOnTheEventThread() {
        start((position, stipulation, options, progress) -> answer(true));
        awaitEnd("complete");
    }

    @Test
    void progressIsReportedWhileItRuns() {
        CountDownLatch reported = new CountDownLatch(1);
        start((position, stipulation, options, progress) -> {
            progress.report("mate in 2", 5, 20, 1000);
            awaitQuietly(reported);
            return answer(true);
        });
        EventThread.awaitThat(
                "progress",
                () -> assertThat(progress).anySatisfy(now -> {
                    assertThat(now.phase()).isEqualTo("mate in 2");
                    assertThat(now.share()).isEqualTo(0.25);
                    assertThat(now.nodes()).isEqualTo(1000);
                }));
        reported.countDown();
        awaitEnd("complete");
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void stoppingKeepsWhatWasFound() throws InterruptedException {
        CountDownLatch running = new CountDownLatch(1);
        SearchRunner.Search search = start((position, stipulation, options, progress) -> {
            running.countDown();
            while (!progress.isCancelled()) {
                Thread.onSpinWait();
            }
            return answer(false);
        });
        assertThat(running.await(30, TimeUnit.SECONDS)).isTrue();
        EventThread.run(search::stop);
        awaitEnd("incomplete");
    }

    @Test
    void aFailureIsAReasonInWords() {
        start((position, stipulation, options, progress) -> {
            throw new IllegalStateException("no luck");
        });
        awaitEnd("the solver failed (IllegalStateException: no luck)");
    }

    @Test
    void anEndOfMemoryIsAReasonToo() {
        start((position, stipulation, options, progress) -> {
            throw new OutOfMemoryError();
        });
        awaitEnd("the memory was used up");
    }
}
