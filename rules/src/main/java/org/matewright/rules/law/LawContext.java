package org.matewright.rules.law;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;

/**
 * What a law may know of the variant that it is read for.
 *
 * @param geometry the board
 * @param symmetry how Black's side follows from White's
 * @param pieces the types of piece in the definition's order
 * @param faults where faults go
 */
public record LawContext(Geometry geometry, Symmetry symmetry, List<Type> pieces, Faults faults) {
    /**
     * A type of piece, as far as laws care.
     *
     * @param name its name
     * @param royal whether it is royal
     * @param castles whether its moves hold a castling
     */
    public record Type(String name, boolean royal, boolean castles) {}

    public LawContext {
        pieces = List.copyOf(pieces);
    }

    /** A reader of regions of this board. */
    public RegionReader regions() {
        return new RegionReader(geometry, symmetry, faults);
    }

    /** The names of the types. */
    public List<String> names() {
        return pieces.stream().map(Type::name).toList();
    }

    /** The type with a name. */
    public Optional<Type> piece(String name) {
        return pieces.stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /** The name that a text holds, if a type bears it; otherwise null, with a fault that guesses. */
    public @Nullable String pieceName(Config.Text text) {
        if (piece(text.value()).isPresent()) {
            return text.value();
        }
        faults.error(
                "unknown-piece", text.place(), "unknown piece " + text.found(), faults.hint(text.value(), names()));
        return null;
    }
}
