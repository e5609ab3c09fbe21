package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;
import static org.assertj.swing.timing.Pause.pause;
import static org.assertj.swing.timing.Timeout.timeout;

import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javax.swing.JFrame;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.matewright.editor.NeedsDisplay;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.theme.Theme;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

@NeedsDisplay
class SourcePanelTest {
    private static final String TEXT = """
            name: Small
            board: 5x5
            pieces:
              king: {id: K, moves: K, royal: true}
              rook: {id: R, moves: R}
            setup: 4k/5/5/5/K3R w - -
            """;

    private Session session;
    private FrameFixture window;
    private RSyntaxTextArea pane;

    @BeforeAll
    static void watchThreads() {
        FailOnThreadViolationRepaintManager.install();
    }

    @BeforeEach
    void open() {
        JFrame frame = execute(() -> {
            Theme.LIGHT.install();
            session = new Session(Document.of(
                    new VariantSource.Text(TEXT, null),
                    VariantLibrary.read(TEXT, Path.of("")).value()));
            JFrame made = new JFrame();
            made.add(new SourcePanel(session));
            made.setSize(480, 600);
            return made;
        });
        window = new FrameFixture(frame);
        window.show();
        pane = window.robot().finder().findByType(RSyntaxTextArea.class);
    }

    @AfterEach
    void close() {
        window.cleanUp();
    }

    /** Replaces a part of the text as typing over a selection does. */
    private void retype(String old, String typed) {
        execute(() -> {
            int at = pane.getText().indexOf(old);
            pane.select(at, at + old.length());
            pane.replaceSelection("");
            for (char c : typed.toCharArray()) {
                pane.replaceSelection(Character.toString(c));
            }
        });
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

    private Document document() {
        return execute(session::document);
    }

    private void waitForDocument(String what, Predicate<Document> condition) {
        waitFor(what, () -> condition.test(session.document()));
    }

    @Test
    void typingAnErrorShowsItOnItsPlaceAndKeepsTheLastValidVariant() {
        retype("royal", "roial");
        waitForDocument("a fault", d -> !d.isVariantCurrent());
        List<Fault> errors =
                document().variantFaults().stream().filter(Fault::isError).toList();
        assertThat(errors).isNotEmpty();
        assertThat(errors.get(0).span().line()).isEqualTo(4);
        assertThat(errors.get(0).span().column()).isEqualTo("  king: {id: K, moves: K, ".length() + 1);
        assertThat(document().variant().name()).isEqualTo("Small");
        List<ParserNotice> underlined = execute(() -> pane.getParserNotices());
        int offset = execute(() -> pane.getText().indexOf("roial"));
        assertThat(underlined).anyMatch(n -> n.getOffset() == offset && n.getLength() == 5);
        window.list("faults").requireItemCount(document().variantFaults().size());
        assertThat(window.textBox("source.status").text()).contains("last valid version");
    }

    @Test
    void theBoardFollowsAsSoonAsTheTextIsValidAgain() {
        retype("board: 5x5", "board: 6x5");
        waitForDocument("a fault", d -> !d.isVariantCurrent());
        assertThat(document().variant().geometry()).hasToString("5x5");
        retype("setup: 4k/5/5/5/K3R", "setup: 5k/6/6/6/K4R");
        waitForDocument("a valid variant", Document::isVariantCurrent);
        assertThat(document().variant().geometry()).hasToString("6x5");
        assertThat(document().setup()).isEqualTo(document().variant().start());
        assertThat(window.textBox("source.status").text()).contains("6x5");
    }

    @Test
    void typingInOnePlaceIsOneStepOfTheHistory() {
        retype("Small", "Tiny");
        waitForDocument("the new name", d -> d.variant().name().equals("Tiny"));
        execute(() -> {
            assertThat(session.undoLabel()).hasValue("edit the variant");
            session.undo();
        });
        assertThat(execute(() -> pane.getText())).isEqualTo(TEXT);
        assertThat(document().variant().name()).isEqualTo("Small");
        assertThat(execute(() -> session.undoLabel())).isEmpty();
        execute(() -> session.redo());
        assertThat(document().variant().name()).isEqualTo("Tiny");
    }

    @Test
    void undoInThePaneIsTheSessionsUndo() {
        execute(() -> {
            session.apply(Edit.of("turn", d -> d.withSetup(d.setup().withSide(Side.BLACK))));
        });
        execute(() -> pane.requestFocusInWindow());
        waitFor("the focus", () -> pane.isFocusOwner());
        window.textBox("source").pressKey(KeyEvent.VK_CONTROL);
        window.textBox("source").pressAndReleaseKeys(KeyEvent.VK_Z);
        window.textBox("source").releaseKey(KeyEvent.VK_CONTROL);
        assertThat(document().setup().side()).isEqualTo(Side.WHITE);
    }

    @Test
    void aSnapshotThatWasOvertakenIsReadWhenUndoComesBackToIt() {
        execute(() -> {
            int at = pane.getText().indexOf("Small");
            pane.replaceRange("Tiny", at, at + 5);
            session.apply(Edit.of("turn", d -> d.withSetup(d.setup().withSide(Side.BLACK))));
            session.undo();
        });
        waitForDocument("its reading", d -> d.variant().name().equals("Tiny"));
        execute(() -> session.redo());
        waitForDocument(
                "the reading of the step undone", d -> d.variant().name().equals("Tiny"));
        assertThat(document().setup().side()).isEqualTo(Side.BLACK);
    }

    @Test
    void piecesOnSquaresThatAHalfTypedBoardLacksComeBack() {
        String noSetup = TEXT.replaceFirst("setup:.*\n", "");
        Setup apart = execute(() -> {
            Document small = Document.of(
                    new VariantSource.Text(noSetup, null),
                    VariantLibrary.read(noSetup, Path.of("")).value());
            Setup setup = small.setup().with(small.setup().geometry().square("e5"), new Piece("R", Side.WHITE));
            session.open(small.withSetup(setup), null);
            return setup;
        });
        retype("5x5", "5x1");
        waitForDocument("the small board", d -> d.setup().geometry().ranks() == 1);
        retype("5x1", "5x5");
        waitForDocument("the whole board", d -> d.setup().geometry().ranks() == 5);
        assertThat(document().setup()).isEqualTo(apart);
    }

    @Test
    void aFaultIsGoneToByAClickInTheList() {
        retype("moves: R", "moves: R!");
        waitForDocument("a fault", d -> !d.isVariantCurrent());
        window.list("faults").clickItem(0);
        int line = execute(() -> pane.getLineOfOffset(pane.getSelectionStart()));
        assertThat(line + 1).isEqualTo(document().variantFaults().get(0).span().line());
    }

    @Test
    void anotherTextIsShownFromItsBeginning() {
        String wide = TEXT.replace("name: Small", "name: Wide") + "# " + "a long remark ".repeat(40) + "\n\n";
        execute(() -> {
            pane.setCaretPosition(pane.getDocument().getLength());
            session.open(
                    Document.of(
                            new VariantSource.Text(wide, null),
                            VariantLibrary.read(wide, Path.of("")).value()),
                    null);
        });
        window.robot().waitForIdle();
        assertThat(execute(() -> pane.getCaretPosition())).isZero();
        assertThat(execute(() -> pane.getVisibleRect().getLocation())).isEqualTo(new Point(0, 0));
        execute(() -> {
            pane.setCaretPosition(pane.getDocument().getLength());
            Variant chess = Samples.variant("chess");
            session.apply(Edit.of("take", d -> d.withVariant(new VariantSource.BuiltIn("chess"), Checked.of(chess))));
        });
        window.robot().waitForIdle();
        assertThat(execute(() -> pane.getCaretPosition())).isZero();
        assertThat(execute(() -> pane.getVisibleRect().getLocation())).isEqualTo(new Point(0, 0));
    }
}
