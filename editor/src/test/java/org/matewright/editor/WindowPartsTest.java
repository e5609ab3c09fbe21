package org.matewright.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.HashSet;
import java.util.Set;
import javax.swing.JLabel;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.kit.NeedsDisplay;
import org.matewright.editor.kit.TestWindow;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.theme.Theme;

/** The parts of the window: their size, their looks, hiding them, and the list of keys. */
@NeedsDisplay
class WindowPartsTest {
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

    @Test
    void aColumnThatComesBackLeavesTheKeyboardOnTheBoard() {
        EventThread.run(() -> editor.currentSettings.change(s -> s.withPanels(true, false, false)));
        window.focus(editor.board());
        EventThread.run(() -> editor.currentSettings.change(s -> s.withPanels(true, true, false)));
        window.settle();
        EventThread.await("the board to have the keyboard still", editor.board()::isFocusOwner);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void inTheSmallestWindowNothingIsClipped(Theme theme) {
        EventThread.run(() -> editor.currentSettings.change(s -> s.withTheme(theme)));
        window.resize(1024, 700);
        for (String name : new String[] {"board", "palettePanel", "pieceCard", "fenLine", "statusBar", "toolbar"}) {
            Component part = editor.part(name);
            EventThread.await("a width of " + name, () -> part.getWidth() > 0);
        }
        Component bar = editor.part("toolbar");
        EventThread.awaitThat("the sizes", () -> {
            assertThat(bar.getPreferredSize().width).isLessThanOrEqualTo(1024);
            assertThat(editor.board().getWidth()).isGreaterThan(400);
        });
    }

    @Test
    void anotherThemeKeepsTypeAndTheColoursOfMeaning() {
        Component sentence = editor.part("card.sentence");
        Font font = EventThread.get(sentence::getFont);
        EventThread.run(() -> editor.currentSettings.change(s -> s.withTheme(Theme.DARK)));
        window.settle();
        EventThread.run(() -> {
            assertThat(font.getSize()).isLessThan(Fonts.text().getSize());
            assertThat(sentence.getFont()).isEqualTo(font);
        });
        for (String name : new String[] {"status.variant", "status.hint", "card.id"}) {
            Component muted = editor.part(name);
            EventThread.run(() -> assertThat(muted.getForeground()).as(name).isEqualTo(Ink.MUTED.color()));
        }
    }

    @Test
    void panelsAreHiddenAndComeBack() {
        Component toggle = window.find("palette", JToggleButton.class);
        window.click(toggle);
        EventThread.await("the palette to be hidden", () -> !window.isShowing("palettePanel"));
        assertThat(EventThread.get(() -> editor.currentSettings.get().palette()))
                .isFalse();
        EventThread.await("a board", () -> editor.board().getWidth() > 0);
        window.click(toggle);
        EventThread.await("the palette to be back", () -> window.isShowing("palettePanel"));
    }

    @Test
    void theListOfKeysHasTheKeyOfEveryCommand() {
        editor.press(KeyEvent.VK_F1);
        JPanel list = window.find("help.keys", JPanel.class);
        Set<String> shown = EventThread.get(() -> labels(list, new HashSet<>()));
        assertThat(shown)
                .contains(
                        "Ctrl+C",
                        "Ctrl+Shift+C",
                        "Ctrl+V",
                        "Ctrl+T",
                        "Ctrl+F",
                        "Ctrl+E",
                        "F2",
                        "F3",
                        "F4",
                        "F7",
                        "Shift+F7",
                        "Ctrl+Shift+D",
                        "Ctrl+Shift+L",
                        "Ctrl+Shift+R",
                        "Alt+Shift+Left",
                        "Alt+Shift+Right",
                        "Alt+Shift+Up",
                        "Alt+Shift+Down",
                        "Ctrl+Space",
                        "Ctrl+Page Up",
                        "Copy FEN");
        EventThread.run(() -> {
            JMenuBar menus = editor.frame().getJMenuBar();
            for (int i = 0; i < menus.getMenuCount(); i++) {
                for (Component item : menus.getMenu(i).getMenuComponents()) {
                    if (item instanceof JMenuItem entry && entry.getAccelerator() != null) {
                        assertThat(shown).as(entry.getText()).contains(words(entry.getAccelerator()));
                    }
                }
            }
        });
    }

    private static Set<String> labels(Container parent, Set<String> texts) {
        for (Component child : parent.getComponents()) {
            if (child instanceof JLabel label) {
                texts.add(label.getText());
            } else if (child instanceof Container container) {
                labels(container, texts);
            }
        }
        return texts;
    }

    private static String words(KeyStroke key) {
        String with = InputEvent.getModifiersExText(key.getModifiers());
        String name = KeyEvent.getKeyText(key.getKeyCode());
        return with.isEmpty() ? name : with + "+" + name;
    }
}
