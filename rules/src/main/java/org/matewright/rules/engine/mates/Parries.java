package org.matewright.rules.engine.mates;

import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.moves.PseudoMoves;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.AttackPath;
import org.matewright.rules.engine.tables.CompiledRules;

/**
 * Finds parries of a check by a piece of the side to move that may just stand there for a test: plain moves of pieces other
 * than the royal that leave it safe.
 */
final class Parries {
    private final Board board;
    private final CompiledRules rules;
    private final Attacks attacks;
    private final PseudoMoves pseudo;
    private final int words;

    Parries(Board board) {
        this.board = board;
        rules = board.rules;
        attacks = new Attacks(board);
        pseudo = new PseudoMoves(board, attacks);
        words = board.words;
    }

    /**
     * Where a piece stands that can take the piece on a square, which isn't in the sets of pieces; -1 if none is found.
     *
     * @param royal the square of the takers' only royal
     * @param known whether what its move rests on must be known
     */
    int taker(int square, int royal, boolean known) {
        pseudo.forget();
        int found = -1;
        for (int code : rules.pieces().codesOf()[board.side ^ 1]) {
            int source = (code * board.squares + square) * words;
            for (int w = 0; w < words && !rules.pieces().royal()[code] && found < 0; w++) {
                for (long bits = rules.attacks().sources()[source + w] & board.pieces[code * words + w];
                        bits != 0;
                        bits &= bits - 1) {
                    int from = (w << 6) + Long.numberOfTrailingZeros(bits);
                    if (from != square
                            && pseudo.isPlainTarget(code, from, square)
                            && !(known && pseudo.ways(code, from) == PseudoMoves.Ways.OTHER)
                            && isSafe(code, from, square, royal)) {
                        found = from;
                        break;
                    }
                }
            }
        }
        pseudo.forget();
        return found;
    }

    /** A move by which a piece comes between a check and the royal, a packed move; {@link PackedMove#NONE} if none is known. */
    long interposition(int code, int checker, int royal) {
        int p = rules.attacks().pathIndex()[(code * board.squares + checker) * board.squares + royal];
        if (rules.attacks().paths()[p] != 1 || AttackPath.kind(rules.attacks().paths()[p + 1]) != AttackPath.CLEAR) {
            return PackedMove.NONE;
        }
        int between = rules.attacks().paths()[p + 2];
        if (between == CompiledRules.NO_SQUARES) {
            return PackedMove.NONE;
        }
        pseudo.forget();
        long found = PackedMove.NONE;
        for (int other : rules.pieces().codesOf()[board.side ^ 1]) {
            for (int w = 0; w < words && !rules.pieces().royal()[other] && found == PackedMove.NONE; w++) {
                for (long bits = board.pieces[other * words + w];
                        bits != 0 && found == PackedMove.NONE;
                        bits &= bits - 1) {
                    found = interposition(other, (w << 6) + Long.numberOfTrailingZeros(bits), between, royal);
                }
            }
        }
        pseudo.forget();
        return found;
    }

    private long interposition(int code, int from, int between, int royal) {
        int index = (code * board.squares + from) * words;
        long some = 0;
        for (int w = 0; w < words; w++) {
            some |= rules.moves().targets()[index + w] & rules.sets()[between + w];
        }
        if (some == 0 || pseudo.ways(code, from) == PseudoMoves.Ways.OTHER) {
            return PackedMove.NONE;
        }
        for (int w = 0; w < words; w++) {
            for (long bits = rules.moves().targets()[index + w] & rules.sets()[between + w];
                    bits != 0;
                    bits &= bits - 1) {
                int to = (w << 6) + Long.numberOfTrailingZeros(bits);
                if (pseudo.isPlainTarget(code, from, to) && isSafe(code, from, to, royal)) {
                    return PackedMove.of(from, to);
                }
            }
        }
        return PackedMove.NONE;
    }

    private boolean isSafe(int code, int from, int to, int royal) {
        int met = board.at[to];
        board.stand(from, 0);
        board.stand(to, code);
        boolean safe = !attacks.attacked(royal, board.side);
        board.stand(to, met);
        board.stand(from, code);
        return safe;
    }
}
