package org.matewright.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.board.BoardView;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.kit.TestWindow;
import org.matewright.editor.settings.CurrentSettings;
import org.matewright.editor.settings.SettingsStore;
import org.matewright.rules.Piece;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

/** The editor's main window with the start position of chess on its board, which has the keyboard. */
final class EditorWindow {
    static final Variant CHESS = Samples.variant("chess");

    final Session session = new Session(Document.of(new VariantSource.BuiltIn("chess"), CHESS));
    final CurrentSettings currentSettings = new CurrentSettings(SettingsStore.none());
    final TestWindow window;

    private EditorWindow() {
        window = TestWindow.open(1200, 800, () -> new MainFrame(session, currentSettings));
        window.focus(board());
    }

    static EditorWindow open() {
        return new EditorWindow();
    }

    void close() {
        window.close();
    }

    MainFrame frame() {
        return (MainFrame) window.frame();
    }

    BoardView board() {
        return window.find("board", BoardView.class);
    }

    Component part(String name) {
        return window.find(name, Component.class);
    }

    static int at(String square) {
        return CHESS.geometry().square(square);
    }

    /** The middle of a square on the board. */
    Point place(String square) {
        BoardView board = board();
        return EventThread.get(() -> board.middle(at(square)));
    }

    void drag(String from, String to) {
        window.pickUp(board(), place(from));
        window.moveTo(board(), place(to));
        window.drop();
    }

    void click(String square) {
        window.click(board(), place(square));
    }

    /** Presses a key on the board, which must have the keyboard. */
    void press(int key, int... held) {
        window.press(board(), key, held);
    }

    /** Waits until a piece, or with null none, stands on a square of the document's position. */
    void awaitPiece(String square, @Nullable Piece piece) {
        EventThread.awaitThat(
                "a piece on " + square,
                () -> assertThat(session.document().setup().piece(at(square))).isEqualTo(piece));
    }
}
