package org.matewright.editor.board;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.tool.BoardController;
import org.matewright.editor.tool.Gesture;

/** Turns the mouse over the board into gestures on squares. */
final class BoardMouse extends MouseAdapter {
    private final BoardView view;
    private final BoardController controller;
    private Gesture.@Nullable Button held;
    private int last = Gesture.OFF_BOARD;

    BoardMouse(BoardView view, BoardController controller) {
        this.view = view;
        this.controller = controller;
    }

    @Override
    public void mousePressed(MouseEvent event) {
        view.requestFocusInWindow();
        if (held != null) {
            return;
        }
        held = SwingUtilities.isRightMouseButton(event)
                ? Gesture.Button.RIGHT
                : SwingUtilities.isLeftMouseButton(event) ? Gesture.Button.LEFT : null;
        if (held != null) {
            view.pointerAt(event.getPoint());
            last = view.squareAt(event.getPoint());
            controller.press(gesture(event, held));
        }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        view.pointerAt(event.getPoint());
        int square = view.squareAt(event.getPoint());
        if (held != null && square != last) {
            last = square;
            controller.drag(gesture(event, held));
        }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        Gesture.Button button = held;
        boolean mine = button == Gesture.Button.RIGHT
                ? SwingUtilities.isRightMouseButton(event)
                : SwingUtilities.isLeftMouseButton(event);
        if (button != null && mine) {
            held = null;
            controller.release(gesture(event, button));
            view.pointerAt(event.getPoint());
        }
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        view.pointerAt(event.getPoint());
        view.hover(event.getPoint());
    }

    @Override
    public void mouseExited(MouseEvent event) {
        view.hover(null);
        if (held == null) {
            view.pointerAt(null);
        }
    }

    private Gesture gesture(MouseEvent event, Gesture.Button button) {
        boolean copy = event.isControlDown() || event.isAltDown();
        return new Gesture(view.squareAt(event.getPoint()), button, copy);
    }
}
