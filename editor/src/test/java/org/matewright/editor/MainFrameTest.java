package org.matewright.editor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.core.MouseButton.LEFT_BUTTON;
import static org.assertj.swing.core.MouseButton.RIGHT_BUTTON;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.core.matcher.JLabelMatcher;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JTextComponentFixture;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.settings.Preferred;
import org.matewright.editor.settings.SettingsStore;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.theme.Theme;
import org.matewright.editor.view.BoardView;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

@NeedsDisplay
@SuppressWarnings("NullAway.Init")
class MainFrameTest {
    private static final Variant CHESS = Samples.variant("chess");
    private static final long PATIENCE = 20_000;

    private Session session;
    private Preferred preferred;
    private FrameFixture window;
    private Robot robot;

    @TempDir
    private Path folder;

    @BeforeAll
    static void watchTheEventThread() {
        FailOnThreadViolationRepaintManager.install();
    }

    @AfterAll
    static void stopWatching() {
        FailOnThreadViolationRepaintManager.uninstall();
    }

    @BeforeEach
    void open() {
        MainFrame frame = GuiActionRunner.execute(() -> {
            Theme.LIGHT.install();
            session = new Session(Document.of(new VariantSource.BuiltIn("chess"), CHESS));
            preferred = new Preferred(SettingsStore.none());
            return new MainFrame(session, preferred);
        });
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        robot.settings().delayBetweenEvents(20);
        window = new FrameFixture(robot, frame);
        window.show(new Dimension(1200, 800));
        board().requestFocusInWindow();
        robot.waitForIdle();
    }

    @AfterEach
    void close() {
        GuiActionRunner.execute(() -> window.target().dispose());
        robot.cleanUpWithoutDisposingWindows();
    }

    private BoardView board() {
        return robot.finder().findByName(window.target(), "board", BoardView.class);
    }

    private static int at(String square) {
        return CHESS.geometry().square(square);
    }

    private Point place(String square) {
        Point middle = GuiActionRunner.execute(() -> board().middle(at(square)));
        assertThat(middle).isNotNull();
        return middle;
    }

    private @Nullable Piece piece(String square) {
        return GuiActionRunner.execute(() -> session.document().setup().piece(at(square)));
    }

    private void drag(String from, String to) {
        robot.pressMouse(board(), place(from), LEFT_BUTTON);
        robot.moveMouse(board(), place(to));
        robot.releaseMouse(LEFT_BUTTON);
        robot.waitForIdle();
    }

    private void click(String square) {
        robot.click(board(), place(square));
        robot.waitForIdle();
    }

    private void press(int key) {
        robot.pressAndReleaseKey(key);
        robot.waitForIdle();
    }

    private void pressWith(int modifier, int key) {
        robot.pressKey(modifier);
        robot.pressAndReleaseKey(key);
        robot.releaseKey(modifier);
        robot.waitForIdle();
    }

    private static void waitUntil(String what, BooleanSupplier condition) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return Boolean.TRUE.equals(GuiActionRunner.execute(condition::getAsBoolean));
                    }
                },
                PATIENCE);
    }

    private String title() {
        return window.target().getTitle();
    }

    @Test
    void aPieceIsDraggedUndoneAndRedone() {
        drag("e1", "e5");
        assertThat(piece("e5")).isEqualTo(new Piece("K", Side.WHITE));
        assertThat(title()).startsWith("•");
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        assertThat(piece("e1")).isEqualTo(new Piece("K", Side.WHITE));
        assertThat(title()).doesNotStartWith("•");
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_Y);
        assertThat(piece("e5")).isEqualTo(new Piece("K", Side.WHITE));
    }

    @Test
    void theMenuSaysWhatUndoUndoes() {
        drag("h1", "h5");
        window.menuItem("menu.undo").requireEnabled();
        assertThat(window.menuItem("menu.undo").target().getText()).isEqualTo("Undo: move Rh1 to h5");
    }

    @Test
    void aPieceOfThePaletteIsStampedAndTheRightButtonRemoves() {
        window.list("palette").clickItem(8);
        robot.waitForIdle();
        click("e4");
        assertThat(piece("e4")).isEqualTo(new Piece(CHESS.pieces().get(4).id(), Side.WHITE));
        robot.click(board(), place("e4"), RIGHT_BUTTON, 1);
        robot.waitForIdle();
        assertThat(piece("e4")).isNull();
        press(KeyEvent.VK_ESCAPE);
        window.toggleButton("tool.pointer").requireSelected();
    }

    @Test
    void aPieceIsDraggedFromThePaletteOntoTheBoard() {
        JComponent palette = window.list("palette").target();
        Point cell = GuiActionRunner.execute(() -> {
            java.awt.Rectangle bounds = window.list("palette").target().getCellBounds(1, 1);
            return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
        });
        assertThat(cell).isNotNull();
        robot.pressMouse(palette, cell, LEFT_BUTTON);
        robot.moveMouse(board(), place("d4"));
        robot.moveMouse(board(), place("d5"));
        robot.releaseMouse(LEFT_BUTTON);
        robot.waitForIdle();
        assertThat(piece("d5")).isEqualTo(new Piece(CHESS.pieces().get(0).id(), Side.BLACK));
    }

    @Test
    void flippingTurnsTheViewOnly() {
        Point before = place("a1");
        press(KeyEvent.VK_F);
        Point after = place("a1");
        assertThat(after.x).isGreaterThan(before.x);
        assertThat(after.y).isLessThan(before.y);
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void theKeyboardAloneSetsUpAPosition() {
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_SPACE);
        assertThat(session.document().setup().occupied()).isEmpty();
        press(KeyEvent.VK_RIGHT);
        press(KeyEvent.VK_K);
        press(KeyEvent.VK_UP);
        press(KeyEvent.VK_UP);
        pressWith(KeyEvent.VK_SHIFT, KeyEvent.VK_K);
        assertThat(piece("d4")).isEqualTo(new Piece("K", Side.WHITE));
        assertThat(piece("d6")).isEqualTo(new Piece("K", Side.BLACK));
        press(KeyEvent.VK_SPACE);
        press(KeyEvent.VK_RIGHT);
        press(KeyEvent.VK_ENTER);
        assertThat(piece("e6")).isEqualTo(new Piece("K", Side.BLACK));
        assertThat(board().getAccessibleContext().getAccessibleName()).isEqualTo("e6, black king");
    }

    @Test
    void aTypedFenIsTakenAndAFaultyOneIsExplained() {
        JTextComponentFixture fen = window.textBox("fen");
        fen.setText("4k3/8/8/8/8/8/8/4K2R w K -").pressAndReleaseKeys(KeyEvent.VK_ENTER);
        robot.waitForIdle();
        assertThat(piece("h1")).isEqualTo(new Piece("R", Side.WHITE));
        fen.setText("4k3/8/8/8/8/8/8/4K3R w - -").pressAndReleaseKeys(KeyEvent.VK_ENTER);
        robot.waitForIdle();
        assertThat(window.button("findings").target().getText()).contains("9");
        assertThat(piece("h1")).isEqualTo(new Piece("R", Side.WHITE));
    }

    @Test
    void aPositionThatCannotBePlayedSaysWhyInOneLine() {
        window.textBox("fen").setText("4k3/8/8/8/8/8/8/4RK2 w - -").pressAndReleaseKeys(KeyEvent.VK_ENTER);
        robot.waitForIdle();
        assertThat(window.button("findings").target().getText()).isEqualTo("Black is in check though White is to move");
    }

    @Test
    void whatIsSavedIsOpenedAgain() throws IOException {
        drag("d2", "d5");
        Path file = folder.resolve("mine.yaml");
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
        window.fileChooser("files").fileNameTextBox().setText(file.toString());
        window.fileChooser("files").approve();
        waitUntil("saved", () -> !session.isModified());
        assertThat(Files.readString(file)).contains("variant: chess");
        assertThat(title()).startsWith("mine.yaml");
        Document saved = session.document();
        drag("a1", "a5");
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
        waitUntil("new", () -> session.file() == null);
        GuiActionRunner.execute(() -> ((MainFrame) window.target()).openFile(file));
        waitUntil("opened", () -> file.equals(session.file()));
        assertThat(session.document().setup()).isEqualTo(saved.setup());
    }

    @Test
    void unsavedWorkIsNotLostUnasked() {
        drag("d2", "d5");
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
        window.optionPane().requireVisible().buttonWithText("Cancel").click();
        robot.waitForIdle();
        assertThat(piece("d5")).isEqualTo(new Piece("P", Side.WHITE));
    }

    @Test
    void exploringStepsBackWithTheKeysAndEscReturns() {
        window.toggleButton("tool.explore").click();
        drag("e2", "e4");
        assertThat(window.label("mode").text()).endsWith("after e4");
        press(KeyEvent.VK_LEFT);
        assertThat(window.label("mode").text()).doesNotContain("e4");
        press(KeyEvent.VK_ESCAPE);
        window.toggleButton("tool.pointer").requireSelected();
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void theStipulationIsTypedAndMarkedWhileItIsNone() {
        JTextField field = robot.finder().findByName(window.target(), "stipulation.text", JTextField.class);
        JTextComponentFixture text = new JTextComponentFixture(robot, field);
        text.setText("s#4");
        robot.waitForIdle();
        assertThat(session.document().stipulation()).isEqualTo("s#4");
        text.setText("soon");
        robot.waitForIdle();
        assertThat(window.button("findings").target().getText()).contains("stipulation");
        window.button("solve").requireDisabled();
    }

    @Test
    void aVariantIsChosenByTypingItsName() {
        window.button("variant").click();
        JTextField search = robot.finder().findByName("variant.search", JTextField.class);
        waitUntil("the search has the keyboard", search::isFocusOwner);
        JList<?> list = robot.finder().findByName("variant.list", JList.class);
        robot.enterText("mosaic");
        waitUntil("the list is down to one", () -> list.getModel().getSize() == 1);
        press(KeyEvent.VK_ENTER);
        assertThat(GuiActionRunner.execute(() -> session.document().variant().key()))
                .isEqualTo("mosaic");
    }

    @Test
    void solvingWithAHiddenColumnLeavesTheKeyboardOnTheBoard() {
        GuiActionRunner.execute(() -> preferred.change(s -> s.withPanels(true, false, false)));
        GuiActionRunner.execute(() -> board().requestFocusInWindow());
        waitUntil("the board has the keyboard", () -> board().isFocusOwner());
        GuiActionRunner.execute(() -> preferred.change(s -> s.withPanels(true, true, false)));
        robot.waitForIdle();
        waitUntil("it still has it", () -> board().isFocusOwner());
    }

    @Test
    void draggingOverThePaletteChoosesNoOtherPiece() {
        JList<?> palette = robot.finder().findByName(window.target(), "palette", JList.class);
        Rectangle first = GuiActionRunner.execute(() -> palette.getCellBounds(0, 0));
        Rectangle last = GuiActionRunner.execute(() -> palette.getCellBounds(
                palette.getModel().getSize() - 1, palette.getModel().getSize() - 1));
        robot.pressMouse(palette, new Point(first.x + 8, first.y + 8), LEFT_BUTTON);
        robot.moveMouse(palette, new Point(last.x + 8, last.y + 8));
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(palette::getSelectedIndex)).isZero();
        robot.releaseMouse(LEFT_BUTTON);
    }

    @Test
    void inTheSmallestWindowNothingIsClipped() {
        for (Theme theme : Theme.values()) {
            GuiActionRunner.execute(() -> {
                preferred.change(s -> s.withTheme(theme));
                window.target().setSize(1024, 700);
                window.target().validate();
            });
            robot.waitForIdle();
            for (String name : new String[] {"board", "palettePanel", "pieceCard", "fenLine", "statusBar", "toolbar"}) {
                java.awt.Component part = robot.finder().findByName(window.target(), name);
                assertThat(part.getWidth()).as(name).isGreaterThan(0);
            }
            java.awt.Component bar = robot.finder().findByName(window.target(), "toolbar");
            assertThat(bar.getPreferredSize().width).isLessThanOrEqualTo(1024);
            assertThat(board().getWidth()).isGreaterThan(400);
        }
    }

    @Test
    void anotherThemeKeepsTypeAndTheColoursOfMeaning() {
        Font sentence =
                robot.finder().findByName(window.target(), "card.sentence").getFont();
        GuiActionRunner.execute(() -> preferred.change(s -> s.withTheme(Theme.DARK)));
        robot.waitForIdle();
        assertThat(sentence.getSize()).isLessThan(Fonts.text().getSize());
        assertThat(robot.finder().findByName(window.target(), "card.sentence").getFont())
                .isEqualTo(sentence);
        for (String muted : new String[] {"status.variant", "status.hint", "card.id"}) {
            assertThat(robot.finder().findByName(window.target(), muted).getForeground())
                    .as(muted)
                    .isEqualTo(Ink.MUTED.color());
        }
    }

    @Test
    void panelsAreHiddenAndComeBack() {
        window.toggleButton("palette").click();
        robot.waitForIdle();
        assertThat(robot.finder().findByName(window.target(), "board").getWidth())
                .isGreaterThan(0);
        assertThat(preferred.get().palette()).isFalse();
        window.toggleButton("palette").click();
        robot.waitForIdle();
        window.list("palette").requireVisible();
    }

    @Test
    void doubleClicksAreTwoClicks() {
        robot.click(board(), place("d1"), LEFT_BUTTON, 2);
        robot.waitForIdle();
        assertThat(piece("d1")).isEqualTo(new Piece("Q", Side.WHITE));
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void theListOfKeysHasTheKeyOfEveryCommand() {
        press(KeyEvent.VK_F1);
        java.awt.Component list = window.optionPane().panel("help.keys").target();
        Set<String> shown = robot.finder().findAll(JLabelMatcher.any()).stream()
                .filter(label -> SwingUtilities.isDescendingFrom(label, list))
                .map(JLabel::getText)
                .collect(Collectors.toSet());
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
        JMenuBar menus = ((MainFrame) window.target()).getJMenuBar();
        for (int i = 0; i < menus.getMenuCount(); i++) {
            for (java.awt.Component item : menus.getMenu(i).getMenuComponents()) {
                if (item instanceof JMenuItem entry && entry.getAccelerator() != null) {
                    assertThat(shown).as(entry.getText()).contains(words(entry.getAccelerator()));
                }
            }
        }
        press(KeyEvent.VK_ESCAPE);
    }

    private static String words(KeyStroke key) {
        String with = InputEvent.getModifiersExText(key.getModifiers());
        String name = KeyEvent.getKeyText(key.getKeyCode());
        return with.isEmpty() ? name : with + "+" + name;
    }
}
