package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.text.JTextComponent;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.kit.NeedsDisplay;
import org.matewright.editor.kit.TestWindow;
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
    private TestWindow window;
    private RSyntaxTextArea pane;

    @BeforeEach
    void open() {
        window = TestWindow.open(480, 600, () -> {
            session = new Session(Document.of(
                    new VariantSource.Text(TEXT, null),
                    VariantLibrary.read(TEXT, Path.of("")).value()));
            JFrame made = new JFrame();
            made.add(new SourcePanel(session));
            return made;
        });
        pane = window.find(RSyntaxTextArea.class);
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** Replaces a part of the text as typing over a selection does. */
    private void retype(String old, String typed) {
        EventThread.run(() -> {
            int at = pane.getText().indexOf(old);
            pane.select(at, at + old.length());
            pane.replaceSelection("");
            for (char c : typed.toCharArray()) {
                pane.replaceSelection(Character.toString(c));
            }
        });
    }

    private Document document() {
        return EventThread.get(session::document);
    }

    private void awaitDocument(String what, Predicate<Document> condition) {
        EventThread.await(what, () -> condition.test(session.document()));
    }

    private void awaitStatus(String part) {
        JTextComponent status = window.find("source.status", JTextComponent.class);
        EventThread.awaitThat(
                "the line above the text", () -> assertThat(status.getText()).contains(part));
    }

    @Test
    void typingAnErrorShowsItOnItsPlaceAndKeepsTheLastValidVariant() {
        retype("royal", "roial");
        awaitDocument("a fault", d -> !d.isVariantCurrent());
        List<Fault> errors =
                document().variantFaults().stream().filter(Fault::isError).toList();
        assertThat(errors).isNotEmpty();
        assertThat(errors.get(0).span().line()).isEqualTo(4);
        assertThat(errors.get(0).span().column()).isEqualTo("  king: {id: K, moves: K, ".length() + 1);
        assertThat(document().variant().name()).isEqualTo("Small");
        JList<?> faults = window.find("faults", JList.class);
        EventThread.awaitThat("the fault to be shown", () -> {
            int offset = pane.getText().indexOf("roial");
            assertThat(pane.getParserNotices()).anyMatch(n -> n.getOffset() == offset && n.getLength() == 5);
            assertThat(faults.getModel().getSize())
                    .isEqualTo(session.document().variantFaults().size());
        });
        awaitStatus("last valid version");
    }

    @Test
    void theBoardFollowsAsSoonAsTheTextIsValidAgain() {
        retype("board: 5x5", "board: 6x5");
        awaitDocument("a fault", d -> !d.isVariantCurrent());
        assertThat(document().variant().geometry()).hasToString("5x5");
        retype("setup: 4k/5/5/5/K3R", "setup: 5k/6/6/6/K4R");
        awaitDocument("a valid variant", Document::isVariantCurrent);
        assertThat(document().variant().geometry()).hasToString("6x5");
        assertThat(document().setup()).isEqualTo(document().variant().start());
        awaitStatus("6x5");
    }

    @Test
    void typingInOnePlaceIsOneStepOfTheHistory() {
        retype("Small", "Tiny");
        awaitDocument("the new name", d -> d.variant().name().equals("Tiny"));
        EventThread.run(() -> {
            assertThat(session.undoLabel()).hasValue("edit the variant");
            session.undo();
            assertThat(pane.getText()).isEqualTo(TEXT);
            assertThat(session.document().variant().name()).isEqualTo("Small");
            assertThat(session.undoLabel()).isEmpty();
            session.redo();
            assertThat(session.document().variant().name()).isEqualTo("Tiny");
        });
    }

    @Test
    void undoInThePaneIsTheSessionsUndo() {
        EventThread.run(() ->
                session.apply(Edit.of("turn", d -> d.withSetup(d.setup().withSide(Side.BLACK)))));
        window.focus(pane);
        window.press(pane, KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
        awaitDocument("the edit to be undone", d -> d.setup().side() == Side.WHITE);
    }

    @Test
    void aSnapshotThatWasOvertakenIsReadWhenUndoComesBackToIt() {
        EventThread.run(() -> {
            int at = pane.getText().indexOf("Small");
            pane.replaceRange("Tiny", at, at + 5);
            session.apply(Edit.of("turn", d -> d.withSetup(d.setup().withSide(Side.BLACK))));
            session.undo();
        });
        awaitDocument("its reading", d -> d.variant().name().equals("Tiny"));
        EventThread.run(() -> session.redo());
        awaitDocument("the reading of the step undone", d -> d.variant().name().equals("Tiny"));
        assertThat(document().setup().side()).isEqualTo(Side.BLACK);
    }

    @Test
    void piecesOnSquaresThatAHalfTypedBoardLacksComeBack() {
        String noSetup = TEXT.replaceFirst("setup:.*\n", "");
        Setup apart = EventThread.get(() -> {
            Document small = Document.of(
                    new VariantSource.Text(noSetup, null),
                    VariantLibrary.read(noSetup, Path.of("")).value());
            Setup setup = small.setup().with(small.setup().geometry().square("e5"), new Piece("R", Side.WHITE));
            session.open(small.withSetup(setup), null);
            return setup;
        });
        retype("5x5", "5x1");
        awaitDocument("the small board", d -> d.setup().geometry().ranks() == 1);
        retype("5x1", "5x5");
        awaitDocument("the whole board", d -> d.setup().geometry().ranks() == 5);
        assertThat(document().setup()).isEqualTo(apart);
    }

    @Test
    void aFaultIsGoneToByAClickInTheList() {
        retype("moves: R", "moves: R!");
        awaitDocument("a fault", d -> !d.isVariantCurrent());
        window.clickCell(window.find("faults", JList.class), 0);
        int line = document().variantFaults().get(0).span().line();
        EventThread.awaitThat(
                "the line of the fault", () -> assertThat(lineOfSelection() + 1).isEqualTo(line));
    }

    private int lineOfSelection() {
        return pane.getDocument().getDefaultRootElement().getElementIndex(pane.getSelectionStart());
    }

    @Test
    void anotherTextIsShownFromItsBeginning() {
        String wide = TEXT.replace("name: Small", "name: Wide") + "# " + "a long remark ".repeat(40) + "\n\n";
        EventThread.run(() -> {
            pane.setCaretPosition(pane.getDocument().getLength());
            session.open(
                    Document.of(
                            new VariantSource.Text(wide, null),
                            VariantLibrary.read(wide, Path.of("")).value()),
                    null);
        });
        awaitBeginning();
        EventThread.run(() -> {
            pane.setCaretPosition(pane.getDocument().getLength());
            Variant chess = Samples.variant("chess");
            session.apply(Edit.of("take", d -> d.withVariant(new VariantSource.BuiltIn("chess"), Checked.of(chess))));
        });
        awaitBeginning();
    }

    private void awaitBeginning() {
        EventThread.awaitThat("the beginning of the text", () -> {
            assertThat(pane.getCaretPosition()).isZero();
            assertThat(pane.getVisibleRect().getLocation()).isEqualTo(new Point(0, 0));
        });
    }
}
