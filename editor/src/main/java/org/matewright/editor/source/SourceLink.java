package org.matewright.editor.source;

import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import javax.swing.event.DocumentEvent;
import javax.swing.text.JTextComponent;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.DocumentChanged;
import org.matewright.editor.document.DocumentChanged.Reason;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.widget.TextChange;
import org.matewright.rules.Checked;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Variant;

/**
 * Keeps the pane's text and the session's definition the same, both ways, and completes each snapshot with the reading
 * of its text as soon as there is one.
 *
 * <p>Typing is a step of the history at once; its reading amends the step. A snapshot that was overtaken before it was
 * read is read when undo comes back to it.
 */
final class SourceLink {
    private static final int READINGS_KEPT = 64;

    private final Session session;
    private final JTextComponent pane;
    private final String label;
    private final Runnable shown;
    private final BackgroundReader reader;
    private final TypingBursts bursts = new TypingBursts();
    private final Map<String, Checked<Variant>> readings = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Checked<Variant>> eldest) {
            return size() > READINGS_KEPT;
        }
    };
    private boolean own;
    private @Nullable Spell spell;

    /**
     * A stretch of editing that nothing else interrupted. While it lasts, the position is always worked out from the
     * one at its beginning, so that pieces on squares that a half-typed board doesn't have come back with them.
     */
    private static final class Spell {
        final Document start;
        Setup derived;

        Spell(Document start) {
            this.start = start;
            this.derived = start.setup();
        }
    }

    /**
     * @param label what typing is called in the history
     * @param read reads a text, relative paths in it starting from a folder
     * @param shown called when text or faults have changed
     */
    SourceLink(
            Session session,
            JTextComponent pane,
            String label,
            BiFunction<String, Path, Checked<Variant>> read,
            Runnable shown) {
        this.session = session;
        this.pane = pane;
        this.label = label;
        this.shown = shown;
        this.reader = new BackgroundReader(read, this::take);
        Document first = session.document();
        pane.setText(first.source().text());
        pane.setCaretPosition(0);
        trust(first);
        TextChange.listen(pane.getDocument(), this::typed);
        session.addListener(this::changed);
    }

    /** Whether the text is still being read. */
    boolean isReading() {
        return reader.isBusy();
    }

    /** The stretch of editing is over: the next typing is a step of its own. */
    void pause() {
        if (spell != null) {
            spell = null;
            session.seal();
        }
    }

    /** Puts another definition in the place of the present one, in one step. */
    void replace(String stepLabel, String text) {
        pause();
        session.apply(Edit.of(stepLabel, document -> document.withSource(new VariantSource.Text(text, null))));
        session.seal();
        showBeginning();
    }

    private void typed(DocumentEvent event) {
        String text = pane.getText();
        if (own || text.equals(session.document().source().text())) {
            return;
        }
        if (spell == null) {
            spell = new Spell(session.document());
        }
        String key = bursts.keyOf(event, System.nanoTime() / 1_000_000);
        own = true;
        try {
            session.apply(Edit.merging(label, key, document -> document.withSource(written(text, document))));
        } finally {
            own = false;
        }
        reader.soon(text, base());
        shown.run();
    }

    private static VariantSource written(String text, Document document) {
        Path file = document.source() instanceof VariantSource.Text before ? before.file() : null;
        return new VariantSource.Text(text, file);
    }

    private void changed(DocumentChanged change) {
        if (own) {
            return;
        }
        Reason reason = change.reason();
        if (reason != Reason.SAVE && reason != Reason.AMEND) {
            spell = null;
        }
        Document now = change.after();
        if (change.before().source() != now.source()) {
            own = true;
            try {
                TextChange.show(pane, now.source().text());
            } finally {
                own = false;
            }
        }
        boolean readElsewhere = reason == Reason.OPEN || reason == Reason.EDIT && change.variantChanged();
        if (readElsewhere) {
            reader.cancel();
            trust(now);
            showBeginning();
        } else if (reason == Reason.UNDO
                || reason == Reason.REDO
                || change.before().source() != now.source()) {
            complete(now);
        }
        shown.run();
    }

    /** Another text is read from its beginning, wherever the caret was in the one before. */
    private void showBeginning() {
        pane.setCaretPosition(0);
        pane.scrollRectToVisible(new Rectangle(0, 0, 1, 1));
    }

    /** Takes a snapshot's variant and faults for the reading of its text. */
    private void trust(Document document) {
        Checked<Variant> reading = document.isVariantCurrent()
                ? Checked.of(document.variant(), document.variantFaults())
                : Checked.of(null, document.variantFaults());
        readings.put(document.source().text(), reading);
    }

    private void complete(Document document) {
        String text = document.source().text();
        Checked<Variant> reading = readings.get(text);
        if (reading == null) {
            reader.now(text, base());
        } else {
            reader.cancel();
            amend(text, reading);
        }
    }

    private void take(String text, Checked<Variant> reading) {
        readings.put(text, reading);
        amend(text, reading);
        shown.run();
    }

    private void amend(String text, Checked<Variant> reading) {
        Document present = session.document();
        Variant variant = reading.valueOrNull();
        boolean fits = !present.source().text().equals(text)
                || reading.faults().equals(present.variantFaults())
                        && (variant == null || variant == present.variant());
        if (!fits) {
            own = true;
            try {
                session.amend(document -> withReading(document, reading));
            } finally {
                own = false;
            }
        }
    }

    private Document withReading(Document document, Checked<Variant> reading) {
        VariantSource source = document.source();
        Spell running = spell;
        if (running == null || !reading.isOk() || !document.setup().equals(running.derived)) {
            return document.withVariant(source, reading);
        }
        Document fromStart = running.start.withVariant(source, reading);
        running.derived = fromStart.setup();
        boolean sameBoard =
                fromStart.setup().geometry().equals(running.start.setup().geometry());
        return new Document(
                source,
                fromStart.variant(),
                fromStart.variantFaults(),
                fromStart.setup(),
                document.stipulation(),
                document.data(),
                sameBoard ? running.start.marks() : List.of());
    }

    private Path base() {
        Path file = session.document().source() instanceof VariantSource.Text text && text.file() != null
                ? text.file()
                : session.file();
        Path folder = file == null ? null : file.toAbsolutePath().getParent();
        return folder == null ? Path.of("").toAbsolutePath() : folder;
    }
}
