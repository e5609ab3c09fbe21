package org.matewright.editor.view;

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
import org.matewright.editor.tool.Desk;
import org.matewright.editor.tool.Hand;
import org.matewright.editor.tool.Mode;

/** The keys of the board. */
final class BoardKeys {
    private final Desk desk;
    private final Hand hand;
    private final IntConsumer step;

    /**
     * Keys for a desk.
     *
     * @param step goes forward or back in the solution
     */
    BoardKeys(Desk desk, Hand hand, IntConsumer step) {
        this.desk = desk;
        this.hand = hand;
        this.step = step;
    }

    void install(JComponent board) {
        bind(board, "LEFT", () -> sideways(-1));
        bind(board, "RIGHT", () -> sideways(1));
        bind(board, "UP", () -> hand.walk(0, 1));
        bind(board, "DOWN", () -> hand.walk(0, -1));
        bind(board, "ENTER", hand::activate);
        bind(board, "SPACE", hand::activate);
        bind(board, "DELETE", hand::delete);
        bind(board, "BACK_SPACE", hand::delete);
        bind(board, "ESCAPE", hand::escape);
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
        if (desk.mode() == Mode.SOLUTION) {
            step.accept(by);
        } else if (desk.mode() == Mode.EXPLORE && desk.cursor() < 0) {
            desk.step(by);
        } else {
            hand.walk(by, 0);
        }
    }

    private void type(KeyEvent event) {
        char letter = event.getKeyChar();
        boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
        if (!plain || Character.isISOControl(letter) || Character.isWhitespace(letter)) {
            return;
        }
        boolean other = event.isShiftDown();
        if (hand.type(letter, other, event.getWhen())) {
            event.consume();
        } else if (String.valueOf(letter).toLowerCase(Locale.ROOT).equals("f")) {
            desk.flip();
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
