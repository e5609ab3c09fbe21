package org.matewright.rules.engine.mates;

import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.moves.CheckFinder;
import org.matewright.rules.engine.moves.Generator;
import org.matewright.rules.engine.moves.Mobility;
import org.matewright.rules.engine.moves.PseudoMoves;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.EndRule;

/**
 * Finds a move that mates at once. Before any move is listed it asks what such a move must do: attack the other side's
 * royal, by the moved piece or by a path that it opens, and see to each of the royal's {@link Flights}. Sets of squares
 * answer that for most pieces; special moves are always played.
 */
public final class MateFinder {
    private final Board board;
    private final CompiledRules rules;
    private final Generator generator;
    private final Mobility mobility;
    private final CheckFinder checks;
    private final Flights flights;
    private final Parries parries;
    private final PseudoMoves pseudo;
    private final int words;

    /** The pieces that may mate: where they stand, and their targets that are left. */
    private int pieces;

    private final int[] standing;
    private final boolean[] special;
    private final long[] left;

    public MateFinder(Board board, Generator generator) {
        this.board = board;
        this.generator = generator;
        mobility = generator.mobility();
        rules = board.rules;
        checks = new CheckFinder(board);
        flights = new Flights(board);
        parries = new Parries(board);
        pseudo = new PseudoMoves(board, new Attacks(board));
        words = board.words;
        standing = new int[board.squares];
        special = new boolean[board.squares];
        left = new long[board.squares * words];
    }

    /** A legal move that mates, or 0; uses the list from an index on. A hint is a move that may well be one. */
    public long find(long hint, long[] moves, int start) {
        if (generator.hasEndRules() && generator.verdict() != EndRule.NONE) {
            return 0;
        }
        checks.prepare();
        int royal = checks.royal();
        if (royal == -1) {
            return 0;
        }
        if (royal < 0 || checks.isChecked() || rules.promotions().byCode()[board.at[royal]] != null) {
            return firstMate(moves, start, generator.generateChecks(moves, start));
        }
        listPieces();
        if (pieces == 0 || !keepGuards(royal)) {
            return 0;
        }
        if (hint != 0 && isListed(hint) && mobility.isLegal(hint) && mates(hint)) {
            return hint;
        }
        for (int i = 0; i < pieces; i++) {
            long mate = mateBy(i, moves, start);
            if (mate != 0) {
                return mate;
            }
        }
        return 0;
    }

    /** A mate by one of the pieces listed, or 0. */
    private long mateBy(int i, long[] moves, int start) {
        int square = standing[i];
        int code = board.at[square];
        if (special[i] || !pseudo.hasSet(code, square)) {
            return firstMate(moves, start, list(i, moves, start));
        }
        long[] targets = pseudo.targets(code, square);
        for (int w = 0; w < words; w++) {
            left[i * words + w] &= targets[w];
        }
        for (int w = 0; w < words; w++) {
            for (long bits = left[i * words + w]; bits != 0; bits &= bits - 1) {
                int to = (w << 6) + Long.numberOfTrailingZeros(bits);
                if (mayMate(code, square, to)) {
                    moves[start] = PackedMove.of(square, to);
                    generator.prepare();
                    if (generator.filter(code, square, moves, start, start + 1) > start && mates(moves[start])) {
                        return moves[start];
                    }
                }
            }
        }
        return 0;
    }

    /** Whether a plain move gives check or may, may guard every flight, and isn't parried by taking its piece at once. */
    private boolean mayMate(int code, int from, int to) {
        if (checks.mayOpen(from, to)) {
            return seesToAll(code, from, to);
        }
        int taken = board.at[to];
        long bit = 1L << from;
        board.stand(from, 0);
        board.stand(to, code);
        board.pieces[code * words + (from >> 6)] ^= bit;
        boolean may =
                checks.attacksFrom(code, to) && !flights.stepsTo(to) && parries.taker(to, checks.royal(), false) < 0;
        board.pieces[code * words + (from >> 6)] ^= bit;
        board.stand(to, taken);
        board.stand(from, code);
        return may && seesToAll(code, from, to);
    }

    private boolean seesToAll(int code, int from, int to) {
        for (int f = 0; f < flights.count; f++) {
            if (!flights.maySeeTo(f, code, from, to)) {
                return false;
            }
        }
        return true;
    }

    private long firstMate(long[] moves, int start, int end) {
        for (int i = start; i < end; i++) {
            if (mates(moves[i])) {
                return moves[i];
            }
        }
        return 0;
    }

    private boolean mates(long move) {
        board.make(move);
        boolean mates = mobility.isMated();
        board.unmake();
        return mates;
    }

    /** Lists the pieces that may give check, with the squares to which they may go for that. */
    private void listPieces() {
        pieces = 0;
        for (int code : rules.pieces().codesOf()[board.side]) {
            for (int w = 0; w < words; w++) {
                for (long bits = board.pieces[code * words + w]; bits != 0; bits &= bits - 1) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(bits);
                    special[pieces] = PseudoMoves.mayBeSpecial(board, code, square);
                    boolean any =
                            special[pieces] ? allTargets() : checks.checkingTargets(code, square, left, pieces * words);
                    if (any) {
                        standing[pieces++] = square;
                    }
                }
            }
        }
    }

    private boolean allTargets() {
        for (int w = 0; w < words; w++) {
            left[pieces * words + w] = -1L;
        }
        return true;
    }

    private boolean isListed(long move) {
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        for (int i = 0; i < pieces; i++) {
            if (standing[i] == from) {
                return (left[i * words + (to >> 6)] >>> to & 1) != 0;
            }
        }
        return false;
    }

    /** Finds the flights and keeps the pieces with targets from which they may guard them all; whether there are any. */
    private boolean keepGuards(int royal) {
        flights.begin(royal);
        while (flights.next()) {
            int flight = flights.count - 1;
            int kept = 0;
            for (int i = 0; i < pieces; i++) {
                int square = standing[i];
                if (!special[i]) {
                    flights.narrow(flight, board.at[square], square, left, i * words);
                }
                long some = 0;
                for (int w = 0; w < words; w++) {
                    some |= left[kept * words + w] = left[i * words + w];
                }
                if (some != 0) {
                    special[kept] = special[i];
                    standing[kept++] = square;
                }
            }
            pieces = kept;
            if (kept == 0) {
                return false;
            }
        }
        return true;
    }

    /** Lists the legal moves of a piece that give check, or may, and may guard every flight. */
    private int list(int i, long[] moves, int start) {
        generator.prepare();
        int square = standing[i];
        int code = board.at[square];
        int listed = generator.evadingMoves(code, square, moves, start);
        int kept = start;
        for (int j = start; j < listed; j++) {
            long move = moves[j];
            int to = PackedMove.to(move);
            if ((left[i * words + (to >> 6)] >>> to & 1) != 0
                    && checks.givesCheck(code, move)
                    && mayGuardAll(code, move)) {
                moves[kept++] = move;
            }
        }
        return generator.filter(code, square, moves, start, kept);
    }

    private boolean mayGuardAll(int code, long move) {
        if (PackedMove.isSpecial(move)) {
            return true;
        }
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int put = PackedMove.becomes(move);
        return seesToAll(put == 0 ? code : put, from, to);
    }
}
