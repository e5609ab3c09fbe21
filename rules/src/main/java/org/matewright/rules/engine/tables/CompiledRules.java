package org.matewright.rules.engine.tables;

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
 * @param slow whether legality needs every move to be played
 * @param hasExtras whether there is more to list than the moves of the pieces, or a rule that looks at the whole list
 * @param plain whether moves do nothing to the pieces but carry their piece, promote it and capture; castling aside
 * @param specialCaptures whether captures do more than capturing
 * @param aftermath whether moves have consequences beyond the pieces: checks are counted, streaks go on or end, rights
 *     lapse
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
        boolean slow,
        boolean hasExtras,
        boolean plain,
        boolean specialCaptures,
        boolean aftermath) {
    /** Where in {@link #sets} the empty set begins. */
    public static final int NO_SQUARES = 0;
}
