package org.matewright.rules.engine.moves;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.attacks.Royals;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.RuleTraits;
import org.matewright.rules.engine.tables.Shift;

/**
 * Lists legal moves: the pieces's moves without those that leave a royal attacked. Most moves are legal by what
 * {@link Attacks#scan} found and need no test of their own; variants with unusual rules of safety play every move and
 * look.
 */
public final class Generator {
    /** An upper bound for the number of moves that a list of moves takes. */
    public static final int MAX_MOVES = 8192;

    private final Board board;
    private final CompiledRules rules;
    private final Attacks attacks;
    private final PseudoMoves pseudo;
    private final Royals royals;
    private final ListRules extras;
    private final Mobility mobility;
    private final int[] at;
    private final int words;
    private final int squares;
    private final boolean byPins;
    private final boolean pieceByPiece;
    private final boolean counting;
    private final boolean checksAlone;
    private final EndRule[] endRules;
    private final BoardStanding standing;
    private long[] scratch = new long[0];
    private @Nullable CheckFinder checkFinder;

    /** The square of the only royal of the side to move; -1 if it has none, -2 if it has several. */
    private int royalSquare;

    private boolean platforms;
    private long prepared = -1;

    public Generator(Board board) {
        this.board = board;
        rules = board.rules;
        attacks = new Attacks(board);
        pseudo = new PseudoMoves(board, attacks);
        royals = new Royals(board, attacks);
        extras = new ListRules(this);
        mobility = new Mobility(this);
        at = board.at;
        words = board.words;
        squares = board.squares;
        RuleTraits traits = rules.traits();
        byPins = traits.allow(FastPath.SAFETY_BY_PINS);
        pieceByPiece = traits.allow(FastPath.MOVES_PIECE_BY_PIECE);
        counting = traits.allow(FastPath.COUNTING);
        checksAlone = traits.allow(FastPath.CHECKS_ALONE);
        endRules = rules.endings().rules();
        standing = new BoardStanding(this);
    }

    Board board() {
        return board;
    }

    public boolean hasEndRules() {
        return endRules.length > 0;
    }

    /** The verdict by rules other than mate for the side to move. */
    public int verdict() {
        for (EndRule rule : endRules) {
            int judged = rule.judge(standing);
            if (judged != EndRule.NONE) {
                return judged;
            }
        }
        return EndRule.NONE;
    }

    /** The rule other than mate that decides the game, by its key in a variant's definition; null if none does. */
    @Nullable
    public String endRule() {
        for (EndRule rule : endRules) {
            if (rule.judge(standing) != EndRule.NONE) {
                return rule.rule();
            }
        }
        return null;
    }

    /** Whether the side to move can move, and whether it's mated. */
    public Mobility mobility() {
        return mobility;
    }

    /** The moves of single pieces. */
    PseudoMoves pseudo() {
        return pseudo;
    }

    /** What attacks the royals of the side to move, once {@link #prepare prepared}. */
    Attacks attacks() {
        return attacks;
    }

    /** The square of the only royal of the side to move, once prepared; -1 if it has none, -2 if it has several. */
    int royalSquare() {
        return royalSquare;
    }

    /** Whether the position has been {@link #prepare prepared}. */
    boolean isPrepared() {
        return prepared == board.version;
    }

    /** Whether a side attacks a square. */
    boolean attacked(int square, int bySide) {
        return attacks.attacked(square, bySide);
    }

    /** Whether a side is in check. */
    public boolean inCheck(int side) {
        return royals.inCheck(side);
    }

    public int generate(long[] moves, int start) {
        return endRules.length > 0 && verdict() != EndRule.NONE ? start : generateIgnoringEndRules(moves, start);
    }

    int generateIgnoringEndRules(long[] moves, int start) {
        prepare();
        int end = start;
        boolean calm = attacks.checks == 0 && byPins;
        for (int code : rules.pieces().codesOf()[board.side]) {
            Shift[] shifts = rules.moves().shifts()[code];
            if (calm && shifts != null) {
                int before = end;
                end = pseudo.together(shifts, code, attacks.from, moves, before);
                end = platforms ? testSome(code, moves, before, end) : end;
                end = eachOf(code, pseudo.single, 0, moves, end);
            } else {
                end = eachOf(code, board.pieces, code * words, moves, end);
            }
        }
        return pieceByPiece ? end : extras.list(moves, start, end);
    }

    private int eachOf(int code, long[] pieces, int set, long[] moves, int start) {
        int end = start;
        for (int w = 0; w < words; w++) {
            long bits = pieces[set + w];
            while (bits != 0) {
                int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                bits &= bits - 1;
                end = legalOf(code, square, moves, end);
            }
        }
        return end;
    }

    /** Whether any move that isn't a royal's leaves its side safe, in the position listed last. */
    boolean isCalm() {
        return byPins && attacks.checks == 0 && !platforms;
    }

    /** Whether a piece that comes in on a square leaves its side safe whatever it is. */
    boolean isCalm(int square) {
        return byPins && attacks.checks == 0 && (attacks.to[square >> 6] >>> square & 1) == 0;
    }

    /** Whether the side to move was in check when its moves were listed last. */
    boolean wasInCheck() {
        return pseudo.inCheck;
    }

    public long[] scratch() {
        if (scratch.length == 0) {
            scratch = new long[MAX_MOVES];
        }
        return scratch;
    }

    /** The number of legal moves. */
    public int count() {
        if (!counting) {
            return generate(scratch(), 0);
        }
        if (endRules.length > 0 && verdict() != EndRule.NONE) {
            return 0;
        }
        prepare();
        if (attacks.checks > 0 || platforms) {
            return generateIgnoringEndRules(scratch(), 0);
        }
        int count = 0;
        for (int code : rules.pieces().codesOf()[board.side]) {
            Shift[] shifts = rules.moves().shifts()[code];
            if (shifts != null) {
                count += pseudo.countTogether(shifts, code, attacks.from) + countEach(code, pseudo.single, 0);
            } else {
                count += countEach(code, board.pieces, code * words);
            }
        }
        return count;
    }

    private int countEach(int code, long[] pieces, int set) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            long bits = pieces[set + w];
            while (bits != 0) {
                int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                bits &= bits - 1;
                boolean free = !rules.pieces().royal()[code] && (attacks.from[w] >>> square & 1) == 0;
                int plain = free ? pseudo.countPlain(code, square) : -1;
                count += plain >= 0 ? plain : legalOf(code, square, scratch(), 0);
            }
        }
        return count;
    }

    /** Whether some move of a piece can touch the first checking path: leave it, enter it, or do something special. */
    boolean mayEvade(int code, int square) {
        int index = code * squares + square;
        if (rules.pieces().royal()[code]
                || PseudoMoves.mayBeSpecial(board, code, square)
                || (attacks.evade[square >> 6] >>> square & 1) != 0) {
            return true;
        }
        long touched = 0;
        for (int w = 0; w < words; w++) {
            touched |= rules.moves().targets()[index * words + w] & attacks.evade[w];
        }
        return touched != 0;
    }

    /** Lists the legal moves that may give check: all that do, and few that don't. */
    public int generateChecks(long[] moves, int start) {
        if (!checksAlone) {
            return generate(moves, start);
        }
        if (endRules.length > 0 && verdict() != EndRule.NONE) {
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
        for (int code : rules.pieces().codesOf()[board.side]) {
            for (int w = 0; w < words; w++) {
                long bits = board.pieces[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    if (finder.mayCheck(code, square) && (!evading || mayEvade(code, square))) {
                        int before = end;
                        end = finder.keepChecks(code, moves, before, pseudo.of(code, square, moves, before));
                        end = filter(code, square, moves, before, end);
                    }
                }
            }
        }
        return end;
    }

    /** Lists a piece's moves that may parry a check, if there is one; what {@link #filter} keeps of them is legal. */
    public int evadingMoves(int code, int square, long[] moves, int start) {
        boolean evading = attacks.checks > 0 && royalSquare >= 0;
        return evading && !mayEvade(code, square) ? start : pseudo.of(code, square, moves, start);
    }

    /** Lists all moves of one piece, whether or not they leave a royal attacked. */
    public int pseudoLegal(int square, long[] moves, int start) {
        prepared = -1;
        pseudo.guarded = false;
        pseudo.inCheck = false;
        return pseudo.of(at[square], square, moves, start);
    }

    /** Scans the royals of the side to move. */
    public void prepare() {
        if (prepared == board.version) {
            return;
        }
        prepared = board.version;
        attacks.clear();
        royalSquare = -1;
        int side = board.side;
        if (!byPins) {
            pseudo.inCheck = royals.inCheck(side);
            pseudo.guarded = true;
            return;
        }
        for (int code : rules.pieces().royalsOf()[side]) {
            for (int w = 0; w < words; w++) {
                long bits = board.pieces[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    royalSquare = royalSquare == -1 ? square : -2;
                    attacks.scan(square, side ^ 1, side);
                }
            }
        }
        long any = 0;
        for (int w = 0; w < words; w++) {
            any |= attacks.to[w];
        }
        platforms = any != 0;
        pseudo.inCheck = attacks.checks > 0;
        pseudo.guarded = royalSquare != -1;
    }

    int legalOf(int code, int square, long[] moves, int start) {
        return filter(code, square, moves, start, pseudo.of(code, square, moves, start));
    }

    /** Drops the moves of a piece that leave a royal attacked. */
    public int filter(int code, int square, long[] moves, int start, int end) {
        if (end == start) {
            return end;
        }
        if (!byPins) {
            return testAll(code, moves, start, end);
        }
        if (royalSquare == -1) {
            return end;
        }
        if (attacks.checks > 0) {
            return rules.pieces().royal()[code]
                    ? testAll(code, moves, start, end)
                    : testEvasions(code, square, moves, start, end);
        }
        if (rules.pieces().royal()[code] || (attacks.from[square >> 6] >>> square & 1) != 0) {
            return testAll(code, moves, start, end);
        }
        return pseudo.specials || platforms ? testSome(code, moves, start, end) : end;
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
            int to = PackedMove.to(move);
            boolean test = PackedMove.isSpecial(move) || (attacks.to[to >> 6] >>> to & 1) != 0;
            if (!test || isSafe(code, move)) {
                moves[kept++] = move;
            }
        }
        return kept;
    }

    /** In check, a move of another piece must touch each checking path: its squares or the checker. */
    private int testEvasions(int code, int square, long[] moves, int start, int end) {
        int kept = start;
        int word = square >> 6;
        boolean both = attacks.checks > 1 && royalSquare >= 0;
        boolean leaves = (attacks.evade[word] >>> square & 1) != 0;
        boolean leaves2 = !both || (attacks.evade[words + word] >>> square & 1) != 0;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            int to = PackedMove.to(move);
            boolean touches = leaves || (attacks.evade[to >> 6] >>> to & 1) != 0;
            boolean touches2 = leaves2 || (attacks.evade[words + (to >> 6)] >>> to & 1) != 0;
            boolean special = PackedMove.isSpecial(move);
            if ((touches && touches2 || special || royalSquare == -2) && isSafe(code, move)) {
                moves[kept++] = move;
            }
        }
        return kept;
    }

    /** Whether a move leaves its side safe. */
    boolean isSafe(int code, long move) {
        int side = board.side;
        if (!byPins) {
            board.make(move);
            boolean safe = isLegalAfter(side);
            board.unmake();
            return safe;
        }
        if (PackedMove.isSpecial(move) || royalSquare == -2) {
            board.make(move);
            boolean safe = !royals.inCheck(side);
            board.unmake();
            return safe;
        }
        return isSafeAt(code, move);
    }

    boolean isSafeAt(int code, long move) {
        int side = board.side;
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int taken = at[to];
        board.stand(from, 0);
        board.stand(to, code);
        boolean safe;
        if (rules.pieces().royal()[code]) {
            int index = taken * words + (to >> 6);
            long bit = taken == 0 ? 0 : 1L << to;
            board.pieces[index] ^= bit;
            safe = !attacks.attacked(to, side ^ 1);
            board.pieces[index] ^= bit;
        } else {
            safe = !attacks.exposed(royalSquare, to);
        }
        board.stand(to, taken);
        board.stand(from, code);
        return safe;
    }

    /** Whether a side's move, now played, was legal, in variants with rules of safety of their own. */
    private boolean isLegalAfter(int side) {
        if (rules.explosion().on()) {
            if (royals.count(side) == 0) {
                return false;
            }
            if (royals.count(side ^ 1) == 0) {
                return true;
            }
        }
        return !royals.inCheck(side) && !(rules.safety().mayNotCheck() && royals.inCheck(side ^ 1));
    }
}
