package org.matewright.editor.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JRadioButton;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.kit.NeedsDisplay;
import org.matewright.editor.kit.TestWindow;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.io.TwinText;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;

@NeedsDisplay
class ProblemPanelTest {
    private Session session;
    private TestWindow window;

    @BeforeEach
    void open() {
        window = TestWindow.open(480, 900, () -> {
            session = new Session(Document.of(new VariantSource.BuiltIn("chess"), Samples.variant("chess")));
            JFrame made = new JFrame();
            made.add(new ProblemPanel(session));
            return made;
        });
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void awaitDocument(String what, Consumer<Document> requirement) {
        EventThread.awaitThat(what, () -> requirement.accept(session.document()));
    }

    private JTextComponent field(String name) {
        return window.find("problem." + name, JTextComponent.class);
    }

    private void awaitText(String name, String text) {
        JTextComponent field = field(name);
        EventThread.awaitThat(
                "the text of " + name, () -> assertThat(field.getText()).isEqualTo(text));
    }

    private void awaitNotice(String name, String part) {
        JTextComponent notice = field(name + ".notice");
        EventThread.awaitThat(
                "the notice of " + name, () -> assertThat(notice.getText()).contains(part));
    }

    private void undo() {
        EventThread.run(() -> session.undo());
        window.settle();
    }

    @Test
    void typingInAFieldIsOneStepThatUndoTakesBack() {
        window.type(field("title"), "Echo");
        awaitDocument("the title", d -> assertThat(d.data().title()).isEqualTo("Echo"));
        assertThat(EventThread.get(session::undoLabel)).hasValue("change the title");
        undo();
        awaitText("title", "");
        assertThat(EventThread.get(session::undoLabel)).isEmpty();
        EventThread.run(() -> session.redo());
        awaitText("title", "Echo");
    }

    @Test
    void fieldsAfterOneAnotherAreStepsOfTheirOwn() {
        window.type(field("title"), "Echo");
        window.type(field("award"), "2nd Prize");
        awaitDocument("the award", d -> assertThat(d.data().award()).isEqualTo("2nd Prize"));
        undo();
        awaitDocument("the award to go", d -> {
            assertThat(d.data().title()).isEqualTo("Echo");
            assertThat(d.data().award()).isEmpty();
        });
    }

    @Test
    void aWrongStipulationIsSaidUnderItsField() {
        window.paste(field("stipulation"), "#x");
        awaitNotice("stipulation", "#2, s#3, h#2.5");
        awaitDocument("the stipulation", d -> assertThat(d.stipulation()).isEqualTo("#x"));
        window.paste(field("stipulation"), "h#2.5");
        awaitText("stipulation.notice", "Helpmate in 2.5");
    }

    @Test
    void aWrongEnPassantSquareStaysInItsFieldAndOutOfTheDocument() {
        window.type(field("enPassant"), "e9");
        awaitNotice("enPassant", "'e9'");
        awaitDocument("no square", d -> assertThat(d.setup().enPassant()).isEmpty());
        window.paste(field("enPassant"), "e3");
        awaitDocument(
                "e3",
                d -> assertThat(d.setup().enPassant())
                        .containsExactly(d.setup().geometry().square("e3")));
        EventThread.await("no notice", () -> !window.isShowing("problem.enPassant.notice"));
    }

    @Test
    void theSideToMoveIsOneClick() {
        window.click(window.find("side.black", JRadioButton.class));
        awaitDocument("Black's turn", d -> assertThat(d.setup().side()).isEqualTo(Side.BLACK));
        undo();
        JRadioButton white = window.find("side.white", JRadioButton.class);
        EventThread.await("White's turn", white::isSelected);
    }

    @Test
    void aTwinEntersTheDocumentWhenItSaysSomething() {
        window.click(window.find("twin.add", JButton.class));
        JTextComponent twin = field("twin.b");
        awaitDocument("no twin", d -> assertThat(d.data().twins()).isEmpty());
        window.type(twin, "move g2-f2");
        awaitDocument(
                "the twin",
                d -> assertThat(d.data().twins()).singleElement().satisfies(written -> {
                    assertThat(TwinText.print(written)).isEqualTo("move g2-f2");
                    assertThat(written.text()).isEmpty();
                }));
        undo();
        awaitDocument("no twin", d -> assertThat(d.data().twins()).isEmpty());
    }

    @Test
    void helpPlayAsksForANumberOfSolutionsInsteadOfAKey() {
        field("keys");
        window.paste(field("stipulation"), "h#2");
        field("solutions");
        EventThread.await("no field for keys", () -> !window.isShowing("problem.keys"));
    }

    private void open(String problem) {
        EventThread.run(() -> session.open(
                Document.of(
                        new VariantSource.BuiltIn("chess"),
                        ProblemYaml.read(problem, Path.of("")).problems().get(0)),
                null));
    }

    private static final String TWINS = "white: [Kc6, Qh1]\nblack: [Ka8]\nstipulation: \"#2\"\n"
            + "twins: {b: {move: c6-c5, stipulation: \"h#2\"}, c: {exchange: c6-h1, side: black}}\n";

    /** The column beside the board is about 250 pixels wide in the smallest window. */
    @Test
    void twinsLeaveEverythingInANarrowColumn() {
        open(TWINS);
        window.resize(270, 900);
        JButton remove = window.find("twin.remove.c", JButton.class);
        JTextComponent title = field("title");
        EventThread.awaitThat("everything inside the column", () -> {
            JViewport view = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, remove);
            List<String> cut = new ArrayList<>();
            collectCut(view, view.getView(), cut);
            assertThat(cut).isEmpty();
            assertThat(rightEdge(remove, view)).isEqualTo(rightEdge(title, view));
        });
    }

    private static int rightEdge(Component component, JViewport view) {
        Rectangle place = SwingUtilities.convertRectangle(component.getParent(), component.getBounds(), view);
        return place.x + place.width;
    }

    private static void collectCut(JViewport view, Component component, List<String> names) {
        Rectangle place = SwingUtilities.convertRectangle(component.getParent(), component.getBounds(), view);
        if (component.isShowing() && (place.x < 0 || place.x + place.width > view.getWidth())) {
            names.add(component.getClass().getSimpleName() + " " + component.getName());
        }
        boolean scrollsItself = component instanceof JScrollPane || component instanceof JTextComponent;
        if (component instanceof Container parent && !scrollsItself) {
            for (Component child : parent.getComponents()) {
                collectCut(view, child, names);
            }
        }
    }

    @Test
    void twinsOfAZeroPositionHaveTheirOwnLettersAndTheFirstContinuesNone() {
        open(TWINS.replace("twins: {b:", "zero position: true\ntwins: {a:").replace(" c: {exchange", " b: {exchange"));
        window.find("twin.label.a", JLabel.class);
        window.find("twin.label.b", JLabel.class);
        JCheckBox continued = window.find("twin.continued.b", JCheckBox.class);
        JCheckBox zero = window.find("problem.zeroPosition", JCheckBox.class);
        EventThread.awaitThat("the switches", () -> {
            assertThat(continued.getText()).isEqualTo("from a)");
            assertThat(window.isShowing("twin.continued.a")).isFalse();
            assertThat(zero.isSelected()).isTrue();
        });
    }

    @Test
    void duplexAndZeroPositionAreSwitchedAndKeptInTheFile() {
        open(TWINS);
        JCheckBox duplex = window.find("problem.duplex", JCheckBox.class);
        JCheckBox zero = window.find("problem.zeroPosition", JCheckBox.class);
        awaitSelected(duplex, false);
        awaitSelected(zero, false);
        window.click(duplex);
        window.click(zero);
        window.find("twin.label.a", JLabel.class);
        Document switched = EventThread.get(session::document);
        Problem.Form form = switched.data().form();
        assertThat(form.duplex()).isTrue();
        assertThat(form.zeroPosition()).isTrue();
        String written = ProblemYaml.print(switched.problem().value());
        assertThat(ProblemYaml.read(written, Path.of("")).problems().get(0).form())
                .isEqualTo(form);
        undo();
        awaitSelected(zero, false);
        awaitSelected(duplex, true);
        window.find("twin.label.b", JLabel.class);
    }

    private static void awaitSelected(JCheckBox box, boolean selected) {
        EventThread.awaitThat(box.getText(), () -> assertThat(box.isSelected()).isEqualTo(selected));
    }
}
