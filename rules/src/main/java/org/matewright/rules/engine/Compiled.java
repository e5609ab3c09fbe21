package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;

/**
 * Compiled rules: flat immutable tables that all walkers share.
 *
 * <p>A piece is a code: 0 is an empty square, otherwise {@code 2 + 2 * type + side} with White 0 and Black 1. Sets of
 * squares are {@code words} longs each.
 */
public final class Compiled {
    /** The same move may have come out twice. */
    static final int DROP_REPEATS = 1;
    /** Some move may promote. */
    static final int PROMOTE = 2;
    /** Castling to fixed files or squares is to be added. */
    static final int CASTLE_TO_FILES = 4;

    /** How a code is dropped. */
    record Dropping(int[] squares, boolean oneOnFile, boolean mayMate) {}

    final Geometry geometry;
    final List<Ruleset.Type> pieces;
    final Setup start;
    final int squares;
    final int words;
    final int codes;
    /** The codes of each side, royals first. */
    final int[][] codesOf;

    final int[][] royalsOf;
    final boolean[] royal;
    /** By code: 1 for a piece that isn't royal, otherwise 0. */
    final int[] commoner;
    /** All programs, one behind the other. */
    final int[] programs;
    /** By code and square: when its program need be run, as {@link ProgramWriter#uses} has it. */
    final byte[] uses;
    /** By code and square: whether it does no more than leap to the squares of its gate where no own piece stands. */
    final boolean[] leaper;
    /** By code and square: the squares of which one must not hold an own piece if any move is to be possible. */
    final long[] gates;
    /** By code and square: where the elements of its plain moves begin. */
    final int[] reachStart;
    /** The elements of all plain moves; what they are says {@link Reach}. */
    final int[] elements;
    /** By code: its moves as shifts, if it has few; else null. */
    final Shift[] @Nullable [] shifts;
    /** By code: the squares from which the shifts give all moves but captures en passant. */
    final long[] shiftOrigins;
    /** By code and square: the first word of its program, or -1 if its plain moves are all that it has. */
    final int[] programStart;
    /** By code and square: what is to be done with the moves of its program. */
    final byte[] after;
    /** The codes of each side that capture en passant. */
    final int[][] captors;
    /** By code and square: all squares to which some move may go. */
    final long[] targets;
    /** By code and square: when some move may capture elsewhere, castle or the like, as {@link #uses} has it. */
    final byte[] specials;
    /** By code: whether it has castling moves, can be a castling partner, has other moves for unmoved pieces alone. */
    final boolean[] castler;

    final boolean[] partner;
    final boolean[] initial;
    /** By code: whether it is a castler or a partner. */
    final boolean[] castles;
    /** Whether anyone castles. */
    final boolean hasCastling;
    /** By code and code on the square: what it is to the first. */
    final byte[][] content;

    final Castle[] castlings;
    /** By code and target: the set of squares from which a piece of that code might attack it. */
    final long[] sources;
    /** By code and target: the part of {@link #sources} from which nothing can stand in the way. */
    final long[] sure;
    /** By code, origin and target: where in {@link #paths} its attack paths stand (their number first); 0 for none. */
    final int[] pathIndex;

    final int[] paths;
    /** The sets of squares that paths name by where they begin here, {@link #words} longs each. */
    final long[] sets;
    /** By code and target: the origins from which it may capture there en passant. */
    final long[] enPassantSources;

    final EffectTables effects;
    final @Nullable Promoting[] promoting;
    /** Double steps: code, origin, target, effect. */
    final List<int[]> doubleSteps = new ArrayList<>();

    final Keys keys;
    /** Whether legality needs every move to be played. */
    final boolean slow;
    /** Whether there is more to list than the pieces's moves, or a rule that looks at the whole list. */
    final boolean hasExtras;
    /** Whether moves do nothing to the pieces but carry their piece, promote it and capture; castling aside. */
    final boolean plain;

    final boolean royalsTogether;
    /** By code: the most pieces of it with which they are royal. */
    final int[] royalLimit;
    /** By code: the most pieces of it that promotion may give. */
    final int[] promotionLimit;
    /** By code: the squares on which it comes by promotion; null for all. */
    final @Nullable BitSet[] promotionSquares;

    final boolean explosive;
    final boolean[] blastImmune;
    final int[][] neighbours;
    /** Whether captures do more than taking. */
    final boolean specialCaptures;
    /** By code taken: the code that its captor gets in hand; 0 for none. */
    final int[] handCode;

    final int[][] droppable;
    final @Nullable Dropping[] dropping;
    final boolean hasQuietDrops;
    final Ruleset.Forced forced;
    final boolean mayNotCheck;
    final boolean mayPass;
    final int checksToWin;
    /** What all this was compiled from. */
    private final Ruleset source;

    private @Nullable WholePrograms wholePrograms;
    private final boolean fileCastling;
    /** The files to which kings castle on the right and left; empty if their moves say it. */
    final int[] castlingFiles;
    /** By partner's square, twice: the effect of castling right and left to those files. */
    final int[] castlingEffects;
    /** Castlings whose squares are stated. */
    final SquareCastling[] squareCastlings;
    /** Rules that few variants have. */
    final Customs customs;

    final Verdict[] verdicts;
    final int checkmate;
    final int stalemate;
    private final Map<String, Integer> typeById = new HashMap<>();

    Compiled(Ruleset rules) {
        source = rules;
        geometry = rules.geometry;
        pieces = List.copyOf(rules.pieces);
        start = rules.start;
        verdicts = rules.verdicts.toArray(new Verdict[0]);
        checkmate = rules.checkmate;
        stalemate = rules.stalemate;
        squares = geometry.squares();
        words = (squares + 63) / 64;
        codes = 2 + 2 * pieces.size();
        for (int type = 0; type < pieces.size(); type++) {
            typeById.put(pieces.get(type).id(), type);
        }
        royal = new boolean[codes];
        commoner = new int[codes];
        castler = new boolean[codes];
        partner = new boolean[codes];
        initial = new boolean[codes];
        castles = new boolean[codes];
        boolean anyCastler = false;
        codesOf = new int[][] {new int[pieces.size()], new int[pieces.size()]};
        for (int code = 2; code < codes; code++) {
            Ruleset.Type piece = pieces.get(type(code));
            royal[code] = piece.royal() || rules.royalWhileAtMost.containsKey(type(code));
            commoner[code] = piece.royal() ? 0 : 1;
            castler[code] = piece.moves().terms().stream().anyMatch(t -> t.isCastling())
                    || piece.royal() && (rules.castlingFiles.length > 0 || !rules.squareCastlings.isEmpty());
            partner[code] = rules.partners.contains(type(code));
            initial[code] = !rules.initialSquares.containsKey(type(code))
                    && piece.moves().terms().stream()
                            .anyMatch(t ->
                                    !t.isCastling() && t.legs().get(0).modes().has('i'));
            anyCastler |= castler[code];
            castles[code] = castler[code] || partner[code];
        }
        hasCastling = anyCastler;
        customs = new Customs(rules, hasCastling, initial);
        royalsOf = new int[2][];
        for (int side = 0; side < 2; side++) {
            orderCodes(side);
        }
        content = contents(rules);
        promoting = new Promoting[codes];
        rules.promotions.forEach((type, promotion) -> {
            for (int side = 0; side < 2; side++) {
                if (!(side == 0 ? promotion.targets() : promotion.blackTargets()).isEmpty()) {
                    promoting[code(type, side)] = Promoting.of(promotion, side, squares);
                }
            }
        });
        programStart = new int[codes * squares];
        reachStart = new int[codes * squares];
        uses = new byte[codes * squares];
        leaper = new boolean[codes * squares];
        gates = new long[codes * squares * words];
        after = new byte[codes * squares];
        specials = new byte[codes * squares];
        targets = new long[codes * squares * words];
        sources = new long[codes * squares * words];
        sure = new long[codes * squares * words];
        enPassantSources = new long[codes * squares * words];
        pathIndex = new int[codes * squares * squares];
        fileCastling = rules.castlingFiles.length > 0 || !rules.squareCastlings.isEmpty();
        Effects allEffects = new Effects();
        List<Castle> castleList = new ArrayList<>();
        Ints allWords = new Ints();
        SquareSets allSets = new SquareSets(words);
        Ints allPaths = new Ints();
        allPaths.add(0);
        Ints allElements = new Ints();
        allElements.add(0);
        ProgramWriter writer = new ProgramWriter(allWords, new ReachWriter(allSets, allElements, true), allEffects);
        for (int code = 2; code < codes; code++) {
            MoveCompiler compiler = compiler(rules, code, allEffects, castleList, writer);
            for (int square = 0; square < squares; square++) {
                if (!geometry.isHole(square)) {
                    compile(compiler, moves(rules, code, square), code, square, allPaths, allSets);
                    if (allWords.size() + allPaths.size() + allElements.size() > Complexity.MAX_WORDS) {
                        throw new TooComplexException("all together");
                    }
                }
            }
            if (!canTakeRoyals(code)) {
                java.util.Arrays.fill(sources, code * squares * words, (code + 1) * squares * words, 0);
                java.util.Arrays.fill(sure, code * squares * words, (code + 1) * squares * words, 0);
            }
        }
        squareCastlings = SquareCastling.all(rules, allEffects);
        castlingFiles = rules.castlingFiles.clone();
        castlingEffects = new int[2 * squares];
        if (castlingFiles.length > 0) {
            enumerateCastlings(allEffects);
        }
        captors = new int[][] {captors(0), captors(1)};
        programs = allWords.toArray();
        paths = allPaths.toArray();
        sets = allSets.toArray();
        elements = allElements.toArray();
        shifts = new Shift[codes][];
        shiftOrigins = new long[codes * words];
        for (int code = 2; code < codes; code++) {
            shifts[code] = royal[code] ? null : Shift.of(this, code, elements, sets);
            for (int square = 0; square < squares; square++) {
                if (shifts[code] != null && Shift.applies(this, code, square, elements)) {
                    shiftOrigins[code * words + (square >> 6)] |= 1L << square;
                }
            }
        }
        castlings = castleList.toArray(new Castle[0]);
        effects = EffectTables.of(allEffects);
        keys = new Keys(codes, squares);
        royalsTogether = rules.royals == Ruleset.Royals.ALL;
        explosive = rules.explosive;
        mayNotCheck = rules.mayNotCheck;
        mayPass = rules.mayPass;
        forced = rules.forced;
        checksToWin = rules.checksToWin;
        royalLimit = new int[codes];
        promotionLimit = new int[codes];
        promotionSquares = new BitSet[codes];
        blastImmune = new boolean[codes];
        handCode = new int[codes];
        dropping = new Dropping[codes];
        boolean quiet = false;
        for (int code = 2; code < codes; code++) {
            int type = type(code);
            boolean always = pieces.get(type).royal();
            royalLimit[code] =
                    always ? Integer.MAX_VALUE : rules.royalWhileAtMost.getOrDefault(type, Integer.MAX_VALUE);
            promotionLimit[code] = rules.promotionLimits.getOrDefault(type, Integer.MAX_VALUE);
            promotionSquares[code] = squaresOf(rules.promotionSquares.get(type), side(code));
            blastImmune[code] = rules.blastImmune.contains(type);
            Integer inHand = rules.inHandAs.get(type);
            handCode[code] = inHand == null ? 0 : code(inHand, side(code) ^ 1);
            Ruleset.Drop drop = rules.drops.get(type);
            if (drop != null) {
                BitSet region = drop.region().of(side(code));
                int[] where = region.stream()
                        .filter(q -> q < squares && !geometry.isHole(q))
                        .toArray();
                dropping[code] = new Dropping(where, drop.oneOnFile(), drop.mayMate());
                quiet |= !drop.mayMate();
            }
        }
        hasQuietDrops = quiet;
        droppable = new int[2][];
        for (int side = 0; side < 2; side++) {
            droppable[side] = java.util.Arrays.stream(codesOf[side])
                    .filter(c -> dropping[c] != null)
                    .toArray();
        }
        neighbours = new int[explosive ? squares : 0][];
        for (int square = 0; square < neighbours.length; square++) {
            neighbours[square] = nextTo(square);
        }
        specialCaptures = explosive || !rules.inHandAs.isEmpty();
        slow = explosive
                || mayNotCheck
                || royalsTogether
                || !rules.royalWhileAtMost.isEmpty()
                || royalsArePromoted(rules);
        hasExtras = droppable[0].length > 0
                || mayPass
                || forced != Ruleset.Forced.NONE
                || customs.truce
                || customs.hasGates();
        plain = !effects.anyUnloads() && !slow && !hasExtras && !specialCaptures;
    }

    private void orderCodes(int side) {
        int royals = 0;
        int at = 0;
        for (int pass = 0; pass < 2; pass++) {
            for (int type = 0; type < pieces.size(); type++) {
                if (royal[code(type, side)] == (pass == 0)) {
                    codesOf[side][at++] = code(type, side);
                    royals += pass == 0 ? 1 : 0;
                }
            }
        }
        royalsOf[side] = java.util.Arrays.copyOf(codesOf[side], royals);
    }

    private byte[][] contents(Ruleset rules) {
        byte[][] table = new byte[codes][codes];
        for (int code = 2; code < codes; code++) {
            table[code][0] = Op.EMPTY;
            for (int other = 2; other < codes; other++) {
                boolean own = side(code) == side(other);
                boolean iron = rules.forbiddenCaptures.contains(List.of(type(code), type(other)));
                int enemy = iron ? Op.IRON : Op.ENEMY | (royal[other] ? Op.ENEMY_ROYAL : 0);
                int mount = rules.forbiddenMounts.contains(List.of(type(code), type(other))) ? 0 : Op.MOUNT;
                // a side never takes its own royals, not even with pieces that may take their own side's
                int friend = royal[other] ? Op.IRON : Op.FRIEND;
                table[code][other] = (byte) ((own ? friend : enemy) | mount);
            }
        }
        return table;
    }

    /** Whether a commoner may become a royal, which must not be attacked where it appears. */
    private static boolean royalsArePromoted(Ruleset rules) {
        return rules.promotions.entrySet().stream()
                .filter(e -> !rules.pieces.get(e.getKey()).royal())
                .flatMap(e -> Stream.concat(e.getValue().targets().stream(), e.getValue().blackTargets().stream()))
                .anyMatch(target -> rules.pieces.get(target).royal());
    }

    private static @Nullable BitSet squaresOf(Ruleset.@Nullable Squares squares, int side) {
        return squares == null ? null : squares.of(side);
    }

    MoveCompiler compiler(Ruleset rules, int code, Effects effects, List<Castle> castles, ProgramWriter writer) {
        MoveCompiler compiler = new MoveCompiler(geometry, side(code) == 1, rules.rotate, effects, castles, writer);
        int type = type(code);
        compiler.piece(
                squaresOf(rules.regions.get(type), side(code)),
                squaresOf(rules.initialSquares.get(type), side(code)),
                rules.forbiddenMounts.stream().anyMatch(pair -> pair.get(0) == type));
        writer.plain(rules.forbiddenCaptures.stream().noneMatch(pair -> pair.get(0) == type), !customs.calm[code]);
        return compiler;
    }

    /** Programs that hold all moves, the plain ones too: for reading, not for running. */
    synchronized WholePrograms wholePrograms() {
        WholePrograms known = wholePrograms;
        if (known == null) {
            known = WholePrograms.of(this, source);
            wholePrograms = known;
        }
        return known;
    }

    List<Betza> moves(Ruleset rules, int code, int square) {
        List<Betza> moves = new ArrayList<>(List.of(pieces.get(type(code)).moves()));
        for (Ruleset.Extra extra : rules.extras) {
            if (extra.type() == type(code) && extra.region().of(side(code)).get(square)) {
                moves.add(extra.moves());
            }
        }
        return moves;
    }

    /** Whether a code may capture some royal of the other side; if not, it gives no check. */
    private boolean canTakeRoyals(int code) {
        boolean any = royalsOf[side(code) ^ 1].length == 0;
        for (int target : royalsOf[side(code) ^ 1]) {
            any |= (content[code][target] & Op.IRON) == 0;
        }
        return any;
    }

    private void enumerateCastlings(Effects effects) {
        for (int partner = 0; partner < squares; partner++) {
            int first = partner - partner % geometry.files();
            for (int side = 0; side < 2; side++) {
                int to = first + castlingFiles[side] + (side == 0 ? -1 : 1);
                castlingEffects[2 * partner + side] =
                        effects.id(new Effects.Effect(List.of(), -1, -1, List.of(), partner, to));
            }
        }
    }

    private int[] captors(int side) {
        return java.util.Arrays.stream(codesOf[side])
                .filter(code -> {
                    for (int i = code * squares * words; i < (code + 1) * squares * words; i++) {
                        if (enPassantSources[i] != 0) {
                            return true;
                        }
                    }
                    return false;
                })
                .toArray();
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

    private boolean mayPromote(int code, int square, BitSet targets) {
        Promoting promotion = promoting[code];
        return promotion != null && targets.stream().anyMatch(t -> promotion.applies(square, t));
    }

    private void compile(
            MoveCompiler compiler, List<Betza> moves, int code, int square, Ints allPaths, SquareSets allSets) {
        ProgramWriter writer = compiler.compile(moves, square);
        programStart[code * squares + square] = writer.start();
        reachStart[code * squares + square] = writer.reachStart();
        after[code * squares + square] = (byte) ((writer.repeats() ? DROP_REPEATS : 0)
                | (mayPromote(code, square, writer.targets()) ? PROMOTE : 0)
                | (fileCastling && castler[code] ? CASTLE_TO_FILES : 0));
        int index = code * squares + square;
        boolean castles = (after[index] & CASTLE_TO_FILES) != 0;
        specials[index] = (byte) (writer.specials() | (castles ? ProgramWriter.UNMOVED : 0));
        boolean first = after[index] == PROMOTE && !mayPromote(code, square, writer.movedTargets());
        int afterwards = first ? ProgramWriter.UNMOVED : after[index] != 0 ? ProgramWriter.ALWAYS : 0;
        uses[index] = (byte) (writer.uses() | afterwards);
        leaper[index] = writer.leapsOnly() && uses[index] == ProgramWriter.PLAIN;
        BitSet gate = writer.gate();
        if (gate == null || after[index] != 0) {
            java.util.Arrays.fill(gates, index * words, index * words + words, -1L);
        } else {
            gate.stream().forEach(t -> gates[index * words + (t >> 6)] |= 1L << t);
        }
        writer.targets().stream().forEach(t -> targets[(code * squares + square) * words + (t >> 6)] |= 1L << t);
        writer.attacks().byTarget().forEach((target, alternatives) -> {
            pathIndex[(code * squares + square) * squares + target] = allPaths.size();
            sources[(code * squares + target) * words + (square >> 6)] |= 1L << square;
            if (alternatives.stream().anyMatch(AttackPaths::isUnconditional)) {
                sure[(code * squares + target) * words + (square >> 6)] |= 1L << square;
            }
            allPaths.add(alternatives.size());
            alternatives.forEach(path -> AttackPaths.write(path, allSets, allPaths));
        });
        for (int[] step : writer.doubleSteps()) {
            doubleSteps.add(new int[] {code, square, step[0], step[1]});
        }
        for (int target : writer.enPassantTargets()) {
            enPassantSources[(code * squares + target) * words + (square >> 6)] |= 1L << square;
        }
    }

    static int code(int type, int side) {
        return 2 + 2 * type + side;
    }

    static int type(int code) {
        return (code >> 1) - 1;
    }

    static int side(int code) {
        return code & 1;
    }

    /** The code of a piece, or 0 if no type has its id. */
    int code(Piece piece) {
        Integer type = typeById.get(piece.id());
        return type == null ? 0 : code(type, piece.side().ordinal());
    }

    Piece piece(int code) {
        return new Piece(pieces.get(type(code)).id(), Side.values()[side(code)]);
    }

    /** A walker that stands on a set-up. Ids that no type has are an error of the caller. */
    public Walker walker(Setup setup) {
        return new Walker(this, setup);
    }
}
