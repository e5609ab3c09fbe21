package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.attacks.Royals;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.RuleTraits;

/** Answers whether the side to move can move, whether it's mated and whether a move is legal, without listing all. */
public final class Mobility {
    private final Generator generator;
    private final Board board;
    private final CompiledRules rules;
    private final Attacks attacks;
    private final PseudoMoves pseudo;
    private final int[] at;
    private final int words;
    private final int squares;
    private final boolean byPins;
    private final boolean pieceByPiece;
    private final boolean matedByScan;
    private final boolean legalByTargets;

    Mobility(Generator generator) {
        this.generator = generator;
        board = generator.board();
        rules = board.rules;
        attacks = generator.attacks();
        pseudo = generator.pseudo();
        at = board.at;
        words = board.words;
        squares = board.squares;
        RuleTraits traits = rules.traits();
        byPins = traits.allow(FastPath.SAFETY_BY_PINS);
        pieceByPiece = traits.allow(FastPath.MOVES_PIECE_BY_PIECE);
        matedByScan = traits.allow(FastPath.MATED_BY_SCAN);
        legalByTargets = traits.allow(FastPath.LEGAL_BY_TARGETS);
    }

    /** Whether the side to move is in check and has no move that parries it. */
    public boolean isMated() {
        if (!matedByScan) {
            return generator.inCheck(board.side) && !hasLegalMove(true);
        }
        generator.prepare();
        return attacks.checks > 0 && !takesChecker() && !hasLegalMove(true);
    }

    /** Whether a piece other than a royal can take the only piece that gives check: most checks are seen parried so. */
    private boolean takesChecker() {
        if (attacks.checks != 1 || generator.royalSquare() < 0) {
            return false;
        }
        int checker = attacks.checker;
        for (int code : rules.pieces().codesOf()[board.side]) {
            int source = (code * squares + checker) * words;
            for (int w = 0; w < words && !rules.pieces().royal()[code]; w++) {
                for (long bits = rules.attacks().sources()[source + w] & board.pieces[code * words + w];
                        bits != 0;
                        bits &= bits - 1) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    if (attacks.reaches(code, square, checker)
                            && generator.legalOf(code, square, generator.scratch(), 0) > 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether there is a legal move; by the rules of check alone if the verdict is ignored. */
    public boolean hasLegalMove(boolean ignoringEndRules) {
        if (!ignoringEndRules && generator.hasEndRules() && generator.verdict() != EndRule.NONE) {
            return false;
        }
        long[] list = generator.scratch();
        if (!pieceByPiece) {
            return generator.generateIgnoringEndRules(list, 0) > 0;
        }
        if (hasFlight(list)) {
            return true;
        }
        generator.prepare();
        boolean evading = attacks.checks > 0 && generator.royalSquare() >= 0 && byPins;
        long[] pieces = board.pieces;
        for (int code : rules.pieces().codesOf()[board.side]) {
            for (int w = 0; w < words; w++) {
                long bits = pieces[code * words + w];
                while (bits != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    bits &= bits - 1;
                    if ((!evading || generator.mayEvade(code, square)) && canMove(code, square, list)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * Whether an only royal has a plain move to a safe square. Where it goes is all that counts, so nothing need be
     * scanned first; most questions end here.
     */
    private boolean hasFlight(long[] list) {
        int[] codes = rules.pieces().royalsOf()[board.side];
        if (!byPins || codes.length != 1) {
            return false;
        }
        int code = codes[0];
        int square = -1;
        for (int w = 0; w < words; w++) {
            long bits = board.pieces[code * words + w];
            if (bits != 0) {
                if (square >= 0 || (bits & bits - 1) != 0) {
                    return false;
                }
                square = (w << 6) + Long.numberOfTrailingZeros(bits);
            }
        }
        if (square < 0) {
            return false;
        }
        // Castling is left out here, and with it the question which squares are safe for it.
        boolean known = pseudo.inCheck;
        pseudo.inCheck = true;
        int end = pseudo.of(code, square, list, 0);
        pseudo.inCheck = known;
        for (int i = 0; i < end; i++) {
            if (!PackedMove.hasEffect(list[i]) && generator.isSafeAt(code, list[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece has a legal move; a royal's are tested one by one, since the first safe one answers. */
    private boolean canMove(int code, int square, long[] list) {
        if (!rules.pieces().royal()[code] || generator.royalSquare() == -1) {
            return generator.legalOf(code, square, list, 0) > 0;
        }
        int end = pseudo.of(code, square, list, 0);
        for (int i = 0; i < end; i++) {
            if (generator.isSafe(code, list[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a packed move is one that {@link Generator#generate} would list here. */
    public boolean isLegal(long move) {
        int from = PackedMove.from(move);
        if (!pieceByPiece) {
            return contains(generator.scratch(), generator.generate(generator.scratch(), 0), move);
        }
        if (from >= squares
                || at[from] == 0
                || (at[from] & 1) != board.side
                || generator.hasEndRules() && generator.verdict() != EndRule.NONE) {
            return false;
        }
        if (legalByTargets && PackedMove.isBare(move) && !generator.isPrepared() && pseudo.hasSet(at[from], from)) {
            return pseudo.isTarget(at[from], from, PackedMove.to(move)) && leavesSafe(at[from], move);
        }
        generator.prepare();
        long[] list = generator.scratch();
        if (!contains(list, pseudo.of(at[from], from, list, 0), move)) {
            return false;
        }
        list[0] = move;
        pseudo.specials = PackedMove.hasEffect(move);
        return generator.filter(at[from], from, list, 0, 1) == 1;
    }

    /** Whether a plain move leaves the only royal of its side safe, by the pieces that attack its square after it. */
    private boolean leavesSafe(int code, long move) {
        int side = board.side;
        int royal = Royals.only(board, side);
        if (royal < 0) {
            generator.prepare();
            return royal == -1 || generator.isSafe(code, move);
        }
        if (rules.pieces().royal()[code]) {
            return generator.isSafeAt(code, move);
        }
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int taken = at[to];
        board.stand(from, 0);
        board.stand(to, code);
        int index = taken * words + (to >> 6);
        long bit = taken == 0 ? 0 : 1L << to;
        board.pieces[index] ^= bit;
        boolean safe = !attacks.attacked(royal, side ^ 1);
        board.pieces[index] ^= bit;
        board.stand(to, taken);
        board.stand(from, code);
        return safe;
    }

    private static boolean contains(long[] list, int end, long move) {
        for (int i = 0; i < end; i++) {
            if (list[i] == move) {
                return true;
            }
        }
        return false;
    }
}
