package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.packed.SquareSet;
import org.matewright.rules.engine.tables.AttackTable;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.EnPassantTable;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.Finishing;
import org.matewright.rules.engine.tables.MoveTable;
import org.matewright.rules.engine.tables.Occasion;
import org.matewright.rules.engine.tables.PieceTable;
import org.matewright.rules.engine.tables.PromotionTable;
import org.matewright.rules.engine.tables.PromotionTables;
import org.matewright.rules.engine.tables.RuleTraits;
import org.matewright.rules.engine.tables.Shift;
import org.matewright.rules.engine.tables.TooComplexException;

/** Compiles the moves of all pieces on all squares, and with them what they attack. */
final class MoveTableCompiler {
    /** The largest number of words that all programs and attack paths of compiled rules may take. */
    private static final int MAX_WORDS = 15_000_000;

    private final MovementBuilder movement;
    private final PieceTable pieces;
    private final PromotionTables promotions;
    private final CastlingBuilder castling;
    private final Effects effects;
    private final SquareSets sets;
    private final RuleTraits traits;
    private final Geometry geometry;
    private final int squares;
    private final int words;
    private final int codes;

    private final List<Castle> castlings = new ArrayList<>();
    private final Ints programs = new Ints();
    private final Ints paths = new Ints();
    private final Ints elements = new Ints();
    private final List<EnPassantTable.DoubleStep> doubleSteps = new ArrayList<>();
    private final int[] programStart;
    private final int[] elementStart;
    private final byte[] uses;
    private final boolean[] leaper;
    private final long[] gates;
    private final byte[] finishing;
    private final byte[] specials;
    private final long[] targets;
    private final long[] sources;
    private final long[] sure;
    private final long[] enPassantSources;
    private final int[] pathIndex;

    MoveTableCompiler(
            MovementBuilder movement,
            PieceTable pieces,
            PromotionTables promotions,
            CastlingBuilder castling,
            Effects effects,
            SquareSets sets,
            RuleTraits traits) {
        this.movement = movement;
        this.pieces = pieces;
        this.promotions = promotions;
        this.castling = castling;
        this.effects = effects;
        this.sets = sets;
        this.traits = traits;
        geometry = movement.geometry();
        squares = geometry.squares();
        words = sets.words();
        codes = pieces.codes();
        programStart = new int[codes * squares];
        elementStart = new int[codes * squares];
        uses = new byte[codes * squares];
        leaper = new boolean[codes * squares];
        gates = new long[codes * squares * words];
        finishing = new byte[codes * squares];
        specials = new byte[codes * squares];
        targets = new long[codes * squares * words];
        sources = new long[codes * squares * words];
        sure = new long[codes * squares * words];
        enPassantSources = new long[codes * squares * words];
        pathIndex = new int[codes * squares * squares];
        // index 0 stands for no paths, and for no plain moves
        paths.add(0);
        elements.add(0);
    }

    void compileAll() {
        ProgramWriter writer = new ProgramWriter(
                programs, new TargetWriter(sets, elements, traits.allow(FastPath.TARGETS_AS_SETS)), effects);
        for (int code = PieceCode.FIRST; code < codes; code++) {
            MoveCompiler compiler = movement.compiler(code, effects, castlings, writer);
            for (int square = 0; square < squares; square++) {
                if (!geometry.isHole(square)) {
                    compiler.compile(movement.on(code, square), square);
                    takeMoves(writer, code, square);
                    takeAttacks(writer.summary(), code, square);
                    takeEnPassant(writer.summary(), code, square);
                    if (programs.size() + paths.size() + elements.size() > MAX_WORDS) {
                        throw new TooComplexException("all together");
                    }
                }
            }
            if (!canCaptureRoyals(code)) {
                Arrays.fill(sources, code * squares * words, (code + 1) * squares * words, 0);
                Arrays.fill(sure, code * squares * words, (code + 1) * squares * words, 0);
            }
        }
    }

    private void takeMoves(ProgramWriter writer, int code, int square) {
        MoveSummary moves = writer.summary();
        int index = code * squares + square;
        programStart[index] = writer.start();
        elementStart[index] = writer.elementStart();
        int work = (moves.repeats() ? Finishing.DROP_REPEATS : 0)
                | (mayPromote(code, square, moves.targets()) ? Finishing.PROMOTE : 0)
                | (castling.isAdded(code) ? Finishing.CASTLE_TO_FILES : 0);
        finishing[index] = (byte) work;
        boolean castles = (work & Finishing.CASTLE_TO_FILES) != 0;
        specials[index] = (byte) (moves.specials() | (castles ? Occasion.UNMOVED : 0));
        boolean first = work == Finishing.PROMOTE && !mayPromote(code, square, moves.movedTargets());
        int afterwards = first ? Occasion.UNMOVED : work != 0 ? Occasion.ALWAYS : 0;
        uses[index] = (byte) (writer.uses() | afterwards);
        leaper[index] = writer.leapsOnly() && uses[index] == Occasion.PLAIN;
        BitSet gate = moves.gate();
        if (gate == null || work != 0) {
            Arrays.fill(gates, index * words, index * words + words, -1L);
        } else {
            gate.stream().forEach(t -> SquareSet.add(gates, index * words, t));
        }
        moves.targets().stream().forEach(t -> SquareSet.add(targets, index * words, t));
    }

    private boolean mayPromote(int code, int square, BitSet to) {
        PromotionTable promotion = promotions.byCode()[code];
        return promotion != null && to.stream().anyMatch(t -> promotion.applies(square, t));
    }

    private void takeAttacks(MoveSummary moves, int code, int square) {
        moves.attacks().byTarget().forEach((target, alternatives) -> {
            int set = (code * squares + target) * words;
            pathIndex[(code * squares + square) * squares + target] = paths.size();
            SquareSet.add(sources, set, square);
            if (alternatives.stream().anyMatch(AttackPaths.Path::isUnconditional)) {
                SquareSet.add(sure, set, square);
            }
            paths.add(alternatives.size());
            alternatives.forEach(path -> path.write(sets, paths));
        });
    }

    private void takeEnPassant(MoveSummary moves, int code, int square) {
        for (MoveSummary.DoubleStep step : moves.doubleSteps()) {
            doubleSteps.add(new EnPassantTable.DoubleStep(code, square, step.target(), step.effect()));
        }
        for (int target : moves.enPassantTargets()) {
            SquareSet.add(enPassantSources, (code * squares + target) * words, square);
        }
    }

    /** Whether a code may capture some royal of the other side; if not, it gives no check. */
    private boolean canCaptureRoyals(int code) {
        int[] royals = pieces.royalsOf()[PieceCode.side(code) ^ 1];
        boolean any = royals.length == 0;
        for (int target : royals) {
            any |= (pieces.content()[code][target] & Content.IRON) == 0;
        }
        return any;
    }

    /** The castlings that moves of pieces describe. */
    List<Castle> castlings() {
        return castlings;
    }

    long[] sets() {
        return sets.toArray();
    }

    MoveTable moves() {
        int[] elementWords = elements.toArray();
        ShiftFinder finder = new ShiftFinder(squares, words, sets.toArray(), elementWords, elementStart, uses, leaper);
        Shift[] @Nullable [] shifts = new Shift[codes][];
        long[] shiftOrigins = new long[codes * words];
        boolean together = traits.allow(FastPath.PAWNS_TOGETHER);
        for (int code = PieceCode.FIRST; code < codes; code++) {
            shifts[code] = together && !pieces.royal()[code] ? finder.of(code) : null;
            for (int square = 0; square < squares; square++) {
                if (shifts[code] != null && finder.applies(code, square)) {
                    SquareSet.add(shiftOrigins, code * words, square);
                }
            }
        }
        return new MoveTable(
                programs.toArray(),
                programStart,
                elementWords,
                elementStart,
                uses,
                leaper,
                gates,
                shifts,
                shiftOrigins,
                finishing,
                specials,
                targets);
    }

    AttackTable attacks() {
        return new AttackTable(sources, sure, pathIndex, paths.toArray());
    }

    EnPassantTable enPassant() {
        return new EnPassantTable(enPassantSources, new int[][] {captors(0), captors(1)}, List.copyOf(doubleSteps));
    }

    private int[] captors(int side) {
        return Arrays.stream(pieces.codesOf()[side])
                .filter(code -> Arrays.stream(enPassantSources, code * squares * words, (code + 1) * squares * words)
                        .anyMatch(word -> word != 0))
                .toArray();
    }
}
