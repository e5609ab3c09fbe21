package org.matewright.rules.engine;

/**
 * Finds parries of a check by a piece of the side to move that may just stand there for a test: plain moves of pieces other
 * than the royal that leave it safe.
 */
final class Parries {
    private final Board board;
    private final Compiled rules;
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
        for (int code : rules.codesOf[board.side ^ 1]) {
            int source = (code * board.squares + square) * words;
            for (int w = 0; w < words && !rules.royal[code] && found < 0; w++) {
                for (long bits = rules.sources[source + w] & board.pieces[code * words + w];
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

    /** A move by which a piece comes between a check and the royal, {@code from | to << 8}; -1 if none is known. */
    int interposition(int code, int checker, int royal) {
        int p = rules.pathIndex[(code * board.squares + checker) * board.squares + royal];
        if (rules.paths[p] != 1 || (rules.paths[p + 1] & 15) != AttackPaths.CLEAR) {
            return -1;
        }
        int between = rules.paths[p + 2];
        if (between == SquareSets.NOTHING) {
            return -1;
        }
        pseudo.forget();
        int found = -1;
        for (int other : rules.codesOf[board.side ^ 1]) {
            for (int w = 0; w < words && !rules.royal[other] && found < 0; w++) {
                for (long bits = board.pieces[other * words + w]; bits != 0 && found < 0; bits &= bits - 1) {
                    found = interposition(other, (w << 6) + Long.numberOfTrailingZeros(bits), between, royal);
                }
            }
        }
        pseudo.forget();
        return found;
    }

    private int interposition(int code, int from, int between, int royal) {
        int index = (code * board.squares + from) * words;
        long some = 0;
        for (int w = 0; w < words; w++) {
            some |= rules.targets[index + w] & rules.sets[between + w];
        }
        if (some == 0 || pseudo.ways(code, from) == PseudoMoves.Ways.OTHER) {
            return -1;
        }
        for (int w = 0; w < words; w++) {
            for (long bits = rules.targets[index + w] & rules.sets[between + w]; bits != 0; bits &= bits - 1) {
                int to = (w << 6) + Long.numberOfTrailingZeros(bits);
                if (pseudo.isPlainTarget(code, from, to) && isSafe(code, from, to, royal)) {
                    return from | to << 8;
                }
            }
        }
        return -1;
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
