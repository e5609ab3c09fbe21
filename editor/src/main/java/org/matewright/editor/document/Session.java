package org.matewright.editor.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.DocumentChanged.Reason;

/** The document being edited, its history, its file, and those who listen to it. Used from one thread only. */
public final class Session {
    private final List<Consumer<DocumentChanged>> listeners = new CopyOnWriteArrayList<>();
    private History history;
    private @Nullable Path file;
    private long revision;

    /** A session that starts with a document that has no file yet. */
    public Session(Document first) {
        this.history = new History(first);
    }

    /** The present snapshot. */
    public Document document() {
        return history.current();
    }

    /** The file that was opened or saved last, or null. */
    public @Nullable Path file() {
        return file;
    }

    /** A number that grows with every change; background work carries it to notice that its answer is stale. */
    public long revision() {
        return revision;
    }

    /** Calls {@code listener} after every change, in the order of adding. */
    public void addListener(Consumer<DocumentChanged> listener) {
        listeners.add(listener);
    }

    /** Stops calling {@code listener}. */
    public void removeListener(Consumer<DocumentChanged> listener) {
        listeners.remove(listener);
    }

    /** Makes an edit. Nothing happens if the document stays equal to what it was. */
    public void apply(Edit edit) {
        Document before = document();
        Document after = edit.change().apply(before);
        if (after.equals(before)) {
            return;
        }
        history.push(after, edit.label(), edit.mergeKey());
        changed(before, Reason.EDIT);
    }

    /**
     * Completes the present snapshot with what was worked out from it in the background. It is no step of its own: what
     * was undone stays, and the snapshot counts as saved if it did.
     */
    public void amend(UnaryOperator<Document> completion) {
        Document before = document();
        Document after = completion.apply(before);
        if (after.equals(before)) {
            return;
        }
        history.amend(after);
        changed(before, Reason.AMEND);
    }

    /** The next edit is a step of its own, whatever its merge key: call it when a gesture or a field's turn ends. */
    public void seal() {
        history.seal();
    }

    /** Takes the last edit back; false if there's none. */
    public boolean undo() {
        Document before = document();
        boolean done = history.undo();
        if (done) {
            changed(before, Reason.UNDO);
        }
        return done;
    }

    /** Makes the edit again that was taken back last; false if there's none. */
    public boolean redo() {
        Document before = document();
        boolean done = history.redo();
        if (done) {
            changed(before, Reason.REDO);
        }
        return done;
    }

    /** The label of what {@link #undo} would take back. */
    public Optional<String> undoLabel() {
        return history.undoLabel();
    }

    /** The label of what {@link #redo} would make again. */
    public Optional<String> redoLabel() {
        return history.redoLabel();
    }

    /** Whether there is something that isn't saved. */
    public boolean isModified() {
        return history.isModified();
    }

    /** Puts another document in place of this one, with a new history. */
    public void open(Document document, @Nullable Path file) {
        Document before = document();
        history = new History(document);
        this.file = file;
        changed(before, Reason.OPEN);
    }

    /** Puts a document in place that was rescued or imported: it has a new history and counts as not saved. */
    public void openUnsaved(Document document, @Nullable Path file) {
        Document before = document();
        history = new History(document);
        history.markUnsaved();
        this.file = file;
        changed(before, Reason.OPEN);
    }

    /** Notes that the present snapshot was written to a file. */
    public void saved(Path file) {
        saved(document(), file);
    }

    /** Notes that a snapshot, which may have been changed since, was written to a file. */
    public void saved(Document written, Path file) {
        history.markSaved(written);
        this.file = file;
        changed(document(), Reason.SAVE);
    }

    private void changed(Document before, Reason reason) {
        revision++;
        DocumentChanged event = new DocumentChanged(before, document(), reason);
        for (Consumer<DocumentChanged> listener : listeners) {
            listener.accept(event);
        }
    }
}
