package org.matewright.editor.document;

/**
 * The document has changed, or its file, or whether it is saved.
 *
 * @param before the snapshot before
 * @param after the snapshot now; the same one if only the file or the saved mark changed
 * @param reason why
 */
public record DocumentChanged(Document before, Document after, Reason reason) {
    /** Why a document changed. */
    public enum Reason {
        EDIT,
        UNDO,
        REDO,
        AMEND,
        OPEN,
        SAVE
    }

    /** Whether the position differs. */
    public boolean setupChanged() {
        return !before.setup().equals(after.setup());
    }

    /** Whether the valid variant is another one. */
    public boolean variantChanged() {
        return before.variant() != after.variant();
    }

    /** Whether what the solver would be asked differs, or the variant was read anew. */
    public boolean questionChanged() {
        return variantChanged() || !before.asksTheSame(after);
    }
}
