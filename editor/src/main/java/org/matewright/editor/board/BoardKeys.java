package org.matewright.editor.board;

import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Locale;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.matewright.editor.tool.BoardController;
import org.matewright.editor.tool.Mode;
import org.matewright.editor.tool.ViewState;

/** The keys of the board. */
final class BoardKeys {
    private final ViewState viewState;
    private final BoardController controller;
    private final IntConsumer step;

    /**
     * Keys for a view state.
     *
     * @param step goes forward or back in the solution
     */
    BoardKeys(ViewState viewState, BoardController controller, IntConsumer step) {
        this.viewState = viewState;
        this.controller = controller;
        this.step = step;
    }

    void install(JComponent board) {
        bind(board, "LEFT", () -> sideways(-1));
        bind(board, "RIGHT", () -> sideways(1));
        bind(board, "UP", () -> controller.walk(0, 1));
        bind(board, "DOWN", () -> controller.walk(0, -1));
        bind(board, "ENTER", controller::activate);
        bind(board, "SPACE", controller::activate);
        bind(board, "DELETE", controller::delete);
        bind(board, "BACK_SPACE", controller::delete);
        bind(board, "ESCAPE", controller::escape);
        board.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent event) {
                type(event);
            }
        });
        board.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                board.repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                board.repaint();
            }
        });
    }

    /** Left and right walk the cursor; where moves are played through and no cursor is out, they step. */
    private void sideways(int by) {
        if (viewState.mode() == Mode.SOLUTION) {
            step.accept(by);
        } else if (viewState.mode() == Mode.EXPLORE && viewState.cursor() < 0) {
            viewState.step(by);
        } else {
            controller.walk(by, 0);
        }
    }

    private void type(KeyEvent event) {
        char letter = event.getKeyChar();
        boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
        if (!plain || Character.isISOControl(letter) || Character.isWhitespace(letter)) {
            return;
        }
        boolean other = event.isShiftDown();
        if (controller.type(letter, other, event.getWhen())) {
            event.consume();
        } else if (String.valueOf(letter).toLowerCase(Locale.ROOT).equals("f")) {
            viewState.flip();
            event.consume();
        }
    }

    private static void bind(JComponent board, String key, Runnable run) {
        board.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key), key);
        board.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        });
    }
}
