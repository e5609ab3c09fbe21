package org.matewright.rules.engine.moves;

import java.util.BitSet;
import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.EffectWord;
import org.matewright.rules.engine.tables.Finishing;
import org.matewright.rules.engine.tables.Occasion;
import org.matewright.rules.engine.tables.Opcode;
import org.matewright.rules.engine.tables.PromotionTable;
import org.matewright.rules.engine.tables.Shift;
import org.matewright.rules.engine.tables.TargetElements;
import org.matewright.rules.engine.tables.TooComplexException;

/** Lists the moves of single pieces by running their programs, whether or not they leave a royal attacked. */
public final class PseudoMoves {
    private final Board board;
    private final CompiledRules rules;
    private final CastlingMoves castlings;
    private final TargetFinder finder;
    private final int[] at;
    private final long[] sides;
    private final int[] program;
    private final int words;
    private final int squares;
    private final long[] seen;
    private final boolean[] calm;
    private final long[] crowd;

    /** The pieces that {@link #together} has left. */
    final long[] single;

    /** Whether the side to move is in check, so that its royals don't castle. Set before listing. */
    public boolean inCheck;

    /** Whether castling asks for safe squares: a royal of the side to move is in play. Set before listing. */
    public boolean guarded;

    /** Whether the last piece listed has moves with effects. */
    boolean specials;

    public PseudoMoves(Board board, Attacks attacks) {
        this.board = board;
        castlings = new CastlingMoves(board, attacks);
        rules = board.rules;
        finder = new TargetFinder(board);
        at = board.at;
        sides = board.sides;
        program = rules.moves().programs();
        words = board.words;
        squares = board.squares;
        seen = new long[words];
        calm = rules.firstMoves().onlyInPeace();
        crowd = new long[words];
        single = new long[words];
    }

    /**
     * Writes the moves of a piece from index {@code start} on; gives the index behind the last.
     *
     * @throws TooComplexException if there is no room for them
     */
    public int of(int code, int square, long[] moves, int start) {
        try {
            specials = false;
            int index = code * squares + square;
            if (rules.moves().leaper()[index]) {
                return leaps(index * words, code, square, moves, start);
            }
            if (!isOpen(index * words, code)) {
                return start;
            }
            int uses = rules.moves().uses()[index];
            int end = (uses & Occasion.PLAIN) != 0
                    ? finder.list(rules.moves().elementStart()[index], code & 1, square, moves, start)
                    : start;
            boolean more = uses != Occasion.PLAIN
                    && ((uses & Occasion.ALWAYS) != 0
                            || (uses & Occasion.EN_PASSANT) != 0 && board.enPassant != 0
                            || (uses & Occasion.UNMOVED) != 0 && board.isUnmoved(square));
            return more ? rest(index, code, square, moves, start, end) : end;
        } catch (ArrayIndexOutOfBoundsException e) {
            throw TooComplexException.isFull(moves) ? TooComplexException.moves(moves.length) : e;
        }
    }

    /** What a piece's going to a square asks of the board, besides what stands on that square. */
    public enum Ways {
        /** Nothing. */
        STEPS,
        /** The same as attacking it. */
        ATTACKS,
        /** Something else, or it isn't known. */
        OTHER
    }

    /** What the plain moves of a piece ask of the board, as far as its set of targets has them. */
    public Ways ways(int code, int square) {
        int index = code * squares + square;
        if ((rules.moves().uses()[index] & Occasion.PLAIN) == 0) {
            return Ways.OTHER;
        }
        return TargetElements.isUnguarded(
                        rules.moves().elements(), rules.moves().elementStart()[index])
                ? Ways.STEPS
                : TargetElements.isOfOneKind(
                                rules.moves().elements(), rules.moves().elementStart()[index])
                        ? Ways.ATTACKS
                        : Ways.OTHER;
    }

    /** Whether a square is one to which a piece can go by a plain move; a few that are may be left out. */
    public boolean isPlainTarget(int code, int square, int to) {
        int index = code * squares + square;
        return (rules.moves().uses()[index] & Occasion.PLAIN) != 0
                && (rules.moves().finishing()[index] & Finishing.PROMOTE) == 0
                && isTarget(code, square, to);
    }

    /** Whether a piece may have moves now that do more than carry it to another square: promote it, castle and the like. */
    public static boolean mayBeSpecial(Board board, int code, int square) {
        CompiledRules rules = board.rules;
        int index = code * rules.squares() + square;
        int when = rules.moves().specials()[index]
                | ((rules.moves().finishing()[index] & Finishing.PROMOTE) != 0
                        ? rules.moves().uses()[index]
                        : 0);
        return (when & Occasion.ALWAYS) != 0
                || (when & Occasion.EN_PASSANT) != 0 && board.enPassant != 0
                || (when & Occasion.UNMOVED) != 0 && board.isUnmoved(square);
    }

    /** Whether {@link #targets} knows all moves of a piece, as things stand. */
    public boolean hasSet(int code, int square) {
        int index = code * squares + square;
        int uses = rules.moves().uses()[index];
        return (uses & (Occasion.ALWAYS | Occasion.PLAIN)) == Occasion.PLAIN
                && !TargetElements.hasSteps(
                        rules.moves().elements(), rules.moves().elementStart()[index], board.isUnmoved(square))
                && ((uses & Occasion.EN_PASSANT) == 0 || board.enPassant == 0)
                && ((uses & Occasion.UNMOVED) == 0 || !board.isUnmoved(square));
    }

    /** Whether a square is among the {@link #targets} of a piece. */
    public boolean isTarget(int code, int square, int to) {
        return (targets(code, square)[to >> 6] >>> to & 1) != 0;
    }

    /** The targets of a piece for which there {@link #hasSet is a set}; good until the next call. */
    public long[] targets(int code, int square) {
        int index = code * squares + square;
        int own = (code & 1) * words;
        if (rules.moves().leaper()[index]) {
            for (int w = 0; w < words; w++) {
                finder.found[w] = rules.moves().gates()[index * words + w] & ~sides[own + w];
            }
        } else {
            if (words > 1) {
                java.util.Arrays.fill(finder.found, 0);
            }
            finder.find(rules.moves().elementStart()[index], code & 1);
        }
        return finder.found;
    }

    /** Forgets where pieces stand: somebody stands elsewhere for a test. */
    public void forget() {
        finder.forget();
    }

    /**
     * Writes the moves of all pieces of a code for which that can be done at once; gives the index behind the last. The
     * others are left in {@link #single}.
     *
     * @param apart squares of pieces that are to be looked at one by one
     */
    int together(Shift[] shifts, int code, long[] apart, long[] moves, int start) {
        int n = start;
        if (divide(code, apart)) {
            try {
                for (Shift shift : shifts) {
                    n = finder.list(shift, code & 1, crowd, moves, n);
                }
            } catch (ArrayIndexOutOfBoundsException e) {
                throw TooComplexException.isFull(moves) ? TooComplexException.moves(moves.length) : e;
            }
        }
        return n;
    }

    /** The number of moves that {@link #together} writes. */
    int countTogether(Shift[] shifts, int code, long[] apart) {
        int count = 0;
        if (divide(code, apart)) {
            for (Shift shift : shifts) {
                count += finder.count(shift, code & 1, crowd);
            }
        }
        return count;
    }

    /** Divides the pieces of a code into those that shifts deal with and the others; false if all are left to the others. */
    private boolean divide(int code, long[] apart) {
        int many = 0;
        for (int w = 0; w < words; w++) {
            long pieces = board.pieces[code * words + w];
            crowd[w] = pieces & rules.moves().shiftOrigins()[code * words + w] & ~apart[w];
            if (board.enPassant != 0) {
                crowd[w] &= ~board.captors(code, w);
            }
            single[w] = pieces ^ crowd[w];
            many += Long.bitCount(crowd[w]);
        }
        if (many > 1) {
            return true;
        }
        for (int w = 0; w < words; w++) {
            single[w] |= crowd[w];
        }
        return false;
    }

    /** The number of moves of a piece if they are all plain, or -1. */
    int countPlain(int code, int square) {
        int index = code * squares + square;
        if (rules.moves().leaper()[index]) {
            int own = (code & 1) * words;
            int count = 0;
            for (int w = 0; w < words; w++) {
                count += Long.bitCount(rules.moves().gates()[index * words + w] & ~sides[own + w]);
            }
            return count;
        }
        if (!isOpen(index * words, code)) {
            return 0;
        }
        return rules.moves().uses()[index] == Occasion.PLAIN
                ? finder.count(rules.moves().elementStart()[index], code & 1)
                : -1;
    }

    private boolean isOpen(int gate, int code) {
        int own = (code & 1) * words;
        long open = rules.moves().gates()[gate] & ~sides[own];
        for (int w = 1; w < words; w++) {
            open |= rules.moves().gates()[gate + w] & ~sides[own + w];
        }
        return open != 0;
    }

    private int leaps(int set, int code, int square, long[] moves, int start) {
        int n = start;
        int own = (code & 1) * words;
        for (int w = 0; w < words; w++) {
            long bits = rules.moves().gates()[set + w] & ~sides[own + w];
            int base = square | w << 14;
            while (bits != 0) {
                moves[n++] = base + (Long.numberOfTrailingZeros(bits) << 8);
                bits &= bits - 1;
            }
        }
        return n;
    }

    private int rest(int index, int code, int square, long[] moves, int start, int listed) {
        int end = listed;
        int first = rules.moves().programStart()[index];
        if (first >= 0) {
            end = run(first, code, square, moves, end);
        }
        int after = rules.moves().finishing()[index];
        return after == 0 || end == start && (after & Finishing.CASTLE_TO_FILES) == 0
                ? end
                : finish(after, code, square, moves, start, end);
    }

    private int finish(int after, int code, int square, long[] moves, int start, int listed) {
        int end = (after & Finishing.DROP_REPEATS) == 0 ? listed : dropRepeats(moves, start, listed);
        if ((after & Finishing.CASTLE_TO_FILES) != 0) {
            end = castled(castlings.toFiles(code, square, this, moves, end), end);
            end = castled(castlings.toSquares(code, square, this, moves, end), end);
        }
        PromotionTable promoting = rules.promotions().byCode()[code];
        return promoting == null || (after & Finishing.PROMOTE) == 0
                ? end
                : promote(promoting, square, moves, start, end);
    }

    private int run(int start, int code, int from, long[] moves, int firstFree) {
        int[] p = program;
        byte[] content = rules.pieces().content()[code];
        int n = firstFree;
        int pc = start;
        while (true) {
            int word = p[pc++];
            int mask = word >>> 4 & 255;
            int argument = word >>> 12;
            switch (word & 15) {
                case Opcode.END -> {
                    return n;
                }
                case Opcode.LEAPS -> {
                    int end = pc + argument;
                    for (; pc < end; pc++) {
                        int to = p[pc];
                        if ((content[at[to]] & mask) != 0) {
                            moves[n++] = PackedMove.of(from, to);
                        }
                    }
                }
                case Opcode.RAY -> {
                    int end = pc + argument;
                    for (; pc < end; pc++) {
                        int to = p[pc];
                        int piece = at[to];
                        if (piece != 0) {
                            if ((content[piece] & mask) != 0) {
                                moves[n++] = PackedMove.of(from, to);
                            }
                            break;
                        }
                        if ((mask & Content.EMPTY) != 0) {
                            moves[n++] = PackedMove.of(from, to);
                        }
                    }
                    pc = end;
                }
                case Opcode.HOP -> {
                    int end = pc + argument;
                    while (pc < end && at[p[pc]] == 0) {
                        pc++;
                    }
                    for (pc++; pc < end; pc++) {
                        int to = p[pc];
                        int piece = at[to];
                        if ((content[piece] & mask) != 0) {
                            moves[n++] = PackedMove.of(from, to);
                        }
                        if (piece != 0) {
                            break;
                        }
                    }
                    pc = end;
                }
                case Opcode.GRASSHOP -> {
                    int end = pc + argument;
                    while (pc < end && at[p[pc]] == 0) {
                        pc++;
                    }
                    if (pc + 1 < end && (content[at[p[pc + 1]]] & mask) != 0) {
                        moves[n++] = PackedMove.of(from, p[pc + 1]);
                    }
                    pc = end;
                }
                case Opcode.TEST -> pc = (content[at[argument]] & mask) != 0 ? pc + 1 : p[pc];
                case Opcode.EMIT -> {
                    if ((content[at[argument]] & mask) != 0) {
                        moves[n++] = special(from, argument, p[pc]);
                    }
                    pc++;
                }
                case Opcode.EMIT_SURE -> {
                    moves[n++] = special(from, argument, p[pc]);
                    pc++;
                }
                case Opcode.RAY_EFFECT -> {
                    int effect = p[pc++];
                    int end = pc + argument;
                    for (; pc < end; pc++) {
                        int piece = at[p[pc]];
                        if ((content[piece] & mask) != 0) {
                            moves[n++] = special(from, p[pc], effect);
                        }
                        if (piece != 0) {
                            break;
                        }
                    }
                    pc = end;
                }
                case Opcode.HOP_EFFECT -> {
                    int effect = p[pc++];
                    int end = pc + argument;
                    while (pc < end && at[p[pc]] == 0) {
                        pc++;
                    }
                    for (pc++; pc < end; pc++) {
                        int piece = at[p[pc]];
                        if ((content[piece] & mask) != 0) {
                            moves[n++] = special(from, p[pc], effect);
                        }
                        if (piece != 0) {
                            break;
                        }
                    }
                    pc = end;
                }
                case Opcode.EN_PASSANT -> {
                    if (board.enPassant != 0 && board.isEnPassantSquare(argument) && at[argument] == 0) {
                        moves[n++] = special(from, argument, p[pc]);
                    }
                    pc++;
                }
                case Opcode.TEST_EN_PASSANT ->
                    pc = board.enPassant != 0 && board.isEnPassantSquare(argument) ? pc + 1 : p[pc];
                case Opcode.IF_EN_PASSANT -> pc = board.enPassant != 0 ? pc + 1 : p[pc];
                case Opcode.IF_UNMOVED -> pc = board.isUnmoved(from) && !(inCheck && calm[code]) ? pc + 1 : p[pc];
                default -> {
                    int nearest = at[p[pc++]];
                    if (nearest == 0 || rules.castling().partner()[nearest]) {
                        n = castled(
                                castlings.through(rules.castling().ways()[argument], code, from, this, moves, n), n);
                    }
                }
            }
        }
    }

    private int castled(int end, int before) {
        specials |= end > before;
        return end;
    }

    /** A move with an effect; effect 0 makes it a plain one. */
    private long special(int from, int to, int effect) {
        if (effect == 0 && from != to) {
            return PackedMove.of(from, to);
        }
        // a piece that comes back to where it was doesn't go the quick way
        int flags = from == to ? effect & EffectWord.EN_PASSANT : EffectWord.flags(effect);
        specials |= (flags & EffectWord.DOUBLE_STEP) == 0;
        return PackedMove.special(from, to, EffectWord.effect(effect)) | flags;
    }

    /** Drops moves that came out twice, keeping the first of each. */
    private int dropRepeats(long[] moves, int start, int end) {
        for (int w = 0; w < words; w++) {
            seen[w] = 0;
        }
        int kept = start;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = PackedMove.to(move);
            long bit = 1L << to;
            boolean known = (seen[to >> 6] & bit) != 0;
            if (known) {
                int j = start;
                while (j < kept && moves[j] != move) {
                    j++;
                }
                known = j < kept;
            }
            seen[to >> 6] |= bit;
            if (!known) {
                moves[kept++] = move;
            }
        }
        return kept;
    }

    /** Replaces moves that promote by one move for each choice, staying included where that is allowed. */
    private int promote(PromotionTable promoting, int from, long[] moves, int start, int end) {
        int n = end;
        int kept = start;
        int[] targets = promoting.targets();
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = PackedMove.to(move);
            boolean promotes = promoting.applies(from, to) && captureAllows(promoting, move);
            boolean decided = promotes && promoting.byCapture() == PromotionTable.ByCapture.DECIDES;
            if (promotes) {
                for (int target : targets) {
                    if (decided && target != (at[to] ^ 1)) {
                        continue;
                    }
                    BitSet squares = rules.promotions().squares()[target];
                    if (rules.promotions().limit()[target] > board.count(target)
                            && (squares == null || squares.get(to))) {
                        moves[n++] = PackedMove.promoting(move, target);
                    }
                }
            }
            if (!promotes || !promoting.forced()[to]) {
                moves[kept++] = move;
            }
        }
        if (n == end) {
            return kept;
        }
        System.arraycopy(moves, end, moves, kept, n - end);
        return kept + n - end;
    }

    /** Whether a move captures as promotion asks of it. */
    private boolean captureAllows(PromotionTable promoting, long move) {
        if (promoting.byCapture() == PromotionTable.ByCapture.ANY) {
            return true;
        }
        if (promoting.byCapture() == PromotionTable.ByCapture.NEEDED) {
            return board.taken(move) > 0;
        }
        int taken = at[PackedMove.to(move)];
        for (int target : promoting.targets()) {
            if (taken == (target ^ 1)) {
                return true;
            }
        }
        return false;
    }
}
