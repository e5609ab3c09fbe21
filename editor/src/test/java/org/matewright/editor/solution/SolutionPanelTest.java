package org.matewright.editor.solution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;
import static org.assertj.swing.timing.Pause.pause;
import static org.assertj.swing.timing.Timeout.timeout;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javax.swing.JFrame;
import org.assertj.swing.core.matcher.JTextComponentMatcher;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.matewright.editor.NeedsDisplay;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.Shown;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.theme.Theme;
import org.matewright.editor.work.SolveState;
import org.matewright.editor.work.SolveTask;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.twin.MovePiece;
import org.matewright.puzzles.twin.RemovePiece;
import org.matewright.puzzles.twin.SquarePair;
import org.matewright.rules.Side;

@NeedsDisplay
class SolutionPanelTest {
    /** In milliseconds: what a worker has to say comes to the event thread with some delay. */
    private static final long LONG_ENOUGH_TO_BE_HEARD = 300;

    private final List<Shown> shown = new ArrayList<>();
    private final List<SolveState> states = new ArrayList<>();
    private Session session;
    private SolutionPanel panel;
    private FrameFixture window;

    @BeforeAll
    static void watchThreads() {
        FailOnThreadViolationRepaintManager.install();
    }

    private void open(SolveTask.Search search) {
        JFrame frame = execute(() -> {
            Theme.LIGHT.install();
            session = new Session(Document.of(new VariantSource.BuiltIn("chess"), Sample.CHESS)
                    .withSetup(Sample.POSITION.setup()));
            panel = new SolutionPanel(session, shown::add, states::add, search);
            panel.setPreferredSize(new java.awt.Dimension(420, 500));
            JFrame made = new JFrame();
            made.add(panel);
            return made;
        });
        window = new FrameFixture(frame);
        window.show();
    }

    private void openSolved() {
        open((position, stipulation, options, progress) -> Sample.sound());
        execute(() -> panel.solve());
        waitFor("the verdict", () -> lastState().hasOutcome());
    }

    @AfterEach
    void close() {
        window.cleanUp();
    }

    private SolveState lastState() {
        return states.isEmpty() ? SolveState.IDLE : states.get(states.size() - 1);
    }

    private String lastShown() {
        Shown last = shown.get(shown.size() - 1);
        return last.position() == null ? "document" : last.position().setup() + " after " + last.lastMove();
    }

    private void waitFor(String what, BooleanSupplier condition) {
        pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return execute(condition::getAsBoolean);
                    }
                },
                timeout(10_000));
    }

    private boolean isShowing(String name) {
        return !window.robot()
                .finder()
                .findAll(JTextComponentMatcher.withName(name).andShowing())
                .isEmpty();
    }

    private void change(Edit edit) {
        execute(() -> session.apply(edit));
    }

    private static Edit blackToMove() {
        return Edit.of("turn", d -> d.withSetup(d.setup().withSide(Side.BLACK)));
    }

    @Test
    void theVerdictStandsAboveTheTree() {
        openSolved();
        assertThat(window.textBox("solution.verdict").text()).isEqualTo("Sound: 1.Kf7!");
        assertThat(lastState().outcome()).isEqualTo("Sound: 1.Kf7!");
        assertThat(lastState().verdict()).isEqualTo(Solution.Verdict.SOUND);
        assertThat(rows()).containsExactly("One try", "1.Kf7!", "threat 2.Rh1#", "1…Kh7 2.Rh1#");
    }

    private List<String> rows() {
        return execute(() -> {
            List<String> rows = new ArrayList<>();
            javax.swing.JTree tree = window.tree("solution.tree").target();
            for (int i = 0; i < tree.getRowCount(); i++) {
                rows.add(tree.getPathForRow(i).getLastPathComponent().toString());
            }
            return rows;
        });
    }

    @Test
    void aClickOnAMoveShowsItsPosition() {
        openSolved();
        window.tree("solution.tree").clickRow(1);
        assertThat(lastShown()).startsWith("7k/5K2/8/8/8/8/8/6R1 b").endsWith("after f6f7");
    }

    @Test
    void steppingFollowsTheLineAndComesBack() {
        openSolved();
        List<String> way = new ArrayList<>();
        execute(() -> {
            window.tree("solution.tree").target().setSelectionRow(1);
            panel.step(1);
            way.add(lastShown());
            panel.step(1);
            way.add(lastShown());
            assertThat(panel.step(1)).isFalse();
            panel.step(-1);
            panel.step(-1);
            way.add(lastShown());
            panel.step(-1);
            way.add(lastShown());
            assertThat(panel.step(-1)).isFalse();
        });
        assertThat(way.get(0)).endsWith("after h8h7");
        assertThat(way.get(1)).startsWith("8/5K1k/8/8/8/8/8/7R b").endsWith("after g1h1");
        assertThat(way.get(2)).endsWith("after f6f7");
        assertThat(way.get(3)).isEqualTo("document");
    }

    @Test
    void escapeBringsTheDocumentBack() {
        openSolved();
        execute(() -> panel.step(1));
        window.tree("solution.tree").pressAndReleaseKeys(KeyEvent.VK_ESCAPE);
        assertThat(execute(this::lastShown)).isEqualTo("document");
    }

    @Test
    void aReleasedSolutionStartsFromItsKeyAgain() {
        openSolved();
        execute(() -> {
            panel.step(1);
            panel.step(1);
            panel.release();
            panel.step(1);
        });
        assertThat(shown).hasSize(3);
        assertThat(lastShown()).endsWith("after f6f7");
    }

    @Test
    void aChangedProblemMakesTheSolutionStaleUntilUndo() {
        openSolved();
        assertThat(isShowing("solution.stale")).isFalse();
        change(blackToMove());
        assertThat(isShowing("solution.stale")).isTrue();
        assertThat(lastState()).isEqualTo(SolveState.IDLE);
        execute(() -> {
            session.undo();
        });
        assertThat(isShowing("solution.stale")).isFalse();
        assertThat(lastState().verdict()).isEqualTo(Solution.Verdict.SOUND);
    }

    @Test
    void theVerdictFollowsTheAuthorsClaim() {
        openSolved();
        change(Edit.of(
                "claim", d -> d.withData(d.data().withIntended(new Problem.Intended(List.of("g1h1"), 0, List.of())))));
        assertThat(window.textBox("solution.verdict").text()).contains("1.Kf7!").contains("g1h1");
        assertThat(rows()).contains("1.Kf7! cook");
    }

    @Test
    void whatIsOpenStaysOpenWhenSolvedAgain() {
        openSolved();
        execute(() -> {
            window.tree("solution.tree").target().expandRow(0);
            window.tree("solution.tree").target().collapseRow(2);
            panel.solve();
        });
        waitFor("the end", () -> !lastState().running());
        assertThat(rows()).containsExactly("One try", "1.Kg6? but 1…Kg8!", "1.Kf7!");
    }

    @Test
    void aStoppedSearchIsKeptAsPartial() {
        CountDownLatch stopped = new CountDownLatch(1);
        open((position, stipulation, options, progress) -> {
            progress.report("mate in 2", 3, 20, 4_000_000);
            waitUntilCancelled(progress, stopped);
            return Sample.solution(false, List.of(Sample.key(Sample.mate(Role.CONTINUATION))), List.of());
        });
        execute(() -> panel.solve());
        waitFor("progress", () -> lastState().done() == 3);
        assertThat(window.label("solution.progress.words").text()).contains("mate in 2: 3 of 20");
        window.button("solution.stop").click();
        assertThat(execute(() -> states.stream().anyMatch(s -> !s.running() && s.hasOutcome())))
                .isTrue();
        waitFor("the partial answer", () -> lastState().outcome().contains("1.Kf7!"));
        assertThat(window.textBox("solution.verdict").text()).startsWith("Stopped; found so far: 1.Kf7!");
        assertThat(lastState().verdict()).isEqualTo(Solution.Verdict.INCOMPLETE);
    }

    private static void waitUntilCancelled(Progress progress, CountDownLatch ended) {
        try {
            while (!progress.isCancelled()) {
                TimeUnit.MILLISECONDS.sleep(5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ended.countDown();
    }

    @Test
    void theAnswerToAnOlderQuestionIsNotHeard() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        open((position, stipulation, options, progress) -> {
            waitUntilCancelled(progress, stopped);
            return Sample.sound();
        });
        execute(() -> panel.solve());
        change(blackToMove());
        assertThat(stopped.await(10, TimeUnit.SECONDS)).isTrue();
        window.robot().waitForIdle();
        assertThat(execute(() -> lastState())).isEqualTo(SolveState.IDLE);
        assertThat(isShowing("solution.verdict")).isFalse();
    }

    @Test
    void aNewQuestionIsAnsweredThoughTheOlderOneEndsMeanwhile() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        CountDownLatch mayAnswer = new CountDownLatch(1);
        AtomicInteger asked = new AtomicInteger();
        open((position, stipulation, options, progress) -> {
            if (asked.incrementAndGet() == 1) {
                waitUntilCancelled(progress, stopped);
                return Sample.solution(false, List.of(), List.of());
            }
            await(mayAnswer);
            return Sample.sound();
        });
        execute(() -> panel.solve());
        waitFor("the first search", () -> asked.get() == 1);
        execute(() -> panel.solve());
        assertThat(stopped.await(10, TimeUnit.SECONDS)).isTrue();
        pause(LONG_ENOUGH_TO_BE_HEARD);
        mayAnswer.countDown();
        waitFor("the verdict", () -> lastState().hasOutcome());
        assertThat(lastState().outcome()).isEqualTo("Sound: 1.Kf7!");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whatCannotBeSolvedIsSaidInWords() {
        open((position, stipulation, options, progress) -> {
            throw new UnsupportedStipulationException(stipulation);
        });
        execute(() -> panel.solve());
        waitFor("the reason", () -> lastState().hasOutcome());
        assertThat(window.textBox("solution.failure").text())
                .isEqualTo("This can't be solved: the solver doesn't know the stipulation #2");
    }

    @Test
    void aWrongStipulationIsNotEvenTried() {
        open((position, stipulation, options, progress) -> {
            throw new AssertionError("the solver was asked");
        });
        change(Edit.of("ask", d -> d.withStipulation("#?")));
        execute(() -> panel.solve());
        assertThat(window.textBox("solution.failure").text()).contains("'#?'");
    }

    /** In the twin the king is a step too far away; the third can't be made, for nobody stands on a1. */
    @Test
    void twinsAreSolvedOneAfterTheOtherAndShownEach() {
        open(Solver::solve);
        change(Edit.of(
                "twins",
                d -> d.withData(d.data()
                        .withTwins(List.of(
                                new Twin("b", List.of(new MovePiece(new SquarePair("f6", "f5"))), "f6 to f5", false),
                                new Twin("c", List.of(new RemovePiece("a1")), "without a1", false))))));
        execute(() -> panel.solve());
        waitFor("the verdict", () -> lastState().hasOutcome());
        assertThat(lastState().outcome()).isEqualTo("1 of 3 is sound");
        assertThat(lastState().verdict()).isEqualTo(Solution.Verdict.NO_SOLUTION);
        List<String> rows = execute(() -> rowTexts(tree()));
        assertThat(rows.get(0)).isEqualTo("a) Sound: 1.Kf7!");
        assertThat(rows)
                .contains("b) f6 to f5 No solution")
                .anyMatch(row -> row.startsWith("c) without a1 This can't"));
        assertThat(execute(() -> panel.step(1))).isTrue();
        assertThat(lastShown()).contains("after f6f7");
    }

    private SolutionTree tree() {
        return (SolutionTree) window.tree("solution.tree").target();
    }

    private static List<String> rowTexts(SolutionTree tree) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < tree.getRowCount(); i++) {
            texts.add(tree.getPathForRow(i).getLastPathComponent().toString());
        }
        return texts;
    }

    @Test
    void aChangeOfTheTwinsMakesTheSolutionStale() {
        openSolved();
        assertThat(isShowing("solution.stale")).isFalse();
        change(Edit.of(
                "twins",
                d -> d.withData(d.data()
                        .withTwins(List.of(new Twin(
                                "b", List.of(new MovePiece(new SquarePair("f6", "f5"))), "f6 to f5", false))))));
        assertThat(isShowing("solution.stale")).isTrue();
    }

    /** With the pieces exchanged Black is in check though White is to move. */
    private void openWithAnImpossibleTwin() {
        open(Solver::solve);
        change(Edit.of(
                "twins",
                d -> d.withData(d.data()
                        .withTwins(List.of(new Twin(
                                "b", List.of(new MovePiece(new SquarePair("g1", "h1"))), "g1 to h1", false))))));
        execute(() -> panel.solve());
        waitFor("the verdict", () -> lastState().hasOutcome());
    }

    private int rowOfTwinB() {
        return execute(() -> rowTexts(tree()))
                .indexOf("b) g1 to h1 This can't be solved: " + "Black is in check though White is to move");
    }

    @Test
    void aTwinThatCannotBeSolvedShowsItsPosition() {
        openWithAnImpossibleTwin();
        window.tree("solution.tree").clickRow(rowOfTwinB());
        Shown last = shown.get(shown.size() - 1);
        assertThat(last.isDocument()).isFalse();
        assertThat(last.position()).isNull();
        assertThat(last.setup()).hasToString("7k/8/5K2/8/8/8/8/7R w - - 0 1");
        window.tree("solution.tree").clickRow(0);
        assertThat(shown.get(shown.size() - 1).setup()).isEqualTo(Sample.POSITION.setup());
        execute(() -> window.tree("solution.tree").target().requestFocusInWindow());
        window.tree("solution.tree").pressAndReleaseKeys(KeyEvent.VK_ESCAPE);
        assertThat(lastShown()).isEqualTo("document");
    }

    @Test
    void messagesThatAreTooLongWrap() {
        openWithAnImpossibleTwin();
        execute(() -> {
            window.target().setSize(280, 500);
            window.target().validate();
        });
        waitFor(
                "wrapped rows",
                () -> tree().getPreferredSize().width <= tree().getParent().getWidth());
        int row = rowOfTwinB();
        int line = execute(() -> tree().getRowBounds(1).height);
        assertThat(execute(() -> tree().getRowBounds(row).height)).isGreaterThan(line);
        execute(() -> {
            window.target().setSize(900, 500);
            window.target().validate();
        });
        waitFor("one line again", () -> tree().getRowBounds(row).height == line);
    }
}
