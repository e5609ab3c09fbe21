package org.matewright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.matewright.rules.testkit.Samples;

class SessionAmendTest {
    private Session session;

    @BeforeEach
    void open() {
        session = new Session(Document.of(new VariantSource.BuiltIn("chess"), Samples.variant("chess")));
    }

    private void ask(String stipulation) {
        session.apply(Edit.of("ask " + stipulation, d -> d.withStipulation(stipulation)));
    }

    @Test
    void anAmendmentIsNoStepOfItsOwn() {
        ask("#3");
        session.amend(d -> d.withStipulation("#4"));
        assertThat(session.undoLabel()).hasValue("ask #3");
        session.undo();
        assertThat(session.document().stipulation()).isEqualTo("#2");
        session.redo();
        assertThat(session.document().stipulation()).isEqualTo("#4");
    }

    @Test
    void whatWasUndoneStays() {
        ask("#3");
        ask("#4");
        session.undo();
        session.amend(d -> d.withStipulation("#5"));
        assertThat(session.redoLabel()).hasValue("ask #4");
    }

    @Test
    void aSavedSnapshotStaysSaved() {
        session.saved(Path.of("x.yaml"));
        session.amend(d -> d.withStipulation("#5"));
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void listenersHearOfItUnlessNothingChanges() {
        List<DocumentChanged.Reason> heard = new ArrayList<>();
        session.addListener(change -> heard.add(change.reason()));
        session.amend(d -> d);
        session.amend(d -> d.withStipulation("#5"));
        assertThat(heard).containsExactly(DocumentChanged.Reason.AMEND);
    }
}
