package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.SquareCastling;

/** Lists castlings, however a variant describes them. */
final class CastlingMoves {
    private final Board board;
    private final CompiledRules rules;
    private final Attacks attacks;
    private final int[] at;

    CastlingMoves(Board board, Attacks attacks) {
        this.board = board;
        this.attacks = attacks;
        rules = board.rules;
        at = board.at;
    }

    /**
     * Writes a castling that a piece's moves describe, if it is open; gives the index behind the last move. What the
     * position means for castling says {@code pseudo}.
     */
    int through(Castle castle, int code, int from, PseudoMoves pseudo, long[] moves, int n) {
        boolean royal = rules.pieces().royal()[code] && pseudo.guarded;
        if (castle.unmoved() && !board.isUnmoved(from) || royal && pseudo.inCheck) {
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
        if (!rules.castling().partner()[partner] || (partner & 1) != (code & 1) || !board.isUnmoved(scan[seenAt])) {
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
        moves[n] = PackedMove.special(from, castle.to(), castle.effects()[seenAt]);
        return n + 1;
    }

    /** Whether no square that the royal crosses is attacked; its target is tested with the partner displaced. */
    private boolean isWaySafe(Castle castle, int code, int from) {
        int[] path = castle.path();
        board.stand(from, 0);
        boolean safe = true;
        for (int i = 0; safe && i < path.length - 1; i++) {
            board.stand(path[i], code);
            safe = !attacks.attacked(path[i], code & 1 ^ 1);
            board.stand(path[i], 0);
        }
        board.stand(from, code);
        return safe;
    }

    /** Castling to fixed files from anywhere on the rank, with any unmoved partner on it. */
    int toFiles(int code, int from, PseudoMoves pseudo, long[] moves, int start) {
        if (rules.castling().files().length == 0 || !board.isUnmoved(from) || pseudo.inCheck) {
            return start;
        }
        int n = start;
        int first = from - from % rules.geometry().files();
        for (int file = 0; file < rules.geometry().files(); file++) {
            int partner = first + file;
            int piece = at[partner];
            if (partner != from
                    && rules.castling().partner()[piece]
                    && (piece & 1) == (code & 1)
                    && board.isUnmoved(partner)) {
                int side = partner > from ? 0 : 1;
                int to = first + rules.castling().files()[side];
                int partnerTo = side == 0 ? to - 1 : to + 1;
                if (isFree(from, partner, to, partnerTo) && (!pseudo.guarded || isWaySafe(code, from, to))) {
                    moves[n++] = PackedMove.special(from, to, rules.castling().fileEffects()[2 * partner + side]);
                }
            }
        }
        return n;
    }

    /** Castling whose squares are stated. */
    int toSquares(int code, int from, PseudoMoves pseudo, long[] moves, int start) {
        int n = start;
        for (SquareCastling castling : rules.castling().stated()) {
            if (!pseudo.inCheck && isOpen(castling, code, from) && (!pseudo.guarded || isWaySafe(castling))) {
                moves[n++] = PackedMove.special(from, castling.to(), castling.effect());
            }
        }
        return n;
    }

    /** Whether king and partner of a castling stand ready, unmoved, with nothing in their way. */
    private boolean isOpen(SquareCastling castling, int code, int square) {
        int standing = at[castling.partner()];
        if (castling.side() != PieceCode.side(code)
                || castling.from() != square
                || !rules.castling().partner()[standing]
                || castling.side() != PieceCode.side(standing)
                || !board.isUnmoved(castling.from())
                || !board.isUnmoved(castling.partner())) {
            return false;
        }
        for (int way : castling.empty()) {
            if (at[way] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether no square that the king of a castling crosses is attacked. */
    private boolean isWaySafe(SquareCastling castling) {
        boolean safe = true;
        for (int square : castling.crossed()) {
            board.make(PackedMove.of(castling.from(), square));
            safe = !attacks.attacked(square, board.side);
            board.unmake();
            if (!safe) {
                break;
            }
        }
        return safe;
    }

    private boolean isFree(int from, int partner, int to, int partnerTo) {
        int low = Math.min(Math.min(from, partner), Math.min(to, partnerTo));
        int high = Math.max(Math.max(from, partner), Math.max(to, partnerTo));
        for (int square = low; square <= high; square++) {
            boolean crossed = square >= Math.min(from, to) && square <= Math.max(from, to)
                    || square >= Math.min(partner, partnerTo) && square <= Math.max(partner, partnerTo);
            if (crossed && square != from && square != partner && at[square] != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isWaySafe(int code, int from, int to) {
        int step = Integer.signum(to - from);
        board.stand(from, 0);
        boolean safe = true;
        for (int square = from; safe && square != to; square += step) {
            int standing = at[square];
            board.stand(square, code);
            safe = !attacks.attacked(square, code & 1 ^ 1);
            board.stand(square, standing);
        }
        board.stand(from, code);
        return safe;
    }
}
