package org.matewright.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.kit.NeedsDisplay;
import org.matewright.editor.kit.TestWindow;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/** Mouse and keyboard on the board and the palette beside it. */
@NeedsDisplay
class BoardInputTest {
    private EditorWindow editor;
    private TestWindow window;

    @BeforeEach
    void open() {
        editor = EditorWindow.open();
        window = editor.window;
    }

    @AfterEach
    void close() {
        editor.close();
    }

    private void awaitPointer() {
        AbstractButton pointer = window.find("tool.pointer", AbstractButton.class);
        EventThread.await("the pointer as the tool", pointer::isSelected);
    }

    private void assertUnmodified() {
        assertThat(EventThread.get(editor.session::isModified)).isFalse();
    }

    @Test
    void aPieceIsDraggedUndoneAndRedone() {
        editor.drag("e1", "e5");
        editor.awaitPiece("e5", new Piece("K", Side.WHITE));
        editor.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
        editor.awaitPiece("e1", new Piece("K", Side.WHITE));
        editor.press(KeyEvent.VK_Y, KeyEvent.VK_CONTROL);
        editor.awaitPiece("e5", new Piece("K", Side.WHITE));
    }

    @Test
    void aPieceOfThePaletteIsStampedAndTheRightButtonRemoves() {
        window.clickCell(window.find("palette", JList.class), 8);
        editor.click("e4");
        editor.awaitPiece("e4", new Piece(EditorWindow.CHESS.pieces().get(4).id(), Side.WHITE));
        window.rightClick(editor.board(), editor.place("e4"));
        editor.awaitPiece("e4", null);
        editor.press(KeyEvent.VK_ESCAPE);
        awaitPointer();
    }

    @Test
    void aPieceIsDraggedFromThePaletteOntoTheBoard() {
        JList<?> palette = window.find("palette", JList.class);
        window.pickUp(palette, TestWindow.cell(palette, 1));
        window.moveTo(editor.board(), editor.place("d4"));
        window.moveTo(editor.board(), editor.place("d5"));
        window.drop();
        editor.awaitPiece("d5", new Piece(EditorWindow.CHESS.pieces().get(0).id(), Side.BLACK));
    }

    @Test
    void draggingOverThePaletteChoosesNoOtherPiece() {
        JList<?> palette = window.find("palette", JList.class);
        Rectangle last = EventThread.get(() -> {
            int index = palette.getModel().getSize() - 1;
            return palette.getCellBounds(index, index);
        });
        window.pickUp(palette, TestWindow.cell(palette, 0));
        window.moveTo(palette, new Point(last.x + 8, last.y + 8));
        EventThread.awaitThat(
                "the chosen piece", () -> assertThat(palette.getSelectedIndex()).isZero());
        window.drop();
    }

    @Test
    void flippingTurnsTheViewOnly() {
        Point before = editor.place("a1");
        editor.press(KeyEvent.VK_F);
        EventThread.awaitThat("a1 on the upper right", () -> {
            Point after = editor.board().middle(EditorWindow.at("a1"));
            assertThat(after.x).isGreaterThan(before.x);
            assertThat(after.y).isLessThan(before.y);
        });
        assertUnmodified();
    }

    @Test
    void theKeyboardAloneSetsUpAPosition() {
        editor.press(KeyEvent.VK_SPACE, KeyEvent.VK_CONTROL);
        EventThread.awaitThat(
                "an empty board",
                () -> assertThat(editor.session.document().setup().occupied()).isEmpty());
        editor.press(KeyEvent.VK_RIGHT);
        editor.press(KeyEvent.VK_K);
        editor.press(KeyEvent.VK_UP);
        editor.press(KeyEvent.VK_UP);
        editor.press(KeyEvent.VK_K, KeyEvent.VK_SHIFT);
        editor.awaitPiece("d4", new Piece("K", Side.WHITE));
        editor.awaitPiece("d6", new Piece("K", Side.BLACK));
        editor.press(KeyEvent.VK_SPACE);
        editor.press(KeyEvent.VK_RIGHT);
        editor.press(KeyEvent.VK_ENTER);
        editor.awaitPiece("e6", new Piece("K", Side.BLACK));
        EventThread.awaitThat(
                "the name of the square",
                () -> assertThat(editor.board().getAccessibleContext().getAccessibleName())
                        .isEqualTo("e6, black king"));
    }

    @Test
    void exploringStepsBackWithTheKeysAndEscReturns() {
        window.click(editor.part("tool.explore"));
        editor.drag("e2", "e4");
        JLabel mode = window.find("mode", JLabel.class);
        EventThread.awaitThat(
                "the move played", () -> assertThat(mode.getText()).endsWith("after e4"));
        editor.press(KeyEvent.VK_LEFT);
        EventThread.awaitThat(
                "the position before it", () -> assertThat(mode.getText()).doesNotContain("e4"));
        editor.press(KeyEvent.VK_ESCAPE);
        awaitPointer();
        assertUnmodified();
    }

    @Test
    void doubleClicksAreTwoClicks() {
        window.doubleClick(editor.board(), editor.place("d1"));
        editor.awaitPiece("d1", new Piece("Q", Side.WHITE));
        assertUnmodified();
    }
}
