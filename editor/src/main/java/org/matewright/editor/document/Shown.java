package org.matewright.editor.document;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * What the board shows instead of the document's own position.
 *
 * @param position the position; null for the document's own
 * @param lastMove the move that led to it, drawn on the board; null for none
 */
public record Shown(@Nullable Position position, @Nullable Move lastMove) {
    /** The document's own position. */
    public static final Shown DOCUMENT = new Shown(null, null);

    /** Whether the document's own position is shown. */
    public boolean isDocument() {
        return position == null;
    }
}
