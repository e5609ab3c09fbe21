package org.matewright.editor.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.matcher.JTextComponentMatcher;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.matewright.editor.NeedsDisplay;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.theme.Theme;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.io.TwinText;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;

@NeedsDisplay
class ProblemPanelTest {
    private Session session;
    private FrameFixture window;

    @BeforeAll
    static void watchThreads() {
        FailOnThreadViolationRepaintManager.install();
    }

    @BeforeEach
    void open() {
        JFrame frame = execute(() -> {
            Theme.LIGHT.install();
            session = new Session(Document.of(new VariantSource.BuiltIn("chess"), Samples.variant("chess")));
            JFrame made = new JFrame();
            made.add(new ProblemPanel(session));
            made.setSize(480, 900);
            return made;
        });
        window = new FrameFixture(frame);
        window.show();
    }

    @AfterEach
    void close() {
        window.cleanUp();
    }

    private Document document() {
        return execute(() -> session.document());
    }

    private boolean saysNothing(String notice) {
        return window.robot()
                .finder()
                .findAll(JTextComponentMatcher.withName(notice).andShowing())
                .isEmpty();
    }

    @Test
    void typingInAFieldIsOneStepThatUndoTakesBack() {
        window.textBox("problem.title").enterText("Echo");
        assertThat(document().data().title()).isEqualTo("Echo");
        assertThat(execute(() -> session.undoLabel())).hasValue("change the title");
        execute(() -> {
            session.undo();
        });
        window.textBox("problem.title").requireText("");
        assertThat(execute(() -> session.undoLabel())).isEmpty();
        execute(() -> {
            session.redo();
        });
        window.textBox("problem.title").requireText("Echo");
    }

    @Test
    void fieldsAfterOneAnotherAreStepsOfTheirOwn() {
        window.textBox("problem.title").enterText("Echo");
        window.textBox("problem.award").enterText("2nd Prize");
        execute(() -> {
            session.undo();
        });
        assertThat(document().data().title()).isEqualTo("Echo");
        assertThat(document().data().award()).isEmpty();
    }

    @Test
    void aWrongStipulationIsSaidUnderItsField() {
        window.textBox("problem.stipulation").setText("#x");
        assertThat(window.textBox("problem.stipulation.notice").text()).contains("#2, s#3, h#2.5");
        assertThat(document().stipulation()).isEqualTo("#x");
        window.textBox("problem.stipulation").setText("h#2.5");
        assertThat(window.textBox("problem.stipulation.notice").text()).isEqualTo("Helpmate in 2.5");
    }

    @Test
    void aWrongEnPassantSquareStaysInItsFieldAndOutOfTheDocument() {
        window.textBox("problem.enPassant").enterText("e9");
        assertThat(document().setup().enPassant()).isEmpty();
        assertThat(window.textBox("problem.enPassant.notice").text()).contains("'e9'");
        window.textBox("problem.enPassant").setText("e3");
        assertThat(document().setup().enPassant())
                .containsExactly(document().setup().geometry().square("e3"));
        assertThat(saysNothing("problem.enPassant.notice")).isTrue();
    }

    @Test
    void theSideToMoveIsOneClick() {
        window.radioButton("side.black").click();
        assertThat(document().setup().side()).isEqualTo(Side.BLACK);
        execute(() -> {
            session.undo();
        });
        window.radioButton("side.white").requireSelected();
    }

    @Test
    void aTwinEntersTheDocumentWhenItSaysSomething() {
        window.button("twin.add").click();
        assertThat(document().data().twins()).isEmpty();
        window.textBox("problem.twin.b").enterText("move g2-f2");
        assertThat(document().data().twins()).singleElement().satisfies(twin -> {
            assertThat(TwinText.print(twin)).isEqualTo("move g2-f2");
            assertThat(twin.text()).isEmpty();
        });
        execute(() -> {
            session.undo();
        });
        assertThat(document().data().twins()).isEmpty();
    }

    @Test
    void helpPlayAsksForANumberOfSolutionsInsteadOfAKey() {
        window.textBox("problem.keys").requireVisible();
        window.textBox("problem.stipulation").setText("h#2");
        window.textBox("problem.solutions").requireVisible();
        assertThat(saysNothing("problem.keys")).isTrue();
    }

    private void open(String problem) {
        execute(() -> session.open(
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
        execute(() -> {
            window.target().setSize(270, 900);
            window.target().validate();
        });
        window.robot().waitForIdle();
        JViewport view = (JViewport) SwingUtilities.getAncestorOfClass(
                JViewport.class, window.button("twin.remove.c").target());
        List<String> cut = execute(() -> {
            List<String> names = new ArrayList<>();
            collectCut(view, view.getView(), names);
            return names;
        });
        assertThat(cut).isEmpty();
        Component remove = window.button("twin.remove.c").target();
        Component title = window.textBox("problem.title").target();
        assertThat(execute(() -> rightEdge(remove, view))).isEqualTo(execute(() -> rightEdge(title, view)));
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
        window.label("twin.label.a").requireText("a)");
        window.label("twin.label.b").requireText("b)");
        assertThat(execute(() -> window.checkBox("twin.continued.b").target().getText()))
                .isEqualTo("from a)");
        assertThat(window.robot().finder().findAll(c -> "twin.continued.a".equals(c.getName()) && c.isShowing()))
                .isEmpty();
        window.checkBox("problem.zeroPosition").requireSelected();
    }

    @Test
    void duplexAndZeroPositionAreSwitchedAndKeptInTheFile() {
        open(TWINS);
        window.checkBox("problem.duplex").requireNotSelected().click();
        window.checkBox("problem.zeroPosition").requireNotSelected().click();
        window.label("twin.label.a").requireText("a)");
        Document switched = document();
        Problem.Form form = switched.data().form();
        assertThat(form.duplex()).isTrue();
        assertThat(form.zeroPosition()).isTrue();
        String written = ProblemYaml.print(switched.problem().value());
        assertThat(ProblemYaml.read(written, Path.of("")).problems().get(0).form())
                .isEqualTo(form);
        execute(() -> {
            session.undo();
        });
        window.checkBox("problem.zeroPosition").requireNotSelected();
        window.checkBox("problem.duplex").requireSelected();
        window.label("twin.label.b").requireText("b)");
    }
}
