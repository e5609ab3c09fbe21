package org.matewright.editor.solution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.ShownPosition;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.kit.NeedsDisplay;
import org.matewright.editor.kit.TestWindow;
import org.matewright.editor.solving.Sample;
import org.matewright.editor.solving.Solving;
import org.matewright.editor.work.SolveTask;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.twin.MovePiece;
import org.matewright.puzzles.twin.RemovePiece;
import org.matewright.puzzles.twin.SquarePair;
import org.matewright.rules.Side;

@NeedsDisplay
class SolutionPanelTest {
    private final List<ShownPosition> shown = new ArrayList<>();
    private Session session;
    private Solving solving;
    private SolutionPanel panel;
    private TestWindow window;

    private void open(SolveTask.Solver solver) {
        window = TestWindow.open(420, 500, () -> {
            session = new Session(Document.of(new VariantSource.BuiltIn("chess"), Sample.CHESS)
                    .withSetup(Sample.POSITION.setup()));
            solving = new Solving(session, SolveTask.runner(solver));
            panel = new SolutionPanel(solving, shown::add);
            JFrame made = new JFrame();
            made.add(panel);
            return made;
        });
    }

    private void openSolved() {
        open((position, stipulation, options, progress) -> Sample.sound());
        solve();
    }

    private void solve() {
        EventThread.run(solving::solve);
        EventThread.await("the end of the search", () -> !solving.state().isSearching());
        window.settle();
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** To be asked on the event thread, where the panel reports what the board is to show. */
    private String lastShown() {
        ShownPosition last = shown.get(shown.size() - 1);
        return last.position() == null ? "document" : last.position().setup() + " after " + last.lastMove();
    }

    private void awaitShown(String end) {
        EventThread.awaitThat(
                "the position on the board", () -> assertThat(lastShown()).endsWith(end));
    }

    private void awaitText(String name, String text) {
        JTextComponent notice = window.find(name, JTextComponent.class);
        EventThread.awaitThat(name, () -> assertThat(notice.getText()).contains(text));
    }

    private void awaitShowing(String name, boolean showing) {
        EventThread.awaitThat(name, () -> assertThat(window.isShowing(name)).isEqualTo(showing));
    }

    private void change(Edit edit) {
        EventThread.run(() -> session.apply(edit));
    }

    private SolutionTree tree() {
        return window.find("solution.tree", SolutionTree.class);
    }

    private List<String> rows() {
        SolutionTree tree = tree();
        return EventThread.get(() -> IntStream.range(0, tree.getRowCount())
                .mapToObj(i -> tree.getPathForRow(i).getLastPathComponent().toString())
                .toList());
    }

    private static Edit blackToMove() {
        return Edit.of("turn", d -> d.withSetup(d.setup().withSide(Side.BLACK)));
    }

    @Test
    void theVerdictStandsAboveTheTree() {
        openSolved();
        awaitText("solution.verdict", "Sound: 1.Kf7!");
        assertThat(rows()).containsExactly("One try", "1.Kf7!", "threat 2.Rh1#", "1…Kh7 2.Rh1#");
    }

    @Test
    void aClickOnAMoveShowsItsPosition() {
        openSolved();
        window.clickRow(tree(), 1);
        awaitShown("after f6f7");
        assertThat(EventThread.get(this::lastShown)).startsWith("7k/5K2/8/8/8/8/8/6R1 b");
    }

    @Test
    void steppingFollowsTheLineAndComesBack() {
        openSolved();
        List<String> way = new ArrayList<>();
        SolutionTree tree = tree();
        EventThread.run(() -> {
            tree.setSelectionRow(1);
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
        EventThread.run(() -> panel.step(1));
        window.focus(tree());
        window.press(tree(), KeyEvent.VK_ESCAPE);
        awaitShown("document");
    }

    @Test
    void aReleasedSolutionStartsFromItsKeyAgain() {
        openSolved();
        EventThread.run(() -> {
            panel.step(1);
            panel.step(1);
            panel.release();
            panel.step(1);
        });
        EventThread.run(() -> {
            assertThat(shown).hasSize(3);
            assertThat(lastShown()).endsWith("after f6f7");
        });
    }

    @Test
    void aChangedProblemMakesTheSolutionStaleUntilUndo() {
        openSolved();
        awaitShowing("solution.stale", false);
        change(blackToMove());
        awaitShowing("solution.stale", true);
        EventThread.run(() -> session.undo());
        awaitShowing("solution.stale", false);
    }

    @Test
    void theVerdictFollowsTheAuthorsClaim() {
        openSolved();
        change(Edit.of(
                "claim", d -> d.withData(d.data().withIntended(new Problem.Intended(List.of("g1h1"), 0, List.of())))));
        awaitText("solution.verdict", "g1h1");
        awaitText("solution.verdict", "1.Kf7!");
        assertThat(rows()).contains("1.Kf7! cook");
    }

    @Test
    void whatIsOpenStaysOpenWhenSolvedAgain() {
        openSolved();
        SolutionTree tree = tree();
        EventThread.run(() -> {
            tree.expandRow(0);
            tree.collapseRow(2);
        });
        solve();
        assertThat(rows()).containsExactly("One try", "1.Kg6? but 1…Kg8!", "1.Kf7!");
    }

    @Test
    void aStoppedSearchIsKeptAsPartial() {
        open((position, stipulation, options, progress) -> {
            progress.report("mate in 2", 3, 20, 4_000_000);
            waitUntilCancelled(progress);
            return Sample.solution(false, List.of(Sample.key(Sample.mate(Role.CONTINUATION))), List.of());
        });
        EventThread.run(solving::solve);
        JLabel words = window.find("solution.progress.words", JLabel.class);
        EventThread.awaitThat("words", () -> assertThat(words.getText()).contains("mate in 2: 3 of 20"));
        window.click(window.find("solution.stop", JButton.class));
        awaitText("solution.verdict", "Stopped; found so far: 1.Kf7!");
        awaitShowing("solution.progress", false);
    }

    private static void waitUntilCancelled(Progress progress) {
        try {
            while (!progress.isCancelled()) {
                TimeUnit.MILLISECONDS.sleep(5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whatCannotBeSolvedIsSaidInWords() {
        open((position, stipulation, options, progress) -> {
            throw new UnsupportedStipulationException(stipulation);
        });
        solve();
        awaitText("solution.failure", "This can't be solved: the solver doesn't know the stipulation #2");
    }

    @Test
    void aWrongStipulationIsNotEvenTried() {
        open((position, stipulation, options, progress) -> {
            throw new AssertionError("the solver was asked");
        });
        change(Edit.of("ask", d -> d.withStipulation("#?")));
        solve();
        awaitText("solution.failure", "'#?'");
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
        solve();
        awaitText("solution.verdict", "1 of 3 is sound");
        List<String> rows = rows();
        assertThat(rows.get(0)).isEqualTo("a) Sound: 1.Kf7!");
        assertThat(rows)
                .contains("b) f6 to f5 No solution")
                .anyMatch(row -> row.startsWith("c) without a1 This can't"));
        EventThread.run(() -> assertThat(panel.step(1)).isTrue());
        awaitShown("after f6f7");
    }

    @Test
    void aChangeOfTheTwinsMakesTheSolutionStale() {
        openSolved();
        awaitShowing("solution.stale", false);
        change(Edit.of(
                "twins",
                d -> d.withData(d.data()
                        .withTwins(List.of(new Twin(
                                "b", List.of(new MovePiece(new SquarePair("f6", "f5"))), "f6 to f5", false))))));
        awaitShowing("solution.stale", true);
    }

    /** With the pieces exchanged Black is in check though White is to move. */
    private void openWithAnImpossibleTwin() {
        open(Solver::solve);
        change(Edit.of(
                "twins",
                d -> d.withData(d.data()
                        .withTwins(List.of(new Twin(
                                "b", List.of(new MovePiece(new SquarePair("g1", "h1"))), "g1 to h1", false))))));
        solve();
    }

    private int rowOfTwinB() {
        return rows().indexOf("b) g1 to h1 This can't be solved: " + "Black is in check though White is to move");
    }

    @Test
    void aTwinThatCannotBeSolvedShowsItsPosition() {
        openWithAnImpossibleTwin();
        window.clickRow(tree(), rowOfTwinB());
        EventThread.awaitThat("the twin's pieces on the board", () -> {
            ShownPosition last = shown.get(shown.size() - 1);
            assertThat(last.isDocument()).isFalse();
            assertThat(last.position()).isNull();
            assertThat(last.setup()).hasToString("7k/8/5K2/8/8/8/8/7R w - - 0 1");
        });
        window.clickRow(tree(), 0);
        EventThread.awaitThat(
                "the diagram on the board",
                () -> assertThat(shown.get(shown.size() - 1).setup()).isEqualTo(Sample.POSITION.setup()));
        window.focus(tree());
        window.press(tree(), KeyEvent.VK_ESCAPE);
        awaitShown("document");
    }

    @Test
    void messagesThatAreTooLongWrap() {
        openWithAnImpossibleTwin();
        SolutionTree tree = tree();
        int row = rowOfTwinB();
        window.resize(280, 500);
        EventThread.awaitThat("a wrapped row", () -> {
            assertThat(tree.getPreferredSize().width)
                    .isLessThanOrEqualTo(tree.getParent().getWidth());
            assertThat(tree.getRowBounds(row).height).isGreaterThan(tree.getRowBounds(1).height);
        });
        window.resize(900, 500);
        EventThread.awaitThat(
                "one line again",
                () -> assertThat(tree.getRowBounds(row).height).isEqualTo(tree.getRowBounds(1).height));
    }
}
