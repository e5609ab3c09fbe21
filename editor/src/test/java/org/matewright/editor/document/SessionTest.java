package org.matewright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.DocumentChanged.Reason;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class SessionTest {
    private static final Variant CHESS = Samples.variant("chess");
    private static final Piece QUEEN = new Piece("Q", Side.WHITE);

    private final Document first = Document.of(new VariantSource.BuiltIn("chess"), CHESS);
    private final Session session = new Session(first);

    private static int at(String name) {
        return CHESS.geometry().square(name);
    }

    private void place(String square, String mergeKey) {
        session.apply(BoardEdits.place(session.document(), QUEEN, at(square), mergeKey));
    }

    @Test
    void undoBringsTheVerySnapshotBackAndRedoTheOther() {
        place("d4", null);
        Document second = session.document();
        assertThat(session.undo()).isTrue();
        assertThat(session.document()).isSameAs(first);
        assertThat(session.redo()).isTrue();
        assertThat(session.document()).isSameAs(second);
        assertThat(session.redo()).isFalse();
    }

    @Test
    void undoSaysWhatItTakesBack() {
        session.apply(BoardEdits.move(first, at("h1"), at("h5")));
        assertThat(session.undoLabel()).contains("move Rh1 to h5");
        session.undo();
        assertThat(session.undoLabel()).isEmpty();
        assertThat(session.redoLabel()).contains("move Rh1 to h5");
    }

    @Test
    void aNewEditDropsWhatWasUndone() {
        place("d4", null);
        session.undo();
        place("e4", null);
        assertThat(session.redoLabel()).isEmpty();
    }

    @Test
    void editsWithTheSameKeyCountAsOneUntilTheGestureEnds() {
        place("d4", "stamp");
        place("e4", "stamp");
        session.seal();
        place("f4", "stamp");
        session.undo();
        assertThat(session.document().setup().piece(at("e4"))).isEqualTo(QUEEN);
        assertThat(session.document().setup().piece(at("f4"))).isNull();
        session.undo();
        assertThat(session.document()).isEqualTo(first);
    }

    @Test
    void anEditThatChangesNothingIsNoStep() {
        session.apply(Edit.of("nothing", d -> d.withStipulation(d.stipulation())));
        assertThat(session.undoLabel()).isEmpty();
    }

    @Test
    void aDocumentIsModifiedUntilItIsWhatWasSaved() {
        assertThat(session.isModified()).isFalse();
        place("d4", null);
        assertThat(session.isModified()).isTrue();
        session.saved(Path.of("x.yaml"));
        assertThat(session.isModified()).isFalse();
        session.undo();
        assertThat(session.isModified()).isTrue();
        session.redo();
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void anEditMadeWhileSavingStaysUnsaved() {
        place("d4", null);
        Document written = session.document();
        place("e4", null);
        session.saved(written, Path.of("x.yaml"));
        assertThat(session.isModified()).isTrue();
        session.undo();
        assertThat(session.isModified()).isFalse();
    }

    @Test
    void aSavedStateThatWasOverwrittenCountsAsLost() {
        place("d4", null);
        session.saved(Path.of("x.yaml"));
        session.undo();
        place("e4", null);
        session.undo();
        assertThat(session.isModified()).isTrue();
    }

    @Test
    void theHistoryForgetsTheOldestStepsOnly() {
        for (int i = 0; i < History.LIMIT + 10; i++) {
            String text = "#" + (i + 10);
            session.apply(Edit.of("stipulation", d -> d.withStipulation(text)));
        }
        int steps = 0;
        while (session.undo()) {
            steps++;
        }
        assertThat(steps).isEqualTo(History.LIMIT);
        assertThat(session.document().stipulation()).isEqualTo("#19");
    }

    @Test
    void listenersHearBeforeAfterAndReason() {
        List<Reason> reasons = new ArrayList<>();
        List<Document> befores = new ArrayList<>();
        session.addListener(change -> {
            reasons.add(change.reason());
            befores.add(change.before());
        });
        place("d4", null);
        session.undo();
        session.redo();
        session.open(first, null);
        assertThat(reasons).containsExactly(Reason.EDIT, Reason.UNDO, Reason.REDO, Reason.OPEN);
        assertThat(befores.get(0)).isSameAs(first);
    }
}
