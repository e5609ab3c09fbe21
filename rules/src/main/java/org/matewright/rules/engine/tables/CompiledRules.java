package org.matewright.rules.engine.tables;

import java.util.Set;
import java.util.function.Supplier;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;

/**
 * Compiled rules: flat immutable tables that all walkers of a variant share.
 *
 * @param geometry the board
 * @param squares the number of its squares
 * @param words the number of words of a set of squares
 * @param start the set-up
 * @param sets the sets of squares that attack paths and elements of targets name by where they begin here
 * @param wholePrograms programs that hold all moves, the plain ones too: for reading, not for running
 * @param traits which assumptions the rules break, and which fast paths they leave
 */
public record CompiledRules(
        Geometry geometry,
        int squares,
        int words,
        Setup start,
        PieceTable pieces,
        MoveTable moves,
        AttackTable attacks,
        long[] sets,
        EnPassantTable enPassant,
        CastlingTable castling,
        FirstMoveTable firstMoves,
        PromotionTables promotions,
        EffectTables effects,
        HandTable hands,
        GatingTable gating,
        CaptureTable captures,
        ExplosionTable explosion,
        SafetyRules safety,
        TurnRules turns,
        EndRules endings,
        Keys keys,
        Supplier<WholePrograms> wholePrograms,
        RuleTraits traits) {
    /** Where in {@link #sets} the empty set begins. */
    public static final int NO_SQUARES = 0;

    /**
     * The same rules with fast paths switched off, for tests. What the tables themselves are made for, such as {@link
     * FastPath#PAWNS_TOGETHER}, is only switched off where they are compiled.
     */
    public CompiledRules without(Set<FastPath> paths) {
        return new CompiledRules(
                geometry,
                squares,
                words,
                start,
                pieces,
                moves,
                attacks,
                sets,
                enPassant,
                castling,
                firstMoves,
                promotions,
                effects,
                hands,
                gating,
                captures,
                explosion,
                safety,
                turns,
                endings,
                keys,
                wholePrograms,
                traits.without(paths));
    }
}
