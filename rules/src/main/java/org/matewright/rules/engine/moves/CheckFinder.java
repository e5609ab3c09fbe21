package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.attacks.Royals;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.TargetElements;

/**
 * Tells which moves can give check, by what is scanned once for a position: from which squares a piece would attack the
 * other side's royal, which pieces would discover an attack by leaving, and which squares would by being entered.
 */
public final class CheckFinder {
    private final Board board;
    private final CompiledRules rules;
    private final Attacks attacks;
    private final int words;
    private final int squares;

    /** The other side's only royal; -1 if it has none, -2 if it has several (then every move may give check). */
    private int royal;

    private boolean platforms;

    public CheckFinder(Board board) {
        this.board = board;
        rules = board.rules;
        attacks = new Attacks(board);
        words = board.words;
        squares = board.squares;
    }

    public void prepare() {
        int side = board.side;
        royal = Royals.only(board, side ^ 1);
        attacks.clear();
        if (royal >= 0) {
            attacks.scan(royal, side, side);
            long any = 0;
            for (int w = 0; w < words; w++) {
                any |= attacks.to[w];
            }
            platforms = any != 0;
        }
    }

    /** Whether some move of a piece may give check. */
    boolean mayCheck(int code, int square) {
        if (royal < 0) {
            return royal == -2;
        }
        if (platforms
                || attacks.checks > 0
                || PseudoMoves.mayBeSpecial(board, code, square)
                || (attacks.from[square >> 6] >>> square & 1) != 0) {
            return true;
        }
        long hits = 0;
        int source = (code * squares + royal) * words;
        int target = (code * squares + square) * words;
        for (int w = 0; w < words; w++) {
            hits |= rules.moves().targets()[target + w] & rules.attacks().sources()[source + w];
        }
        return hits != 0;
    }

    /** The square of the other side's only royal; -1 if it has none, -2 if it has several. */
    public int royal() {
        return royal;
    }

    /** Whether that royal is attacked as the board stands. */
    public boolean isChecked() {
        return attacks.checks > 0;
    }

    /**
     * Writes the squares to which a plain move of a piece may go with check; all its targets if it may discover one by
     * leaving. For a single royal.
     *
     * @return whether there are any
     */
    public boolean checkingTargets(int code, int square, long[] into, int place) {
        int own = (code & 1) * words;
        long any = 0;
        for (int w = 0; w < words; w++) {
            long set = aims(code, code, square, w) & ~board.sides[own + w];
            into[place + w] = set;
            any |= set;
        }
        return any != 0;
    }

    /**
     * A word of the set of squares where a piece of a code that becomes a form may give check, own pieces on them or not; all
     * to which it may go if it may discover one by leaving. A royal never goes to where the other one takes it.
     */
    public long aims(int code, int form, int square, int word) {
        long set = rules.moves().targets()[(code * squares + square) * words + word];
        if ((attacks.from[square >> 6] >>> square & 1) == 0) {
            set &= rules.attacks().sources()[(form * squares + royal) * words + word] | attacks.to[word];
        }
        return set != 0
                        && rules.pieces().royal()[code]
                        && (rules.pieces().content()[board.at[royal]][code] & Content.ENEMY) != 0
                ? set & ~TargetElements.sure(rules, board.at[royal], royal, word)
                : set;
    }

    /** Whether a piece attacks the royal from a square by itself, with nobody's leaving or entering a square to help. */
    public boolean attacksFrom(int code, int to) {
        return (rules.attacks().sources()[(code * squares + royal) * words + (to >> 6)] >>> to & 1) != 0
                && attacks.reaches(code, to, royal);
    }

    /** Whether a piece may discover a check by leaving a square, or by entering another. */
    public boolean mayOpen(int from, int to) {
        return (attacks.from[from >> 6] >>> from & 1) != 0 || (attacks.to[to >> 6] >>> to & 1) != 0;
    }

    /** Keeps those of a piece's moves that may give check. */
    int keepChecks(int code, long[] moves, int start, int end) {
        if (royal == -2 || attacks.checks > 0) {
            return end;
        }
        int kept = start;
        for (int i = start; i < end; i++) {
            if (givesCheck(code, moves[i])) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    /** Whether a move of a piece gives check, or may if it opens a path or is special. */
    public boolean givesCheck(int code, long move) {
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        if (PackedMove.isSpecial(move)
                || (attacks.from[from >> 6] >>> from & 1) != 0
                || (attacks.to[to >> 6] >>> to & 1) != 0) {
            return true;
        }
        int put = PackedMove.becomes(move);
        int becomes = put == 0 ? code : put;
        if ((rules.attacks().sources()[(becomes * squares + royal) * words + (to >> 6)] >>> to & 1) == 0) {
            return false;
        }
        int taken = board.at[to];
        board.stand(from, 0);
        board.stand(to, becomes);
        boolean reaches = attacks.reaches(becomes, to, royal);
        board.stand(to, taken);
        board.stand(from, code);
        return reaches;
    }
}
