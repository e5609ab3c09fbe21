package org.matewright.rules.law;

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
    /** Tells the engine what the law asks of it. */
    void install(Installation installation);
}
