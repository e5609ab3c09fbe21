package org.matewright.rules.engine;

import org.jspecify.annotations.Nullable;

/**
 * Lists legal moves: runs each man's program, then drops what leaves a royal attacked. Most moves are legal by what
 * {@link Attacks#scan} found and need no test of their own.
 */
final class Generator {
    private final Board board;
    private final Compiled rules;
    private final Attacks attacks;
    private final int[] at;
    private final int[] program;
    private final int words;
    private final int squares;
    private final @Nullable Verdict verdict;
    private final long[] seen;
    private long[] scratch = new long[0];

    /** The square of the only royal of the side to move; -1 if it has none, -2 if it has several. */
    private int royalSquare;
    private boolean specials;
    private long prepared = -1;
    private @Nullable CheckFinder checkFinder;

    Generator(Board board) {
        this.board = board;
        rules = board.rules;
        attacks = new Attacks(board);
        at = board.at;
        program = rules.programs;
        words = board.words;
        squares = board.squares;
        verdict = rules.bareKing ? new BareKing() : null;
        seen = new long[words];
    }

    Board board() {
        return board;
    }

    Attacks attacks() {
        return attacks;
    }

    /** The verdict by rules other than mate for the side to move. */
    int verdict() {
        return verdict == null ? Verdict.NONE : verdict.judge(this);
    }

    boolean hasVerdict() {
        return verdict != null;
    }

    /** Whether a royal of the side to move is attacked. */
    boolean inCheck() {
        return royalAttacked(board.side);
    }

    /** Whether a royal of a side is attacked. */
    boolean royalAttacked(int side) {
        for (int code : rules.royalsOf[side]) {
            for (int w = 0; w < words; w++) {
                long bits = board.men[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    if (attacks.attacked(square, side ^ 1)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    int generate(long[] moves, int start) {
        if (verdict != null && verdict.judge(this) != Verdict.NONE) {
            return start;
        }
        return generateIgnoringVerdict(moves, start);
    }

    int generateIgnoringVerdict(long[] moves, int start) {
        prepare();
        int end = start;
        int side = board.side;
        long[] men = board.men;
        for (int code : rules.codesOf[side]) {
            for (int w = 0; w < words; w++) {
                long bits = men[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    end = legalOf(code, square, moves, end);
                }
            }
        }
        return end;
    }

    /** Whether there is a legal move; by the rules of check alone if the verdict is ignored. */
    boolean hasLegalMove(boolean ignoringVerdict) {
        if (!ignoringVerdict && verdict != null && verdict.judge(this) != Verdict.NONE) {
            return false;
        }
        long[] list = scratch();
        prepare();
        boolean evading = attacks.checks > 0 && royalSquare >= 0;
        long[] men = board.men;
        for (int code : rules.codesOf[board.side]) {
            for (int w = 0; w < words; w++) {
                long bits = men[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    if ((!evading || mayEvade(code, square)) && legalOf(code, square, list, 0) > 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private long[] scratch() {
        if (scratch.length == 0) {
            scratch = new long[Walker.MAX_MOVES];
        }
        return scratch;
    }

    /** Whether some move of a man can touch the first checking path: leave it, enter it, or do something special. */
    private boolean mayEvade(int code, int square) {
        int index = code * squares + square;
        if (rules.royal[code] || rules.special[index] || (attacks.evade[square >> 6] >>> square & 1) != 0) {
            return true;
        }
        long touched = 0;
        for (int w = 0; w < words; w++) {
            touched |= rules.targets[index * words + w] & attacks.evade[w];
        }
        return touched != 0;
    }

    /** The number of legal moves. */
    int count() {
        return generate(scratch(), 0);
    }

    /** Whether a packed move is one that {@link #generate} would list here. */
    boolean isLegal(long move) {
        int from = (int) move & 0xFF;
        if (from >= squares || at[from] == 0 || (at[from] & 1) != board.side
                || verdict != null && verdict.judge(this) != Verdict.NONE) {
            return false;
        }
        prepare();
        long[] list = scratch();
        int end = pseudoOf(at[from], from, list, 0);
        for (int i = 0; i < end; i++) {
            if (list[i] == move) {
                list[0] = move;
                specials = (move & Board.SPECIAL) != 0;
                return filter(at[from], from, list, 0, 1) == 1;
            }
        }
        return false;
    }

    /** Lists the legal moves that may give check: all that do, and few that don't. */
    int generateChecks(long[] moves, int start) {
        if (verdict != null && verdict.judge(this) != Verdict.NONE) {
            return start;
        }
        CheckFinder finder = checkFinder;
        if (finder == null) {
            finder = new CheckFinder(board);
            checkFinder = finder;
        }
        prepare();
        finder.prepare();
        boolean evading = attacks.checks > 0 && royalSquare >= 0;
        int end = start;
        for (int code : rules.codesOf[board.side]) {
            for (int w = 0; w < words; w++) {
                long bits = board.men[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    if (finder.mayCheck(code, square) && (!evading || mayEvade(code, square))) {
                        int before = end;
                        end = finder.keepChecks(code, moves, before, pseudoOf(code, square, moves, before));
                        end = filter(code, square, moves, before, end);
                    }
                }
            }
        }
        return end;
    }

    /** Lists all moves of one man, whether or not they leave a royal attacked. */
    int pseudoLegal(int square, long[] moves, int start) {
        attacks.clear();
        prepared = -1;
        royalSquare = -1;
        return pseudoOf(at[square], square, moves, start);
    }

    /** Scans the royals of the side to move. */
    void prepare() {
        if (prepared == board.version) {
            return;
        }
        prepared = board.version;
        attacks.clear();
        royalSquare = -1;
        int side = board.side;
        for (int code : rules.royalsOf[side]) {
            for (int w = 0; w < words; w++) {
                long bits = board.men[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    royalSquare = royalSquare == -1 ? square : -2;
                    attacks.scan(square, side ^ 1, side);
                }
            }
        }
    }

    private int legalOf(int code, int square, long[] moves, int start) {
        return filter(code, square, moves, start, pseudoOf(code, square, moves, start));
    }

    /** Drops the moves of a man that leave a royal attacked. */
    private int filter(int code, int square, long[] moves, int start, int end) {
        if (royalSquare == -1 || end == start) {
            return end;
        }
        long fromBit = 1L << square;
        int word = square >> 6;
        if (attacks.checks > 0) {
            return rules.royal[code]
                    ? testAll(code, moves, start, end)
                    : testEvasions(code, square, moves, start, end);
        }
        if (rules.royal[code] || (attacks.from[word] & fromBit) != 0) {
            return testAll(code, moves, start, end);
        }
        if (specials || hasDangerousTargets()) {
            return testSome(code, moves, start, end);
        }
        return end;
    }

    private boolean hasDangerousTargets() {
        long any = 0;
        for (int w = 0; w < words; w++) {
            any |= attacks.to[w];
        }
        return any != 0;
    }

    private int testAll(int code, long[] moves, int start, int end) {
        int kept = start;
        for (int i = start; i < end; i++) {
            if (isSafe(code, moves[i])) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    private int testSome(int code, long[] moves, int start, int end) {
        int kept = start;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = (int) (move >>> 8) & 0xFF;
            boolean test = (move & (SPECIAL_OR_HARMLESS)) == Board.SPECIAL || (attacks.to[to >> 6] >>> to & 1) != 0;
            if (!test || isSafe(code, move)) {
                moves[kept++] = move;
            }
        }
        return kept;
    }

    private static final long SPECIAL_OR_HARMLESS = Board.SPECIAL | Board.HARMLESS;

    /** In check, a move of another man must touch each checking path: its squares or the checker. */
    private int testEvasions(int code, int square, long[] moves, int start, int end) {
        int kept = start;
        int word = square >> 6;
        boolean both = attacks.checks > 1 && royalSquare >= 0;
        boolean leaves = (attacks.evade[word] >>> square & 1) != 0;
        boolean leaves2 = !both || (attacks.evade[words + word] >>> square & 1) != 0;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = (int) (move >>> 8) & 0xFF;
            boolean touches = leaves || (attacks.evade[to >> 6] >>> to & 1) != 0;
            boolean touches2 = leaves2 || (attacks.evade[words + (to >> 6)] >>> to & 1) != 0;
            boolean special = (move & SPECIAL_OR_HARMLESS) == Board.SPECIAL;
            if ((touches && touches2 || special || royalSquare == -2) && isSafe(code, move)) {
                moves[kept++] = move;
            }
        }
        return kept;
    }

    /** Whether a move leaves no royal of its side attacked. */
    private boolean isSafe(int code, long move) {
        int side = board.side;
        if ((move & SPECIAL_OR_HARMLESS) == Board.SPECIAL || royalSquare == -2) {
            board.make(move);
            boolean safe = !royalAttacked(side);
            board.unmake();
            return safe;
        }
        int from = (int) move & 0xFF;
        int to = (int) (move >>> 8) & 0xFF;
        int taken = at[to];
        at[from] = 0;
        at[to] = code;
        int word = to >> 6;
        long bit = 1L << to;
        if (taken != 0) {
            board.men[taken * words + word] ^= bit;
        }
        boolean safe = !attacks.attacked(rules.royal[code] ? to : royalSquare, side ^ 1);
        if (taken != 0) {
            board.men[taken * words + word] ^= bit;
        }
        at[from] = code;
        at[to] = taken;
        return safe;
    }

    private int pseudoOf(int code, int square, long[] moves, int start) {
        specials = false;
        int index = code * squares + square;
        int end = run(rules.programStart[index], code, square, moves, start);
        if (rules.repeats[index]) {
            end = dropRepeats(moves, start, end);
        }
        Compiled.Promoting promoting = rules.promoting[code];
        return promoting == null ? end : promote(promoting, square, moves, start, end);
    }

    private int run(int start, int code, int from, long[] moves, int firstFree) {
        int[] p = program;
        byte[] content = rules.content[code];
        int n = firstFree;
        int pc = start;
        while (true) {
            int word = p[pc++];
            int mask = word >>> 4 & 63;
            int argument = word >>> 10;
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
                        int man = at[to];
                        if ((content[man] & mask) != 0) {
                            moves[n++] = from | to << 8;
                        }
                        if (man != 0) {
                            break;
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
                        int man = at[to];
                        if ((content[man] & mask) != 0) {
                            moves[n++] = from | to << 8;
                        }
                        if (man != 0) {
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
                        int man = at[p[pc]];
                        if ((content[man] & mask) != 0) {
                            moves[n++] = special(from, p[pc], effect);
                        }
                        if (man != 0) {
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
                        int man = at[p[pc]];
                        if ((content[man] & mask) != 0) {
                            moves[n++] = special(from, p[pc], effect);
                        }
                        if (man != 0) {
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
                case Op.TEST_EN_PASSANT -> pc = board.enPassant != 0 && board.isEnPassantSquare(argument)
                        ? pc + 1
                        : p[pc];
                case Op.VIRGIN -> pc = board.isVirgin(from) ? pc + 1 : p[pc];
                default -> n = castle(rules.castles[argument], code, from, moves, n);
            }
        }
    }

    /** A move with an effect; effect 0 makes it a plain one. */
    private long special(int from, int to, int effect) {
        if (effect == 0 && from != to) {
            return from | to << 8;
        }
        specials = true;
        int id = effect & 0xFFFFFF;
        long flags = Board.SPECIAL;
        if ((effect & Op.EFFECT_EN_PASSANT) != 0) {
            flags |= Board.EN_PASSANT;
        } else if (rules.effectHarmless[id] && from != to) {
            flags |= Board.HARMLESS;
        }
        return from | to << 8 | flags | (long) id << 32;
    }

    private int castle(Castle castle, int code, int from, long[] moves, int n) {
        boolean royal = rules.royal[code] && royalSquare != -1;
        if (castle.initial() && !board.isVirgin(from) || royal && attacks.checks > 0) {
            return n;
        }
        int[] scan = castle.scan();
        int seenAt = 0;
        while (seenAt < scan.length && at[scan[seenAt]] == 0) {
            seenAt++;
        }
        int inner = scan.length - castle.outermost();
        if (seenAt >= inner || castle.effects()[seenAt] == 0) {
            return n;
        }
        int partner = at[scan[seenAt]];
        if (!rules.partner[partner] || (partner & 1) != (code & 1) || !board.isVirgin(scan[seenAt])) {
            return n;
        }
        for (int i = seenAt + 1; castle.outermost() > 0 && i < inner; i++) {
            if (at[scan[i]] != 0) {
                return n;
            }
        }
        if (royal && !isWaySafe(castle, code, from)) {
            return n;
        }
        moves[n++] = special(from, castle.to(), castle.effects()[seenAt]);
        return n;
    }

    /** Whether no square that the royal crosses is attacked; its target is tested with the partner displaced. */
    private boolean isWaySafe(Castle castle, int code, int from) {
        int[] path = castle.path();
        at[from] = 0;
        boolean safe = true;
        for (int i = 0; safe && i < path.length - 1; i++) {
            at[path[i]] = code;
            safe = !attacks.attacked(path[i], board.side ^ 1);
            at[path[i]] = 0;
        }
        at[from] = code;
        return safe;
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
    private int promote(Compiled.Promoting promoting, int from, long[] moves, int start, int end) {
        int n = end;
        int kept = start;
        int[] targets = promoting.targets();
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = (int) (move >>> 8) & 0xFF;
            boolean promotes = promoting.applies(from, to);
            if (promotes) {
                for (int target : targets) {
                    moves[n++] = move | (long) target << 16;
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
}
