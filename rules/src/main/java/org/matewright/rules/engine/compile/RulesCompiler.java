package org.matewright.rules.engine.compile;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.packed.SquareSet;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Dropping;
import org.matewright.rules.engine.tables.EffectTables;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.EndRules;
import org.matewright.rules.engine.tables.ExplosionTable;
import org.matewright.rules.engine.tables.FirstMoveTable;
import org.matewright.rules.engine.tables.ForcedCapture;
import org.matewright.rules.engine.tables.GatingTable;
import org.matewright.rules.engine.tables.HandTable;
import org.matewright.rules.engine.tables.Keys;
import org.matewright.rules.engine.tables.PieceTable;
import org.matewright.rules.engine.tables.PromotionTable;
import org.matewright.rules.engine.tables.PromotionTables;
import org.matewright.rules.engine.tables.SafetyRules;
import org.matewright.rules.engine.tables.SideSquares;
import org.matewright.rules.engine.tables.TurnRules;

/** Compiles a ruleset into tables, topic by topic. */
final class RulesCompiler {
    private final Ruleset rules;
    private final Geometry geometry;
    private final int squares;
    private final int words;
    private final int codes;
    private final Effects effects = new Effects();

    RulesCompiler(Ruleset rules) {
        this.rules = rules;
        geometry = rules.geometry;
        squares = geometry.squares();
        words = SquareSet.words(squares);
        codes = PieceCode.count(rules.pieces.size());
    }

    CompiledRules compile() {
        PieceTable pieces = PieceTables.of(rules);
        CastlingCompiler castling = new CastlingCompiler(rules);
        FirstMoveTable firstMoves = FirstMoveTables.of(rules, castling.any());
        PromotionTables promotions = promotions();
        MoveDescriptions descriptions = new MoveDescriptions(rules, firstMoves.onlyInPeace());
        MoveTableCompiler moves =
                new MoveTableCompiler(descriptions, pieces, promotions, castling, effects, new SquareSets(words));
        moves.compileAll();
        HandTable hands = hands(pieces);
        GatingTable gating = gating();
        ExplosionTable explosion = explosion();
        TurnRules turns = new TurnRules(rules.forced, rules.mayPass, rules.passesEnd, rules.truce);
        SafetyRules safety = safety();
        EndRules endings = new EndRules(
                rules.endRules.toArray(new EndRule[0]), rules.checkmate, rules.stalemate, rules.checksToWin);
        var castlingTable = castling.table(moves.castlings(), effects);
        EffectTables effectTables = effects.toTables();
        boolean specialCaptures = explosion.on() || hands.refilled();
        boolean slow = explosion.on()
                || safety.mayNotCheck()
                || safety.together()
                || !rules.royalWhileAtMost.isEmpty()
                || royalsArePromoted();
        boolean hasExtras = hands.droppable()[0].length > 0
                || turns.mayPass()
                || turns.forced() != ForcedCapture.NONE
                || turns.truce()
                || gating.any();
        boolean plain = !effectTables.anyUnloads() && !slow && !hasExtras && !specialCaptures;
        boolean aftermath = turns.truce()
                || turns.passesEnd()
                || endings.checksToWin() > 0
                || Arrays.stream(firstMoves.deprives()).anyMatch(victims -> victims.length > 0);
        return new CompiledRules(
                geometry,
                squares,
                words,
                rules.start,
                pieces,
                moves.moves(),
                moves.attacks(),
                moves.sets(),
                moves.enPassant(),
                castlingTable,
                firstMoves,
                promotions,
                effectTables,
                hands,
                gating,
                explosion,
                safety,
                turns,
                endings,
                Keys.of(codes, squares),
                new WholeProgramsCompiler(descriptions, codes),
                slow,
                hasExtras,
                plain,
                specialCaptures,
                aftermath);
    }

    private PromotionTables promotions() {
        @Nullable PromotionTable[] byCode = new PromotionTable[codes];
        int[] limit = new int[codes];
        @Nullable BitSet[] where = new BitSet[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            int side = PieceCode.side(code);
            PromotionRule promotion = rules.promotions.get(type);
            if (promotion != null && !promotion.targets(side).isEmpty()) {
                byCode[code] = promotion.table(side, squares);
            }
            limit[code] = rules.promotionLimits.getOrDefault(type, Integer.MAX_VALUE);
            SideSquares region = rules.promotionSquares.get(type);
            where[code] = region == null ? null : region.of(side);
        }
        return new PromotionTables(byCode, limit, where);
    }

    /** Whether a piece that isn't royal may become one, which must not be attacked where it appears. */
    private boolean royalsArePromoted() {
        return rules.promotions.entrySet().stream()
                .filter(e -> !rules.pieces.get(e.getKey()).royal())
                .map(Map.Entry::getValue)
                .flatMap(promotion -> Stream.concat(promotion.targets(0).stream(), promotion.targets(1).stream()))
                .anyMatch(target -> rules.pieces.get(target).royal());
    }

    private HandTable hands(PieceTable pieces) {
        int[] captured = new int[codes];
        @Nullable Dropping[] dropping = new Dropping[codes];
        boolean quiet = false;
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            int side = PieceCode.side(code);
            Integer inHand = rules.inHandAs.get(type);
            captured[code] = inHand == null ? PieceCode.NONE : PieceCode.of(inHand, side ^ 1);
            Ruleset.Drop drop = rules.drops.get(type);
            if (drop != null) {
                int[] where = drop.region().of(side).stream()
                        .filter(q -> q < squares && !geometry.isHole(q))
                        .toArray();
                dropping[code] = new Dropping(where, drop.oneOnFile(), drop.mayMate());
                quiet |= !drop.mayMate();
            }
        }
        int[][] droppable = new int[2][];
        for (int side = 0; side < 2; side++) {
            droppable[side] = Arrays.stream(pieces.codesOf()[side])
                    .filter(c -> dropping[c] != null)
                    .toArray();
        }
        return new HandTable(captured, !rules.inHandAs.isEmpty(), droppable, dropping, quiet);
    }

    private GatingTable gating() {
        return new GatingTable(
                new int[][] {codes(rules.entrants, 0), codes(rules.entrants, 1)},
                new BitSet[] {rules.gates.of(0), rules.gates.of(1)});
    }

    private static int[] codes(Collection<Integer> types, int side) {
        return types.stream().mapToInt(type -> PieceCode.of(type, side)).toArray();
    }

    private ExplosionTable explosion() {
        boolean[] immune = new boolean[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            immune[code] = rules.blastImmune.contains(PieceCode.type(code));
        }
        int[][] neighbours = new int[rules.explosive ? squares : 0][];
        for (int square = 0; square < neighbours.length; square++) {
            neighbours[square] = nextTo(square);
        }
        return new ExplosionTable(rules.explosive, immune, neighbours);
    }

    private int[] nextTo(int square) {
        Ints next = new Ints();
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int x = geometry.aroundFiles(geometry.file(square) + dx);
                int y = geometry.aroundRanks(geometry.rank(square) + dy);
                if ((dx != 0 || dy != 0) && geometry.contains(x, y)) {
                    next.add(geometry.square(x, y));
                }
            }
        }
        return next.toArray();
    }

    private SafetyRules safety() {
        int[] royalLimit = new int[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            boolean always = rules.pieces.get(type).royal();
            royalLimit[code] =
                    always ? Integer.MAX_VALUE : rules.royalWhileAtMost.getOrDefault(type, Integer.MAX_VALUE);
        }
        return new SafetyRules(rules.royals == Ruleset.Royals.ALL, royalLimit, rules.mayNotCheck);
    }
}
