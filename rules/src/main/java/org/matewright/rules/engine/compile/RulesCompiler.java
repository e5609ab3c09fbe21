package org.matewright.rules.engine.compile;

import org.matewright.rules.Geometry;
import org.matewright.rules.engine.packed.SquareSet;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.CaptureTable;
import org.matewright.rules.engine.tables.CastlingTable;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.EffectTables;
import org.matewright.rules.engine.tables.EndRules;
import org.matewright.rules.engine.tables.ExplosionTable;
import org.matewright.rules.engine.tables.FirstMoveTable;
import org.matewright.rules.engine.tables.GatingTable;
import org.matewright.rules.engine.tables.HandTable;
import org.matewright.rules.engine.tables.Keys;
import org.matewright.rules.engine.tables.PieceTable;
import org.matewright.rules.engine.tables.PromotionTables;
import org.matewright.rules.engine.tables.RuleTraits;
import org.matewright.rules.engine.tables.SafetyRules;
import org.matewright.rules.engine.tables.TurnRules;

/** Compiles a ruleset into tables, topic by topic. */
final class RulesCompiler {
    private RulesCompiler() {}

    static CompiledRules compile(Ruleset rules) {
        Geometry geometry = rules.start().geometry();
        int squares = geometry.squares();
        int words = SquareSet.words(squares);

        // what pieces are
        PieceTable pieces = rules.pieces().build(rules.safety().royalAtTimes());
        int codes = pieces.codes();
        PromotionTables promotions = rules.promotion().build(squares);

        // how they move
        Effects effects = new Effects();
        MoveTableCompiler moves = new MoveTableCompiler(
                rules.movement(),
                pieces,
                promotions,
                rules.castling(),
                effects,
                new SquareSets(words),
                rules.traits().build());
        moves.compileAll();
        CastlingTable castling = rules.castling().build(moves.castlings(), effects);
        EffectTables effectTables = effects.toTables();

        // what else a side does with its turn, and what comes of moves
        HandTable hands = rules.hands().build(pieces);
        GatingTable gating = rules.hands().buildGating();
        FirstMoveTable firstMoves = rules.firstMoves().build(castling.any(), gating.squares());
        ExplosionTable explosion = rules.captures().buildExplosion(codes);
        CaptureTable captures = rules.captures().build(rules.hands(), explosion);
        TurnRules turns = rules.turns().build();

        // when a side is in check, and how games end
        SafetyRules safety = rules.safety().build();
        EndRules endings = rules.endings().build();

        return new CompiledRules(
                geometry,
                squares,
                words,
                rules.start(),
                pieces,
                moves.moves(),
                moves.attacks(),
                moves.sets(),
                moves.enPassant(),
                castling,
                firstMoves,
                promotions,
                effectTables,
                hands,
                gating,
                captures,
                explosion,
                safety,
                turns,
                endings,
                Keys.of(codes, squares),
                new WholeProgramsCompiler(rules.movement(), codes),
                traits(rules, effectTables));
    }

    /** The traits that laws have declared, with what only the moves and promotions of the pieces show. */
    private static RuleTraits traits(Ruleset rules, EffectTables effects) {
        RuleTraits traits = rules.traits().build();
        traits = effects.anyUnloads() ? traits.alsoBreaking(Assumption.ONLY_THE_MOVER_TRAVELS) : traits;
        return rules.promotion().makesRoyals() ? traits.alsoBreaking(Assumption.ROYALTY_LASTS) : traits;
    }
}
