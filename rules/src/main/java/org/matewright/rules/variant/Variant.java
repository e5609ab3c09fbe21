package org.matewright.rules.variant;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;

/** A variant: board, pieces, laws and set-up. Immutable. STUB: the engine's author fills this in; the API stands. */
public final class Variant {
    /** The key under which the variant is found ({@code mosaic}), or its name if it's not built in. */
    public String key() {
        throw new IllegalStateException("stub");
    }

    /** The name shown to people. */
    public String name() {
        throw new IllegalStateException("stub");
    }

    public List<String> authors() {
        throw new IllegalStateException("stub");
    }

    public @Nullable String year() {
        throw new IllegalStateException("stub");
    }

    public @Nullable String source() {
        throw new IllegalStateException("stub");
    }

    public Geometry geometry() {
        throw new IllegalStateException("stub");
    }

    /** The types of piece in the definition's order. */
    public List<PieceType> pieces() {
        throw new IllegalStateException("stub");
    }

    /** The type with an id (upper case). */
    public Optional<PieceType> pieceById(String id) {
        return pieces().stream().filter(p -> p.id().equals(id)).findFirst();
    }

    /** The type with a name. */
    public Optional<PieceType> pieceByName(String name) {
        return pieces().stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /** The set-up. */
    public Setup start() {
        throw new IllegalStateException("stub");
    }

    /** Reads a FEN, {@code startpos} included; the spans of faults count from column 1 of the text. */
    public Checked<Setup> fen(String text) {
        throw new IllegalStateException("stub");
    }

    /**
     * A playable position of a set-up. Errors: wrong board, unknown ids, the side that isn't to move in check (code
     * {@code opposite-check}), too many royals for the laws, an en passant square that nothing passed.
     */
    public Checked<Position> position(Setup setup) {
        throw new IllegalStateException("stub");
    }
}
