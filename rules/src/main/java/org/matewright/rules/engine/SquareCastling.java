package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Geometry;

/**
 * A castling whose squares are stated.
 *
 * @param side whose it is
 * @param from the king's origin
 * @param to its target
 * @param partner the partner's origin
 * @param crossed the squares that the king crosses, its target excepted
 * @param empty the squares that must be empty, but for king and partner themselves
 * @param effect the effect
 */
record SquareCastling(int side, int from, int to, int partner, int[] crossed, int[] empty, int effect) {
    static SquareCastling[] all(Ruleset rules, Effects effects) {
        return rules.squareCastlings.stream()
                .map(squares -> of(rules.geometry, squares, effects))
                .toArray(SquareCastling[]::new);
    }

    private static SquareCastling of(Geometry geometry, Ruleset.CastlingSquares squares, Effects effects) {
        List<Integer> crossed = between(geometry, squares.from(), squares.to());
        List<Integer> empty = new ArrayList<>(crossed);
        empty.add(squares.to());
        empty.addAll(between(geometry, squares.partnerFrom(), squares.partnerTo()));
        empty.add(squares.partnerTo());
        empty.removeIf(square -> square == squares.from() || square == squares.partnerFrom());
        int effect = effects.id(
                new Effects.Effect(List.of(), -1, -1, List.of(), squares.partnerFrom(), squares.partnerTo()));
        return new SquareCastling(
                squares.side(),
                squares.from(),
                squares.to(),
                squares.partnerFrom(),
                crossed.stream().mapToInt(Integer::intValue).toArray(),
                empty.stream().mapToInt(Integer::intValue).toArray(),
                effect);
    }

    /** The squares between two on one line; none if they aren't. */
    private static List<Integer> between(Geometry geometry, int from, int to) {
        int dx = geometry.file(to) - geometry.file(from);
        int dy = geometry.rank(to) - geometry.rank(from);
        List<Integer> squares = new ArrayList<>();
        if (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)) {
            for (int k = 1; k < Math.max(Math.abs(dx), Math.abs(dy)); k++) {
                squares.add(geometry.square(
                        geometry.file(from) + k * Integer.signum(dx), geometry.rank(from) + k * Integer.signum(dy)));
            }
        }
        return squares;
    }

    /** Whether king and partner stand ready, unmoved, with nothing in their way. */
    boolean isOpen(Board board, int code, int square) {
        int standing = board.at[partner];
        if (side != Compiled.side(code)
                || from != square
                || !board.rules.partner[standing]
                || Compiled.side(standing) != side
                || !board.isVirgin(from)
                || !board.isVirgin(partner)) {
            return false;
        }
        for (int way : empty) {
            if (board.at[way] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether no square that the king crosses is attacked. */
    boolean isWaySafe(Board board, Attacks attacks) {
        boolean safe = true;
        for (int i = 0; safe && i < crossed.length; i++) {
            board.make(from | crossed[i] << 8);
            safe = !attacks.attacked(crossed[i], board.side);
            board.unmake();
        }
        return safe;
    }
}
