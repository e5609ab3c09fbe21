package org.matewright.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JFileChooser;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.kit.NeedsDisplay;
import org.matewright.editor.kit.TestWindow;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/** Title, commands, files and the lines that report what is wrong. */
@NeedsDisplay
class MainFrameTest {
    private EditorWindow editor;
    private TestWindow window;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() {
        editor = EditorWindow.open();
        window = editor.window;
    }

    @AfterEach
    void close() {
        editor.close();
    }

    private void awaitTitle(String beginning) {
        EventThread.awaitThat(
                "the title", () -> assertThat(editor.frame().getTitle()).startsWith(beginning));
    }

    private void awaitFinding(String part) {
        AbstractButton findings = window.find("findings", AbstractButton.class);
        EventThread.awaitThat("a finding", () -> assertThat(findings.getText()).contains(part));
    }

    @Test
    void theTitleMarksUnsavedWork() {
        awaitTitle("Untitled");
        editor.drag("e1", "e5");
        awaitTitle("•");
        editor.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
        awaitTitle("Untitled");
    }

    @Test
    void theMenuSaysWhatUndoUndoes() {
        editor.drag("h1", "h5");
        JMenuItem undo = window.findHidden("menu.undo", JMenuItem.class);
        EventThread.awaitThat("the command for undo", () -> {
            assertThat(undo.isEnabled()).isTrue();
            assertThat(undo.getText()).isEqualTo("Undo: move Rh1 to h5");
        });
    }

    @Test
    void aTypedFenIsTakenAndAFaultyOneIsExplained() {
        JTextField fen = window.find("fen", JTextField.class);
        window.focus(fen);
        window.paste(fen, "4k3/8/8/8/8/8/8/4K2R w K -");
        window.press(fen, KeyEvent.VK_ENTER);
        editor.awaitPiece("h1", new Piece("R", Side.WHITE));
        editor.awaitPiece("a1", null);
        window.paste(fen, "4k3/8/8/8/8/8/8/4K3R w - -");
        window.press(fen, KeyEvent.VK_ENTER);
        awaitFinding("9");
        editor.awaitPiece("h1", new Piece("R", Side.WHITE));
    }

    @Test
    void aPositionThatCannotBePlayedSaysWhyInOneLine() {
        JTextField fen = window.find("fen", JTextField.class);
        window.focus(fen);
        window.paste(fen, "4k3/8/8/8/8/8/8/4RK2 w - -");
        window.press(fen, KeyEvent.VK_ENTER);
        AbstractButton findings = window.find("findings", AbstractButton.class);
        EventThread.awaitThat(
                "the reason",
                () -> assertThat(findings.getText()).isEqualTo("Black is in check though White is to move"));
    }

    @Test
    void whatIsSavedIsOpenedAgain() throws IOException {
        editor.drag("d2", "d5");
        Path file = folder.resolve("mine.yaml");
        editor.press(KeyEvent.VK_S, KeyEvent.VK_CONTROL);
        JFileChooser chooser = window.find("files", JFileChooser.class);
        EventThread.run(() -> {
            chooser.setSelectedFile(file.toFile());
            chooser.approveSelection();
        });
        EventThread.await("the work to be saved", () -> !editor.session.isModified());
        assertThat(Files.readString(file)).contains("variant: chess");
        awaitTitle("mine.yaml");
        Document saved = EventThread.get(editor.session::document);
        editor.drag("a1", "a5");
        editor.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
        EventThread.await("the work to be as saved", () -> !editor.session.isModified());
        editor.press(KeyEvent.VK_N, KeyEvent.VK_CONTROL);
        EventThread.await("a new document", () -> editor.session.file() == null);
        EventThread.run(() -> editor.frame().openFile(file));
        EventThread.await("the file to be open", () -> file.equals(editor.session.file()));
        assertThat(EventThread.get(() -> editor.session.document().setup())).isEqualTo(saved.setup());
    }

    @Test
    void unsavedWorkIsNotLostUnasked() {
        editor.drag("d2", "d5");
        editor.press(KeyEvent.VK_N, KeyEvent.VK_CONTROL);
        window.click(window.button("Cancel"));
        EventThread.await("the question to be gone", () -> !window.isShowing(JOptionPane.class));
        editor.awaitPiece("d5", new Piece("P", Side.WHITE));
    }

    @Test
    void theStipulationIsTypedAndMarkedWhileItIsNone() {
        JTextField text = window.find("stipulation.text", JTextField.class);
        window.paste(text, "s#4");
        EventThread.awaitThat(
                "the stipulation",
                () -> assertThat(editor.session.document().stipulation()).isEqualTo("s#4"));
        window.paste(text, "soon");
        awaitFinding("stipulation");
        AbstractButton solve = window.find("solve", AbstractButton.class);
        EventThread.await("no problem to solve", () -> !solve.isEnabled());
    }

    @Test
    void aVariantIsChosenByTypingItsName() {
        window.click(editor.part("variant"));
        JTextField search = window.find("variant.search", JTextField.class);
        JList<?> list = window.find("variant.list", JList.class);
        window.type(search, "mosaic");
        EventThread.await("the list to be down to one", () -> list.getModel().getSize() == 1);
        window.press(search, KeyEvent.VK_ENTER);
        EventThread.awaitThat(
                "the variant",
                () -> assertThat(editor.session.document().variant().key()).isEqualTo("mosaic"));
    }

    @Test
    void theProofOfAProblemIsNoneOfAnother() {
        EventThread.run(() -> editor.session.apply(Edit.of(
                "mate in one",
                d -> d.withSetup(EditorWindow.CHESS
                                .fen("7k/5K2/8/8/8/8/8/6R1 w - -")
                                .value())
                        .withStipulation("#1"))));
        editor.press(KeyEvent.VK_F7);
        EventThread.await("the proof", () -> window.isShowing("tested"));
        Document other = EventThread.get(() -> editor.session.document().withStipulation("#2"));
        EventThread.run(() -> editor.session.open(other, null));
        EventThread.await("no proof", () -> !window.isShowing("tested"));
    }
}
