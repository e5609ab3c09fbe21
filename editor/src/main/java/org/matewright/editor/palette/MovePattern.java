package org.matewright.editor.palette;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.tables.TooComplexException;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceMoves;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/**
 * How a type of piece moves, as a small diagram: alone in the middle of a board, with dots where it may go and corners
 * where it may capture. A hopper gets a ring of platforms, and rings where it lands behind them.
 *
 * @param side the board's side, 7 or 9
 * @param quiet where it goes without capturing
 * @param captures where a single enemy piece can be captured
 * @param hops where it lands behind a platform
 * @param platforms the platforms
 */
record MovePattern(int side, Set<Integer> quiet, Set<Integer> captures, Set<Integer> hops, Set<Integer> platforms) {
    private static final int SMALL = 7;
    private static final int LARGE = 9;

    /** The pattern of a type; empty if its moves are too many to list. */
    static MovePattern of(PieceType type, Side side) {
        try {
            return new Search(type.moves(), side, LARGE).pattern().orSmaller();
        } catch (TooComplexException e) {
            return new MovePattern(SMALL, Set.of(), Set.of(), Set.of(), Set.of());
        }
    }

    /** The same on the smaller board if nothing reaches beyond it. */
    private MovePattern orSmaller() {
        Set<Integer> all = new LinkedHashSet<>(quiet);
        all.addAll(captures);
        all.addAll(hops);
        int rim = (LARGE - SMALL) / 2;
        boolean far = all.stream().anyMatch(s -> {
            int file = s % side;
            int rank = s / side;
            return file < rim || rank < rim || file >= side - rim || rank >= side - rim;
        });
        return far
                ? this
                : new MovePattern(SMALL, smaller(quiet), smaller(captures), smaller(hops), smaller(platforms));
    }

    private Set<Integer> smaller(Set<Integer> squares) {
        int rim = (LARGE - SMALL) / 2;
        Set<Integer> moved = new LinkedHashSet<>();
        squares.forEach(s -> moved.add((s / side - rim) * SMALL + s % side - rim));
        return moved;
    }

    /**
     * The diagram, with the pictures of a variant. A piece that captures wherever it goes gets plain dots; one that
     * doesn't gets corners on every square where it captures.
     */
    Diagram diagram(Variant variant, Piece piece) {
        Setup setup = Setup.empty(Geometry.of(side, side)).with(side * side / 2, piece);
        String pawn = variant.pieceByName("pawn").map(PieceType::id).orElse(piece.id());
        for (int square : platforms) {
            setup = setup.with(square, new Piece(pawn, piece.side().other()));
        }
        List<Mark> marks = new ArrayList<>();
        boolean divergent = !captures.containsAll(quiet);
        captures.stream().filter(s -> divergent || !quiet.contains(s)).forEach(s -> marks.add(new Mark.Capture(s)));
        hops.forEach(s -> marks.add(new Mark.Hop(s)));
        quiet.forEach(s -> marks.add(new Mark.Quiet(s)));
        return Diagram.builder(setup, variant.pieces()).side(null).marks(marks).build();
    }

    /** Tries the moves out. */
    private static final class Search {
        private final Betza betza;
        private final Side side;
        private final Geometry board;
        private final PieceMoves piece;
        private final int middle;

        Search(Betza betza, Side side, int size) {
            this.betza = betza;
            this.side = side;
            this.board = Geometry.of(size, size);
            this.piece = PieceMoves.of(betza, board);
            this.middle = size * size / 2;
        }

        MovePattern pattern() {
            Set<Integer> quiet = new LinkedHashSet<>();
            list(List.of(), List.of()).stream().filter(m -> !m.isCapture()).forEach(m -> quiet.add(m.to()));
            Set<Integer> captures = captures(quiet);
            Set<Integer> hops = new LinkedHashSet<>();
            Set<Integer> platforms = new LinkedHashSet<>();
            if (isHopper()) {
                ring(platforms);
                for (Move move : list(List.copyOf(platforms), List.of())) {
                    if (!quiet.contains(move.to())) {
                        hops.add(move.to());
                    }
                }
                quiet.removeAll(platforms);
            }
            return new MovePattern(board.files(), quiet, captures, hops, hops.isEmpty() ? Set.of() : platforms);
        }

        /**
         * Where an enemy can be captured. Enemies stand in a ring at each distance in turn, as few moves meet two of
         * one ring; what goes there without capturing but wasn't found to capture is tried alone.
         */
        private Set<Integer> captures(Set<Integer> quiet) {
            Set<Integer> captures = new LinkedHashSet<>();
            int centre = board.files() / 2;
            for (int distance = 1; distance <= centre; distance++) {
                List<Integer> ring = new ArrayList<>();
                for (int square = 0; square < board.squares(); square++) {
                    int far = Math.max(Math.abs(board.file(square) - centre), Math.abs(board.rank(square) - centre));
                    if (far == distance) {
                        ring.add(square);
                    }
                }
                List<Move> moves = list(List.of(), ring);
                ring.stream()
                        .filter(s -> moves.stream().anyMatch(m -> m.capturesOn(s)))
                        .forEach(captures::add);
            }
            for (int square : quiet) {
                if (!captures.contains(square)
                        && list(List.of(), List.of(square)).stream().anyMatch(m -> m.capturesOn(square))) {
                    captures.add(square);
                }
            }
            return captures;
        }

        private boolean isHopper() {
            return betza.terms().stream()
                    .flatMap(t -> t.legs().stream())
                    .anyMatch(leg -> leg.modes().hasAny("pg"));
        }

        /** One piece two squares away in each of the eight directions. */
        private void ring(Set<Integer> platforms) {
            int centre = board.files() / 2;
            for (int file = centre - 2; file <= centre + 2; file += 2) {
                for (int rank = centre - 2; rank <= centre + 2; rank += 2) {
                    if (file != centre || rank != centre) {
                        platforms.add(board.square(file, rank));
                    }
                }
            }
        }

        private List<Move> list(List<Integer> friends, List<Integer> enemies) {
            return piece.list(middle, friends, enemies, side == Side.BLACK, false);
        }
    }
}
