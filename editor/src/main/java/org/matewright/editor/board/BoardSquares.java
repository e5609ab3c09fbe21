package org.matewright.editor.board;

import java.awt.Color;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusListener;
import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleComponent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.text.Texts;
import org.matewright.editor.tool.ViewState;

/** The squares of a board for assistive technology, each with its name and piece ({@code e4, white pawn}). */
final class BoardSquares {
    private static final Texts TEXTS = Texts.bundle("window");

    private final BoardView view;
    private final ViewState viewState;
    private @Nullable Accessible active;
    private String said = "";

    BoardSquares(BoardView view, ViewState viewState) {
        this.view = view;
        this.viewState = viewState;
    }

    /** The board's own name; with the keyboard in use, the cursor's square. */
    String name() {
        return viewState.cursor() < 0
                ? TEXTS.get("board.name", viewState.variant().name())
                : SquareNames.of(viewState.variant(), viewState.setup(), viewState.cursor());
    }

    Accessible square(int index) {
        return new Square(index);
    }

    /** Speaks up if the cursor or what it stands on has changed. */
    void changed(AccessibleContext board) {
        String name = name();
        if (!name.equals(said)) {
            Accessible before = active;
            active = viewState.cursor() < 0 ? null : square(viewState.cursor());
            board.firePropertyChange(AccessibleContext.ACCESSIBLE_NAME_PROPERTY, said, name);
            board.firePropertyChange(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, before, active);
            said = name;
        }
    }

    private final class Square extends AccessibleContext implements Accessible, AccessibleComponent {
        private final int square;

        Square(int square) {
            this.square = square;
        }

        @Override
        public AccessibleContext getAccessibleContext() {
            return this;
        }

        @Override
        public String getAccessibleName() {
            return SquareNames.of(viewState.variant(), viewState.setup(), square);
        }

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.PUSH_BUTTON;
        }

        @Override
        public Accessible getAccessibleParent() {
            return view;
        }

        @Override
        public AccessibleStateSet getAccessibleStateSet() {
            AccessibleStateSet states = new AccessibleStateSet(new AccessibleState[] {
                AccessibleState.ENABLED, AccessibleState.VISIBLE, AccessibleState.SHOWING, AccessibleState.FOCUSABLE
            });
            if (square == viewState.selected()) {
                states.add(AccessibleState.SELECTED);
            }
            if (square == viewState.cursor()) {
                states.add(AccessibleState.FOCUSED);
            }
            return states;
        }

        @Override
        public int getAccessibleIndexInParent() {
            return square;
        }

        @Override
        public int getAccessibleChildrenCount() {
            return 0;
        }

        @Override
        public @Nullable Accessible getAccessibleChild(int index) {
            return null;
        }

        @Override
        public Locale getLocale() {
            return view.getLocale();
        }

        @Override
        public AccessibleComponent getAccessibleComponent() {
            return this;
        }

        @Override
        public Rectangle getBounds() {
            Point middle = view.middle(square);
            int file = viewState.setup().geometry().file(square);
            int beside = file > 0
                    ? square - 1
                    : Math.min(square + 1, viewState.setup().geometry().squares() - 1);
            int side = Math.max(8, Math.abs(view.middle(beside).x - middle.x));
            return new Rectangle(middle.x - side / 2, middle.y - side / 2, side, side);
        }

        @Override
        public Point getLocation() {
            return getBounds().getLocation();
        }

        @Override
        public Dimension getSize() {
            return getBounds().getSize();
        }

        @Override
        public Point getLocationOnScreen() {
            Point place = getLocation();
            Point origin = view.getLocationOnScreen();
            return new Point(origin.x + place.x, origin.y + place.y);
        }

        @Override
        public boolean contains(Point point) {
            Rectangle bounds = getBounds();
            return point.x >= 0 && point.y >= 0 && point.x < bounds.width && point.y < bounds.height;
        }

        @Override
        public @Nullable Accessible getAccessibleAt(Point point) {
            return null;
        }

        @Override
        public void requestFocus() {
            view.requestFocusInWindow();
            viewState.point(square);
        }

        @Override
        public boolean isFocusTraversable() {
            return true;
        }

        @Override
        public boolean isShowing() {
            return view.isShowing();
        }

        @Override
        public boolean isVisible() {
            return view.isVisible();
        }

        @Override
        public boolean isEnabled() {
            return view.isEnabled();
        }

        @Override
        public Color getBackground() {
            return view.getBackground();
        }

        @Override
        public Color getForeground() {
            return view.getForeground();
        }

        @Override
        public Font getFont() {
            return view.getFont();
        }

        @Override
        public FontMetrics getFontMetrics(Font font) {
            return ((Component) view).getFontMetrics(font);
        }

        @Override
        public Cursor getCursor() {
            return view.getCursor();
        }

        // A square takes all of this from the board.
        @Override
        public void setBackground(Color colour) {}

        @Override
        public void setForeground(Color colour) {}

        @Override
        public void setCursor(Cursor cursor) {}

        @Override
        public void setFont(Font font) {}

        @Override
        public void setEnabled(boolean enabled) {}

        @Override
        public void setVisible(boolean visible) {}

        @Override
        public void setLocation(Point point) {}

        @Override
        public void setBounds(Rectangle rectangle) {}

        @Override
        public void setSize(Dimension size) {}

        @Override
        public void addFocusListener(FocusListener listener) {}

        @Override
        public void removeFocusListener(FocusListener listener) {}
    }
}
