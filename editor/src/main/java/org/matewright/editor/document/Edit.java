package org.matewright.editor.document;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A change of the document.
 *
 * @param label what it does, to go behind "Undo: ", such as {@code move Rh8 to h9}
 * @param mergeKey edits in a row with the same key count as one (typing in a field, one gesture); null never merges
 * @param change the change; may return its argument if there's nothing to do
 */
public record Edit(String label, @Nullable String mergeKey, UnaryOperator<Document> change) {
    /** An edit that stands alone. */
    public static Edit of(String label, UnaryOperator<Document> change) {
        return new Edit(label, null, change);
    }

    /** An edit that joins the one before if that has the same key. */
    public static Edit merging(String label, String mergeKey, UnaryOperator<Document> change) {
        return new Edit(label, mergeKey, change);
    }
}
