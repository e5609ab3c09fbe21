package org.matewright.editor.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

class SolveTaskTest {
    private final Variant chess = Samples.variant("chess");
    private final Position start = chess.position(chess.start()).value();
    private final SolveTask.Question question =
            new SolveTask.Question(7, start, Stipulation.mateIn(2), SolveOptions.KEYS_ONLY);
    private final List<String> heard = new ArrayList<>();
    private final List<SolveState> states = new ArrayList<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private boolean offThread;

    private final class Ear implements SolveTask.Listener {
        @Override
        public void progressed(SolveTask task, SolveState state) {
            offThread |= !SwingUtilities.isEventDispatchThread();
            states.add(state);
        }

        @Override
        public void solved(SolveTask task, Solution solution) {
            offThread |= !SwingUtilities.isEventDispatchThread();
            heard.add("solved " + task.question().revision() + " " + solution.complete());
            ended.countDown();
        }

        @Override
        public void failed(SolveTask task, String reason) {
            offThread |= !SwingUtilities.isEventDispatchThread();
            heard.add(reason);
            ended.countDown();
        }
    }

    private Solution answer(boolean complete) {
        return new Solution(
                start,
                question.stipulation(),
                complete,
                List.of(),
                0,
                List.of(),
                List.of(),
                List.of(),
                new Solution.Statistics(0, 0, 0));
    }

    private SolveTask run(SolveTask.Search search) throws Exception {
        SolveTask[] task = new SolveTask[1];
        SwingUtilities.invokeAndWait(() -> {
            task[0] = new SolveTask(question, search, new Ear());
            task[0].execute();
        });
        return task[0];
    }

    private void awaitEnd() throws Exception {
        assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
        SwingUtilities.invokeAndWait(() -> {});
        assertThat(offThread).isFalse();
    }

    @Test
    void theAnswerCarriesItsQuestionAndComesOnTheEventThread() throws Exception {
        run((position, stipulation, options, progress) -> answer(true));
        awaitEnd();
        assertThat(heard).containsExactly("solved 7 true");
    }

    @Test
    void progressIsToldWhileItRuns() throws Exception {
        CountDownLatch told = new CountDownLatch(1);
        SolveTask task = run((position, stipulation, options, progress) -> {
            progress.report("mate in 2", 5, 20, 1000);
            awaitQuietly(told);
            return answer(true);
        });
        for (int i = 0; i < 400; i++) {
            boolean[] seen = new boolean[1];
            SwingUtilities.invokeAndWait(() -> seen[0] = states.stream().anyMatch(s -> s.done() == 5));
            if (seen[0]) {
                break;
            }
            TimeUnit.MILLISECONDS.sleep(25);
        }
        told.countDown();
        awaitEnd();
        assertThat(task.isStopped()).isFalse();
        assertThat(states).anySatisfy(state -> {
            assertThat(state.running()).isTrue();
            assertThat(state.phase()).isEqualTo("mate in 2");
            assertThat(state.share()).isEqualTo(0.25);
            assertThat(state.nodes()).isEqualTo(1000);
        });
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void stoppingKeepsWhatWasFound() throws Exception {
        CountDownLatch running = new CountDownLatch(1);
        SolveTask task = run((position, stipulation, options, progress) -> {
            running.countDown();
            while (!progress.isCancelled()) {
                Thread.onSpinWait();
            }
            return answer(false);
        });
        assertThat(running.await(20, TimeUnit.SECONDS)).isTrue();
        SwingUtilities.invokeAndWait(task::stop);
        awaitEnd();
        assertThat(heard).containsExactly("solved 7 false");
    }

    @Test
    void aFailureIsAReasonInWords() throws Exception {
        run((position, stipulation, options, progress) -> {
            throw new IllegalStateException("no luck");
        });
        awaitEnd();
        assertThat(heard).containsExactly("the solver failed (IllegalStateException: no luck)");
    }

    @Test
    void anEndOfMemoryIsAReasonToo() throws Exception {
        run((position, stipulation, options, progress) -> {
            throw new OutOfMemoryError();
        });
        awaitEnd();
        assertThat(heard).containsExactly("the memory was used up");
    }
}
