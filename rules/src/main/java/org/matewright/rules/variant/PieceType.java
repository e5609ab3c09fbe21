package org.matewright.rules.variant;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.betza.MoveTerm;
import org.matewright.rules.law.LawContext;

/**
 * A type of piece.
 *
 * @param name the name used everywhere, lower case as the definition has it ({@code gold general})
 * @param id the id for FEN and notation, upper case ({@code G})
 * @param moves its moves
 * @param royal whether attacking it is check
 * @param image a hint for its picture: a base name of the built-in art or a path; null for the name itself
 * @param value a rough worth in pawns for people's eyes, or null
 */
public record PieceType(
        String name,
        String id,
        Betza moves,
        boolean royal,
        @Nullable String image,
        @Nullable Double value) {
    /** The type as far as laws need to know it. */
    public LawContext.Type forLaws() {
        return new LawContext.Type(name, royal, moves.terms().stream().anyMatch(MoveTerm::isCastling));
    }
}
