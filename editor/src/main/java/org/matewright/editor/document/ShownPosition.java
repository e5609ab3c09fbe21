package org.matewright.editor.document;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * What the board shows instead of the document's own position.
 *
 * @param setup what stands on the board; null for the document's own
 * @param position the position that can be played from there; null if none can, or for the document's own
 * @param before the position before it; null for none
 * @param lastMove the move between the two, drawn on the board; null for none
 */
public record ShownPosition(
        @Nullable Setup setup,
        @Nullable Position position,
        @Nullable Position before,
        @Nullable Move lastMove) {
    /** The document's own position. */
    public static final ShownPosition DOCUMENT = new ShownPosition(null, null, null, null);

    /** A position, with the move that led to it. */
    public ShownPosition(Position position, @Nullable Position before, @Nullable Move lastMove) {
        this(position.setup(), position, before, lastMove);
    }

    /** A set-up from which perhaps nobody can play. */
    public static ShownPosition of(Setup setup, @Nullable Position position) {
        return new ShownPosition(setup, position, null, null);
    }

    /** Whether the document's own position is shown. */
    public boolean isDocument() {
        return setup == null;
    }
}
