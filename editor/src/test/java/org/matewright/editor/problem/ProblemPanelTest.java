package org.matewright.editor.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
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
import org.matewright.rules.Side;
import org.matewright.rules.define.VariantLibrary;

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
            session = new Session(Document.of(
                    new VariantSource.BuiltIn("chess"),
                    VariantLibrary.load("chess", Path.of("")).value()));
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
        return window.robot().finder().findAll(JTextComponentMatcher.withName(notice).andShowing()).isEmpty();
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
            assertThat(twin.changes()).isEqualTo(List.of("move g2-f2"));
            assertThat(twin.text()).isEqualTo("g2 to f2");
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
}
