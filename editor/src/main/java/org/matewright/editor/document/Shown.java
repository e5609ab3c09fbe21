package org.matewright.editor.document;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * What the board shows instead of the document's own position.
 *
 * @param position the position; null for the document's own
 * @param before the position before it; null for none
 * @param lastMove the move between the two, drawn on the board; null for none
 */
public record Shown(@Nullable Position position, @Nullable Position before, @Nullable Move lastMove) {
    /** The document's own position. */
    public static final Shown DOCUMENT = new Shown(null, null, null);

    /** Whether the document's own position is shown. */
    public boolean isDocument() {
        return position == null;
    }
}
