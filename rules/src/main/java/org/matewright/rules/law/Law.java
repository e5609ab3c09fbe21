package org.matewright.rules.law;

import java.util.List;
import java.util.Set;

/**
 * A family of rules with its settings in a variant. Each family is one record, which also holds its YAML keys, their
 * explanation and their reading as a {@link LawKind}, and one line in {@link Laws#KINDS}.
 */
public sealed interface Law
        permits Promotion,
                Castling,
                FirstMoves,
                FirstMoveLimits,
                ExtraMoves,
                Bounds,
                Taboos,
                ForcedCaptures,
                Explosions,
                Circe,
                Drops,
                Gating,
                Passing,
                FacingKings,
                Royalty,
                Checks,
                Goal,
                Extinction,
                Results,
                Mating,
                Repetition,
                MoveLimit {
    /** Adds to the engine's rules what the law needs of the engine. */
    void install(Installation installation);

    /**
     * What the law makes of a game that the laws before it, in the order of {@link Laws#KINDS}, judge as stated: their
     * ruling, or another in its place.
     */
    default Ruling judge(Ruling ruling, GameHistory game) {
        return ruling;
    }

    /** What either player may claim by the law in a game that goes on; {@link Ruling#NONE} if nothing. */
    default Ruling claim(GameHistory game) {
        return Ruling.NONE;
    }

    /** Whether a move of a type of piece is progress, so that the count of half-moves begins anew as after a capture. */
    default boolean isProgress(String type) {
        return false;
    }

    /** Whether pieces of a type can come from the hand onto the board. */
    default boolean bringsIn(String type) {
        return false;
    }

    /** Whether the law keeps numbers in the FEN field between en passant and the counters ({@code 3+3}). */
    default boolean usesExtraField() {
        return false;
    }

    /** Whether a side can win by the law without a royal to be mated. */
    default boolean isAim() {
        return false;
    }

    /** The names of the types that a piece of a type may become. */
    default Set<String> promotionsOf(String type) {
        return Set.of();
    }

    /** The moves that the law adds to those of the pieces' definitions. */
    default List<AddedMoves> addedMoves() {
        return List.of();
    }

    /**
     * Whether the law concerns a problem, so that the legend of its diagram reports the law where it isn't that of chess.
     *
     * @param present the types of the diagram's pieces and of all that these can become
     */
    default boolean concerns(List<LawContext.Type> present) {
        return true;
    }

    /** The word or two before the law's settings in the legend of a diagram; empty if the settings need none. */
    default String heading() {
        return key();
    }

    /** The key that states the law in a variant's definition. */
    default String key() {
        return Laws.kindOf(this).info().key();
    }
}
