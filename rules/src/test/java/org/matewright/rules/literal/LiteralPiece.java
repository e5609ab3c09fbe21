package org.matewright.rules.literal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.betza.Leg;
import org.matewright.rules.betza.Modes;
import org.matewright.rules.betza.MoveTerm;
import org.matewright.rules.literal.LiteralDirections.Vector;

/**
 * The moves of one piece, found by walking the board as section 17 of docs/NOTATION.md describes it, square by square,
 * with no table and no thought of speed.
 */
final class LiteralPiece {
    /** A move: where it goes, what it takes elsewhere, and the squares on which the mover may then be taken. */
    record Move(int from, int to, Set<Integer> victims, boolean enPassant, List<Integer> passed) {}

    private final LiteralBoard board;
    private final Geometry geometry;
    private final int from;
    private final Piece piece;
    private final List<Move> moves = new ArrayList<>();
    private List<Leg> legs = List.of();

    private LiteralPiece(LiteralBoard board, int from, Piece piece) {
        this.board = board;
        this.geometry = board.geometry();
        this.from = from;
        this.piece = piece;
    }

    /** What the legs so far have done. */
    private record State(
            int file,
            int rank,
            @Nullable Vector last,
            int range,
            int hand,
            int slid,
            Set<Integer> victims,
            List<Integer> passed) {}

    /** All moves of the piece on a square, legal or not; castling left out. */
    static List<Move> moves(LiteralBoard board, int from, Betza betza) {
        Piece piece = board.piece(from);
        if (piece == null) {
            return List.of();
        }
        LiteralPiece literal = new LiteralPiece(board, from, piece);
        for (MoveTerm term : betza.terms()) {
            literal.term(term);
        }
        return literal.moves;
    }

    private void term(MoveTerm term) {
        legs = term.legs();
        Leg first = legs.get(0);
        if (first.modes().has('i') && !board.unmoved(from)) {
            return;
        }
        State start =
                new State(geometry.file(from), geometry.rank(from), null, first.range(), 0, 1, Set.of(), List.of());
        if (legs.size() == 1 && first.modes().hasAny("zq")) {
            bent(first, start);
            return;
        }
        for (Vector v : LiteralDirections.first(first.atom(), first.directions())) {
            ray(0, start, v, 0, k -> v, first.range());
        }
    }

    private interface Steps {
        Vector at(int k);
    }

    private void bent(Leg leg, State start) {
        boolean circular = leg.modes().has('q');
        int range = circular && leg.range() == 1 ? 0 : leg.range();
        for (Vector v : LiteralDirections.first(leg.atom(), leg.directions())) {
            for (int sense : new int[] {1, 7}) {
                Steps steps = circular
                        ? k -> LiteralDirections.turn(leg.atom(), v, sense * k % 8)
                        : k -> k % 2 == 0 ? v : LiteralDirections.turn(leg.atom(), v, 2 * sense % 8);
                ray(0, start, v, 0, steps, range);
            }
        }
    }

    private void next(int index, State state) {
        Leg leg = legs.get(index);
        String letters = leg.directions();
        String same = state.hand == 0 ? "s" : state.hand > 0 ? "r" : "l";
        String other = state.hand == 0 ? "s" : state.hand > 0 ? "l" : "r";
        letters = letters.replace("q", same).replace("z", other);
        Vector last = state.last;
        if (last == null) {
            throw new IllegalStateException("a later leg follows one");
        }
        for (int turn : LiteralDirections.turns(leg.atom(), letters)) {
            Vector v = LiteralDirections.turn(leg.atom(), last, turn);
            int hand = turn == 0 || turn == 4 ? state.hand : turn < 4 ? 1 : -1;
            ray(index, state, v, hand, k -> v, state.range);
        }
    }

    private void ray(int index, State state, Vector direction, int hand, Steps steps, int range) {
        Leg leg = legs.get(index);
        Modes modes = leg.modes();
        boolean last = index == legs.size() - 1;
        boolean iso = index > 0 && modes.has('i');
        int skip = leg.atom().isStep() ? modes.jumps() : 0;
        int file = state.file;
        int rank = state.rank;
        int mount = 0;
        List<Integer> passed = new ArrayList<>(state.passed);
        for (int n = 1; range == 0 || n <= range; n++) {
            Vector v = steps.at(n - 1);
            int dy = piece.side() == Side.WHITE ? v.y() : -v.y();
            List<Integer> way = way(file, rank, v.x(), dy, modes.has('o') && last);
            file += v.x();
            rank += dy;
            if (modes.has('o') && last) {
                file = Math.floorMod(file, geometry.files());
            }
            if (!geometry.contains(file, rank)) {
                return;
            }
            int square = geometry.square(file, rank);
            if (square == geometry.square(state.file, state.rank) && (legs.size() == 1 || modes.has('o'))) {
                return;
            }
            if (n <= skip) {
                continue;
            }
            if (last && modes.has('n') && way.stream().anyMatch(s -> standing(s, state) != null)) {
                return;
            }
            if (modes.has('j') && !leg.atom().isStep() && way.stream().allMatch(s -> standing(s, state) == null)) {
                return;
            }
            Piece there = standing(square, state);
            boolean counts = !iso || n == state.slid;
            if (last) {
                if (modes.lame() > 1 || modes.has('n') && legs.get(0).modes().has('i')) {
                    passed.addAll(way);
                }
                if (modes.hasAny("pg") && mount == 0) {
                    mount = there == null ? 0 : n;
                    if (there != null) {
                        continue;
                    }
                    continue;
                }
                if (counts) {
                    land(modes, state, square, there, passed);
                }
                if (modes.has('g')) {
                    return;
                }
            } else if (counts) {
                through(index, state, file, rank, square, there, direction, hand, n);
            }
            if (there != null) {
                return;
            }
        }
    }

    private @Nullable Piece standing(int square, State state) {
        return square == from || state.victims.contains(square) ? null : board.piece(square);
    }

    private boolean enemy(@Nullable Piece other) {
        return other != null && other.side() != piece.side();
    }

    private void land(Modes modes, State state, int square, @Nullable Piece there, List<Integer> passed) {
        boolean plain = !modes.hasAny("mcdek");
        boolean fits = there == null
                ? plain || modes.has('m')
                : enemy(there)
                        ? plain || modes.has('c') || modes.has('k') && board.isRoyal(there)
                        : modes.has('d') && !board.isRoyal(there);
        if (fits) {
            moves.add(new Move(from, square, state.victims, false, passed));
        }
        if (modes.has('e') && board.enPassant().contains(square) && board.piece(square) == null) {
            moves.add(new Move(from, square, state.victims, true, passed));
        }
    }

    private void through(
            int index, State state, int file, int rank, int square, @Nullable Piece there, Vector v, int hand, int n) {
        Modes modes = legs.get(index).modes();
        int slid = state.range == 1 ? state.slid : n;
        boolean dull = !modes.hasAny("mycdpgke") || modes.has('n');
        int toggled = toggled(legs.get(index), state.range);
        if (there == null && (dull || modes.has('m')) || there != null && modes.has('p')) {
            List<Integer> passed = new ArrayList<>(state.passed);
            if (modes.has('n')) {
                passed.add(square);
            }
            next(index + 1, new State(file, rank, v, state.range, hand, slid, state.victims, passed));
        }
        if (there == null && modes.has('y') || there != null && modes.has('g')) {
            next(index + 1, new State(file, rank, v, toggled, hand, slid, state.victims, state.passed));
        }
        if (enemy(there) && modes.has('c')
                || there != null && !enemy(there) && modes.has('d') && !board.isRoyal(there)) {
            Set<Integer> victims = new TreeSet<>(state.victims);
            victims.add(square);
            next(index + 1, new State(file, rank, v, state.range, hand, slid, victims, state.passed));
        }
    }

    private static int toggled(Leg leg, int range) {
        if (range == 1) {
            return 0;
        }
        boolean step = List.of("W", "F", "K").contains(leg.atom().letter());
        return step && range > 1 ? 0 : 1;
    }

    /** The squares on the way of a leap: all inner ones if it's straight, else half of it rounded towards zero. */
    private List<Integer> way(int file, int rank, int dx, int dy, boolean around) {
        List<Integer> way = new ArrayList<>();
        int length = Math.max(Math.abs(dx), Math.abs(dy));
        boolean straight = dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
        if (length < 2) {
            return way;
        }
        for (int k = 1; k < (straight ? length : 2); k++) {
            int x = file + (straight ? dx / length * k : dx / 2);
            int y = rank + (straight ? dy / length * k : dy / 2);
            x = around ? Math.floorMod(x, geometry.files()) : x;
            if (geometry.contains(x, y)) {
                way.add(geometry.square(x, y));
            }
        }
        return way;
    }
}
