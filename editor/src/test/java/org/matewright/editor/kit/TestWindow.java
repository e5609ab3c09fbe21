package org.matewright.editor.kit;

import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JTree;
import javax.swing.text.JTextComponent;
import org.matewright.editor.theme.Theme;

/**
 * A window on the screen, with a mouse and a keyboard for it. Every gesture is made by the system's own events and
 * returns when the event queue has drained, so what it causes on the event thread has happened; what it starts
 * elsewhere, or by a timer, is to be awaited. Components are found by name in all windows that are open, dialogs and
 * menus included.
 */
public final class TestWindow {
    private final JFrame frame;
    private final Robot robot;

    private TestWindow(JFrame frame, Robot robot) {
        this.frame = frame;
        this.robot = robot;
    }

    /**
     * Makes a window in the light theme, shows it and waits until it has the keyboard.
     *
     * @param make makes the window, on the event thread
     */
    public static TestWindow open(int width, int height, Supplier<? extends JFrame> make) {
        JFrame frame = EventThread.get(() -> {
            Theme.LIGHT.install();
            JFrame made = make.get();
            made.setSize(width, height);
            made.setLocation(0, 0);
            made.setVisible(true);
            return made;
        });
        try {
            TestWindow window = new TestWindow(frame, new Robot());
            EventThread.await("the window to be shown", () -> frame.isShowing() && frame.isFocused());
            window.settle();
            return window;
        } catch (AWTException e) {
            throw new IllegalStateException("this display lets no test move the mouse", e);
        }
    }

    /** The window itself. */
    public JFrame frame() {
        return frame;
    }

    /** Closes the window, and what else a failed test may have left open. */
    public void close() {
        EventThread.run(() -> {
            for (Window window : Window.getWindows()) {
                window.dispose();
            }
        });
        settle();
    }

    /** Waits until all events on their way have been handled, those of the display included. */
    public void settle() {
        robot.waitForIdle();
        EventThread.run(() -> {});
    }

    /** Gives the window another size and lays it out. */
    public void resize(int width, int height) {
        EventThread.run(() -> {
            frame.setSize(width, height);
            frame.validate();
        });
        settle();
    }

    // Finding

    /** The visible component with a name, awaited. */
    public <T extends Component> T find(String name, Class<T> type) {
        return awaitOne(name, type, component -> named(component, name) && component.isShowing());
    }

    /** The component with a name, visible or not, such as an item of a closed menu. */
    public <T extends Component> T findHidden(String name, Class<T> type) {
        return awaitOne(name, type, component -> named(component, name));
    }

    /** The only visible component of a type, awaited. */
    public <T extends Component> T find(Class<T> type) {
        return awaitOne("a " + type.getSimpleName(), type, Component::isShowing);
    }

    /** The visible button with a text, awaited. */
    public AbstractButton button(String text) {
        return awaitOne(
                "the button " + text,
                AbstractButton.class,
                component -> component.isShowing() && text.equals(((AbstractButton) component).getText()));
    }

    /** Whether a component with a name is visible now. To be asked on the event thread. */
    public boolean isShowing(String name) {
        return !all(Component.class, component -> named(component, name) && component.isShowing())
                .isEmpty();
    }

    /** Whether a component of a type is visible now. To be asked on the event thread. */
    public boolean isShowing(Class<? extends Component> type) {
        return !all(type, Component::isShowing).isEmpty();
    }

    private static boolean named(Component component, String name) {
        return name.equals(component.getName());
    }

    private static <T extends Component> T awaitOne(String what, Class<T> type, Predicate<Component> wanted) {
        List<T> found = new ArrayList<>();
        EventThread.await(what, () -> {
            found.clear();
            found.addAll(all(type, wanted));
            return found.size() == 1;
        });
        return found.get(0);
    }

    private static <T extends Component> List<T> all(Class<T> type, Predicate<Component> wanted) {
        List<T> found = new ArrayList<>();
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) {
                collect(window, type, wanted, found);
            }
        }
        return found;
    }

    private static <T extends Component> void collect(
            Component component, Class<T> type, Predicate<Component> wanted, List<T> found) {
        if (type.isInstance(component) && wanted.test(component)) {
            found.add(type.cast(component));
        }
        if (component instanceof JMenu menu && !menu.isPopupMenuVisible()) {
            collect(menu.getPopupMenu(), type, wanted, found);
        }
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                collect(child, type, wanted, found);
            }
        }
    }

    // Mouse

    /** Clicks the middle of a component. */
    public void click(Component component) {
        click(component, EventThread.get(() -> new Point(component.getWidth() / 2, component.getHeight() / 2)));
    }

    /** Clicks a point of a component. */
    public void click(Component component, Point point) {
        click(component, point, InputEvent.BUTTON1_DOWN_MASK, 1);
    }

    /** Clicks a point of a component with the right button. */
    public void rightClick(Component component, Point point) {
        click(component, point, InputEvent.BUTTON3_DOWN_MASK, 1);
    }

    /** Clicks a point of a component twice, as fast as one can. */
    public void doubleClick(Component component, Point point) {
        click(component, point, InputEvent.BUTTON1_DOWN_MASK, 2);
    }

    private void click(Component component, Point point, int button, int times) {
        moveTo(component, point);
        for (int i = 0; i < times; i++) {
            robot.mousePress(button);
            robot.mouseRelease(button);
        }
        settle();
    }

    /** Clicks the beginning of a tree's row. */
    public void clickRow(JTree tree, int row) {
        Rectangle bounds = EventThread.get(() -> {
            tree.scrollRowToVisible(row);
            return Objects.requireNonNull(tree.getRowBounds(row), "the tree has no row " + row);
        });
        click(tree, new Point(bounds.x + Math.min(12, bounds.width / 2), (int) bounds.getCenterY()));
    }

    /** Clicks the middle of a list's cell. */
    public void clickCell(JList<?> list, int index) {
        click(list, cell(list, index));
    }

    /** The middle of a list's cell. */
    public static Point cell(JList<?> list, int index) {
        Rectangle bounds = EventThread.get(() -> {
            list.ensureIndexIsVisible(index);
            return Objects.requireNonNull(list.getCellBounds(index, index), "the list has no cell " + index);
        });
        return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
    }

    /** Presses the left button at a point of a component and holds it, until {@link #drop}. */
    public void pickUp(Component component, Point point) {
        moveTo(component, point);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        settle();
    }

    /** Moves the mouse to a point of a component, which is scrolled into sight. */
    public void moveTo(Component component, Point point) {
        EventThread.run(() -> {
            if (component instanceof JComponent part) {
                part.scrollRectToVisible(new Rectangle(point.x, point.y, 1, 1));
            }
        });
        settle();
        Point corner = EventThread.get(component::getLocationOnScreen);
        robot.mouseMove(corner.x + point.x, corner.y + point.y);
        settle();
    }

    /** Releases the left button. */
    public void drop() {
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        settle();
    }

    // Keyboard

    /** Gives a component the keyboard. */
    public void focus(Component component) {
        EventThread.run(component::requestFocusInWindow);
        awaitFocus(component);
    }

    private static void awaitFocus(Component component) {
        EventThread.await(
                "the keyboard to be on " + component.getClass().getSimpleName() + " " + component.getName(),
                component::isFocusOwner);
    }

    /**
     * Presses and releases a key once a component has the keyboard by itself.
     *
     * @param held keys that are held meanwhile, such as {@code VK_CONTROL}
     */
    public void press(Component component, int key, int... held) {
        awaitFocus(component);
        press(key, held);
    }

    /** Presses and releases a key, whatever has the keyboard. */
    public void press(int key, int... held) {
        settle();
        for (int other : held) {
            robot.keyPress(other);
        }
        robot.keyPress(key);
        robot.keyRelease(key);
        for (int other : held) {
            robot.keyRelease(other);
        }
        settle();
    }

    /** Types a text of letters, digits, hyphens and blanks into a field, which takes the keyboard. */
    public void type(JTextComponent field, String text) {
        focus(field);
        for (char c : text.toCharArray()) {
            if (Character.isUpperCase(c)) {
                press(field, key(c), KeyEvent.VK_SHIFT);
            } else {
                press(field, key(c));
            }
        }
    }

    private static int key(char c) {
        if (!Character.isLetterOrDigit(c) && c != '-' && c != ' ') {
            throw new IllegalArgumentException("no single key types '" + c + "' on every keyboard");
        }
        return KeyEvent.getExtendedKeyCodeForChar(c);
    }

    /** Puts a text in the place of a field's own, as pasting over it does. */
    public void paste(JTextComponent field, String text) {
        EventThread.run(() -> field.setText(text));
        settle();
    }
}
