package org.matewright.rules.engine;

import java.util.BitSet;

/** Lists the moves of single pieces by running their programs, whether or not they leave a royal attacked. */
final class PseudoMoves {
    private static final int EFFECT_FLAGS = Op.EFFECT_EN_PASSANT | Op.EFFECT_HARMLESS;

    private final Board board;
    private final Compiled rules;
    private final CastlingMoves castlings;
    private final Reach reach;
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
    boolean inCheck;

    /** Whether castling asks for safe squares: a royal of the side to move is in play. Set before listing. */
    boolean guarded;

    /** Whether the last piece listed has moves with effects. */
    boolean specials;

    PseudoMoves(Board board, Attacks attacks) {
        this.board = board;
        castlings = new CastlingMoves(board, attacks);
        rules = board.rules;
        reach = new Reach(board);
        at = board.at;
        sides = board.sides;
        program = rules.programs;
        words = board.words;
        squares = board.squares;
        seen = new long[words];
        calm = rules.customs.calm;
        crowd = new long[words];
        single = new long[words];
    }

    /**
     * Writes the moves of a piece from index {@code start} on; gives the index behind the last.
     *
     * @throws TooComplexException if there is no room for them
     */
    int of(int code, int square, long[] moves, int start) {
        try {
            specials = false;
            int index = code * squares + square;
            if (rules.leaper[index]) {
                return leaps(index * words, code, square, moves, start);
            }
            if (!isOpen(index * words, code)) {
                return start;
            }
            int uses = rules.uses[index];
            int end = (uses & ProgramWriter.PLAIN) != 0
                    ? reach.list(rules.reachStart[index], code & 1, square, moves, start)
                    : start;
            boolean more = uses != ProgramWriter.PLAIN
                    && ((uses & ProgramWriter.ALWAYS) != 0
                            || (uses & ProgramWriter.PASSANT) != 0 && board.enPassant != 0
                            || (uses & ProgramWriter.UNMOVED) != 0 && board.isVirgin(square));
            return more ? rest(index, code, square, moves, start, end) : end;
        } catch (ArrayIndexOutOfBoundsException e) {
            throw TooComplexException.isFull(moves) ? TooComplexException.moves(moves.length) : e;
        }
    }

    /** What a piece's going to a square asks of the board, besides what stands on that square. */
    enum Ways {
        /** Nothing. */
        STEPS,
        /** The same as attacking it. */
        ATTACKS,
        /** Something else, or it isn't known. */
        OTHER
    }

    /** What the plain moves of a piece ask of the board, as far as its set of targets has them. */
    Ways ways(int code, int square) {
        int index = code * squares + square;
        if ((rules.uses[index] & ProgramWriter.PLAIN) == 0) {
            return Ways.OTHER;
        }
        return Reach.isUnguarded(rules.elements, rules.reachStart[index])
                ? Ways.STEPS
                : Reach.isOfOneKind(rules.elements, rules.reachStart[index]) ? Ways.ATTACKS : Ways.OTHER;
    }

    /** Whether a square is one to which a piece can go by a plain move; a few that are may be left out. */
    boolean isPlainTarget(int code, int square, int to) {
        int index = code * squares + square;
        return (rules.uses[index] & ProgramWriter.PLAIN) != 0
                && (rules.after[index] & Compiled.PROMOTE) == 0
                && isTarget(code, square, to);
    }

    /** Whether a piece may have moves now that do more than carry it to another square: promote it, castle and the like. */
    static boolean mayBeSpecial(Board board, int code, int square) {
        Compiled rules = board.rules;
        int index = code * rules.squares + square;
        int when = rules.specials[index] | ((rules.after[index] & Compiled.PROMOTE) != 0 ? rules.uses[index] : 0);
        return (when & ProgramWriter.ALWAYS) != 0
                || (when & ProgramWriter.PASSANT) != 0 && board.enPassant != 0
                || (when & ProgramWriter.UNMOVED) != 0 && board.isVirgin(square);
    }

    /** Whether {@link #targets} knows all moves of a piece, as things stand. */
    boolean hasSet(int code, int square) {
        int index = code * squares + square;
        int uses = rules.uses[index];
        return (uses & (ProgramWriter.ALWAYS | ProgramWriter.PLAIN)) == ProgramWriter.PLAIN
                && !Reach.hasSteps(rules.elements, rules.reachStart[index], board.isVirgin(square))
                && ((uses & ProgramWriter.PASSANT) == 0 || board.enPassant == 0)
                && ((uses & ProgramWriter.UNMOVED) == 0 || !board.isVirgin(square));
    }

    /** Whether a square is among the {@link #targets} of a piece. */
    boolean isTarget(int code, int square, int to) {
        return (targets(code, square)[to >> 6] >>> to & 1) != 0;
    }

    /** The targets of a piece for which there {@link #hasSet is a set}; good until the next call. */
    long[] targets(int code, int square) {
        int index = code * squares + square;
        int own = (code & 1) * words;
        if (rules.leaper[index]) {
            for (int w = 0; w < words; w++) {
                reach.found[w] = rules.gates[index * words + w] & ~sides[own + w];
            }
        } else {
            if (words > 1) {
                java.util.Arrays.fill(reach.found, 0);
            }
            reach.find(rules.reachStart[index], code & 1);
        }
        return reach.found;
    }

    /** Forgets where pieces stand: somebody stands elsewhere for a test. */
    void forget() {
        reach.forget();
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
                    n = reach.list(shift, code & 1, crowd, moves, n);
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
                count += reach.count(shift, code & 1, crowd);
            }
        }
        return count;
    }

    /** Divides the pieces of a code into those that shifts deal with and the others; false if all are left to the others. */
    private boolean divide(int code, long[] apart) {
        int many = 0;
        for (int w = 0; w < words; w++) {
            long pieces = board.pieces[code * words + w];
            crowd[w] = pieces & rules.shiftOrigins[code * words + w] & ~apart[w];
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
        if (rules.leaper[index]) {
            int own = (code & 1) * words;
            int count = 0;
            for (int w = 0; w < words; w++) {
                count += Long.bitCount(rules.gates[index * words + w] & ~sides[own + w]);
            }
            return count;
        }
        if (!isOpen(index * words, code)) {
            return 0;
        }
        return rules.uses[index] == ProgramWriter.PLAIN ? reach.count(rules.reachStart[index], code & 1) : -1;
    }

    private boolean isOpen(int gate, int code) {
        int own = (code & 1) * words;
        long open = rules.gates[gate] & ~sides[own];
        for (int w = 1; w < words; w++) {
            open |= rules.gates[gate + w] & ~sides[own + w];
        }
        return open != 0;
    }

    private int leaps(int set, int code, int square, long[] moves, int start) {
        int n = start;
        int own = (code & 1) * words;
        for (int w = 0; w < words; w++) {
            long bits = rules.gates[set + w] & ~sides[own + w];
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
        int first = rules.programStart[index];
        if (first >= 0) {
            end = run(first, code, square, moves, end);
        }
        int after = rules.after[index];
        return after == 0 || end == start && (after & Compiled.CASTLE_TO_FILES) == 0
                ? end
                : finish(after, code, square, moves, start, end);
    }

    private int finish(int after, int code, int square, long[] moves, int start, int listed) {
        int end = (after & Compiled.DROP_REPEATS) == 0 ? listed : dropRepeats(moves, start, listed);
        if ((after & Compiled.CASTLE_TO_FILES) != 0) {
            end = castled(castlings.toFiles(code, square, this, moves, end), end);
            end = castled(castlings.toSquares(code, square, this, moves, end), end);
        }
        Promoting promoting = rules.promoting[code];
        return promoting == null || (after & Compiled.PROMOTE) == 0
                ? end
                : promote(promoting, square, moves, start, end);
    }

    private int run(int start, int code, int from, long[] moves, int firstFree) {
        int[] p = program;
        byte[] content = rules.content[code];
        int n = firstFree;
        int pc = start;
        while (true) {
            int word = p[pc++];
            int mask = word >>> 4 & 255;
            int argument = word >>> 12;
            switch (word & 15) {
                case Op.END -> {
                    return n;
                }
                case Op.LEAPS -> {
                    int end = pc + argument;
                    for (; pc < end; pc++) {
                        int to = p[pc];
                        if ((content[at[to]] & mask) != 0) {
                            moves[n++] = from | to << 8;
                        }
                    }
                }
                case Op.RAY -> {
                    int end = pc + argument;
                    for (; pc < end; pc++) {
                        int to = p[pc];
                        int piece = at[to];
                        if (piece != 0) {
                            if ((content[piece] & mask) != 0) {
                                moves[n++] = from | to << 8;
                            }
                            break;
                        }
                        if ((mask & Op.EMPTY) != 0) {
                            moves[n++] = from | to << 8;
                        }
                    }
                    pc = end;
                }
                case Op.HOP -> {
                    int end = pc + argument;
                    while (pc < end && at[p[pc]] == 0) {
                        pc++;
                    }
                    for (pc++; pc < end; pc++) {
                        int to = p[pc];
                        int piece = at[to];
                        if ((content[piece] & mask) != 0) {
                            moves[n++] = from | to << 8;
                        }
                        if (piece != 0) {
                            break;
                        }
                    }
                    pc = end;
                }
                case Op.GRASSHOP -> {
                    int end = pc + argument;
                    while (pc < end && at[p[pc]] == 0) {
                        pc++;
                    }
                    if (pc + 1 < end && (content[at[p[pc + 1]]] & mask) != 0) {
                        moves[n++] = from | p[pc + 1] << 8;
                    }
                    pc = end;
                }
                case Op.TEST -> pc = (content[at[argument]] & mask) != 0 ? pc + 1 : p[pc];
                case Op.EMIT -> {
                    if ((content[at[argument]] & mask) != 0) {
                        moves[n++] = special(from, argument, p[pc]);
                    }
                    pc++;
                }
                case Op.EMIT_SURE -> {
                    moves[n++] = special(from, argument, p[pc]);
                    pc++;
                }
                case Op.RAY_EFFECT -> {
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
                case Op.HOP_EFFECT -> {
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
                case Op.EN_PASSANT -> {
                    if (board.enPassant != 0 && board.isEnPassantSquare(argument) && at[argument] == 0) {
                        moves[n++] = special(from, argument, p[pc]);
                    }
                    pc++;
                }
                case Op.TEST_EN_PASSANT ->
                    pc = board.enPassant != 0 && board.isEnPassantSquare(argument) ? pc + 1 : p[pc];
                case Op.IF_EN_PASSANT -> pc = board.enPassant != 0 ? pc + 1 : p[pc];
                case Op.VIRGIN -> pc = board.isVirgin(from) && !(inCheck && calm[code]) ? pc + 1 : p[pc];
                default -> {
                    int nearest = at[p[pc++]];
                    if (nearest == 0 || rules.partner[nearest]) {
                        n = castled(castlings.through(rules.castlings[argument], code, from, this, moves, n), n);
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
            return from | to << 8;
        }
        // a piece that comes back to where it was doesn't go the quick way
        int flags = from == to ? effect & Op.EFFECT_EN_PASSANT : effect & EFFECT_FLAGS;
        specials |= (flags & Op.EFFECT_HARMLESS) == 0;
        return from | to << 8 | Board.SPECIAL | flags | (long) (effect & 0xFFFF) << 32;
    }

    /** Drops moves that came out twice, keeping the first of each. */
    private int dropRepeats(long[] moves, int start, int end) {
        for (int w = 0; w < words; w++) {
            seen[w] = 0;
        }
        int kept = start;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = (int) (move >>> 8) & 0xFF;
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
    private int promote(Promoting promoting, int from, long[] moves, int start, int end) {
        int n = end;
        int kept = start;
        int[] targets = promoting.targets();
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = (int) (move >>> 8) & 0xFF;
            boolean promotes = promoting.applies(from, to) && captureAllows(promoting, move);
            boolean decided = promotes && promoting.byCapture() == Promotion.ByCapture.DECIDES;
            if (promotes) {
                for (int target : targets) {
                    if (decided && target != (at[to] ^ 1)) {
                        continue;
                    }
                    BitSet squares = rules.promotionSquares[target];
                    if (rules.promotionLimit[target] > board.count(target) && (squares == null || squares.get(to))) {
                        moves[n++] = move | (long) target << 16;
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
    private boolean captureAllows(Promoting promoting, long move) {
        if (promoting.byCapture() == Promotion.ByCapture.ANY) {
            return true;
        }
        if (promoting.byCapture() == Promotion.ByCapture.NEEDED) {
            return board.taken(move) > 0;
        }
        int taken = at[(int) (move >>> 8) & 0xFF];
        for (int target : promoting.targets()) {
            if (taken == (target ^ 1)) {
                return true;
            }
        }
        return false;
    }
}
