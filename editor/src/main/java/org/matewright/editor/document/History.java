package org.matewright.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Snapshots in a row, a cursor on the present one and a mark on the one that was saved. Mutable. */
final class History {
    /** The number of steps that can be taken back. */
    static final int LIMIT = 1000;

    private record Entry(
            Document document, String label, @Nullable String mergeKey) {}

    private final List<Entry> entries = new ArrayList<>();
    private int cursor;
    private int saved;
    private boolean sealed;

    History(Document first) {
        entries.add(new Entry(first, "", null));
    }

    Document current() {
        return entries.get(cursor).document();
    }

    /** Adds a snapshot behind the cursor, or puts it in the cursor's place if it merges; what was undone is dropped. */
    void push(Document next, String label, @Nullable String mergeKey) {
        entries.subList(cursor + 1, entries.size()).clear();
        if (saved > cursor) {
            saved = -1;
        }
        Entry top = entries.get(cursor);
        boolean merges = mergeKey != null && mergeKey.equals(top.mergeKey()) && !sealed && saved != cursor;
        Entry entry = new Entry(next, label, mergeKey);
        sealed = false;
        if (merges) {
            entries.set(cursor, entry);
            if (cursor > 0 && entries.get(cursor - 1).document().equals(next)) {
                entries.remove(cursor--);
                sealed = true;
            }
            return;
        }
        entries.add(entry);
        cursor++;
        if (entries.size() > LIMIT + 1) {
            entries.remove(0);
            cursor--;
            saved = Math.max(saved - 1, -1);
        }
    }

    /** Puts a snapshot in the place of the present one; nothing else changes. */
    void amend(Document present) {
        Entry top = entries.get(cursor);
        entries.set(cursor, new Entry(present, top.label(), top.mergeKey()));
    }

    /** The next edit doesn't merge with what came before. */
    void seal() {
        sealed = true;
    }

    boolean undo() {
        if (cursor == 0) {
            return false;
        }
        cursor--;
        sealed = true;
        return true;
    }

    boolean redo() {
        if (cursor == entries.size() - 1) {
            return false;
        }
        cursor++;
        sealed = true;
        return true;
    }

    Optional<String> undoLabel() {
        return cursor == 0 ? Optional.empty() : Optional.of(entries.get(cursor).label());
    }

    Optional<String> redoLabel() {
        return cursor == entries.size() - 1
                ? Optional.empty()
                : Optional.of(entries.get(cursor + 1).label());
    }

    /** The snapshot that was saved; if it's gone from the history, none counts as saved. */
    void markSaved(Document document) {
        saved = -1;
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).document().equals(document)) {
                saved = i;
            }
        }
        if (current().equals(document)) {
            saved = cursor;
        }
    }

    /** No snapshot counts as saved. */
    void markUnsaved() {
        saved = -1;
    }

    boolean isModified() {
        return saved != cursor
                && (saved < 0
                        || !entries.get(saved)
                                .document()
                                .equals(entries.get(cursor).document()));
    }
}
