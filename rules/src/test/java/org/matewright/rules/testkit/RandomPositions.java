package org.matewright.rules.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Random legal positions with few pieces, crowded around one of the kings so that something happens. */
public final class RandomPositions {
    private RandomPositions() {}

    /** A position with one royal a side, if the variant has royals, and one to three other pieces each. */
    public static Position small(Variant variant, Random random) {
        return small(variant, random, 3);
    }

    /** A position with one royal a side, if the variant has royals, and one to {@code most} other pieces each. */
    public static Position small(Variant variant, Random random, int most) {
        while (true) {
            Setup setup = setup(variant, random, most);
            Checked<Position> position = variant.position(setup);
            if (position.isOk() && !position.value().moves().isEmpty()) {
                return position.value();
            }
        }
    }

    /**
     * A position with the royals where the set-up has them, the other pieces of their rank that are like those in its corners
     * with one chance in two, and three other pieces near each royal.
     */
    public static Position castling(Variant variant, Random random) {
        while (true) {
            Setup start = variant.start();
            Geometry geometry = variant.geometry();
            Setup setup = Setup.empty(geometry).withSide(random.nextBoolean() ? Side.WHITE : Side.BLACK);
            for (int square : start.occupied()) {
                Piece piece = start.piece(square);
                boolean royal = piece != null
                        && variant.pieceById(piece.id()).map(PieceType::royal).orElse(false);
                boolean rook = piece != null && piece.id().equals("R");
                if (royal || rook && random.nextBoolean()) {
                    setup = setup.with(square, piece);
                }
            }
            List<PieceType> others =
                    variant.pieces().stream().filter(p -> !p.royal()).toList();
            for (int i = 0; i < 6; i++) {
                int edge = random.nextInt(3);
                int rank = i % 2 == 0 ? edge : geometry.ranks() - 1 - edge;
                int square = geometry.square(random.nextInt(geometry.files()), rank);
                if (setup.piece(square) == null) {
                    PieceType type = others.get(random.nextInt(others.size()));
                    setup = setup.with(square, new Piece(type.id(), random.nextBoolean() ? Side.WHITE : Side.BLACK));
                }
            }
            Checked<Position> position = variant.position(setup);
            if (position.isOk() && !position.value().moves().isEmpty()) {
                return position.value();
            }
        }
    }

    /** A position after random moves from the start, captures above all; at most so many pieces are left if it can be. */
    public static Position played(Variant variant, Random random, int most) {
        Position position = variant.position(variant.start()).value();
        for (int i = 0; i < 300 && position.setup().occupied().size() > most; i++) {
            List<Move> moves = position.moves();
            List<Move> captures = moves.stream().filter(Move::isCapture).toList();
            List<Move> list = captures.isEmpty() || random.nextInt(3) == 0 ? moves : captures;
            Position next = position.play(list.get(random.nextInt(list.size())));
            if (next.moves().isEmpty()) {
                return position;
            }
            position = next;
        }
        return position;
    }

    private static Setup setup(Variant variant, Random random, int most) {
        Geometry geometry = variant.geometry();
        List<PieceType> royals =
                variant.pieces().stream().filter(PieceType::royal).toList();
        List<PieceType> others =
                variant.pieces().stream().filter(p -> !p.royal()).toList();
        List<Integer> near = corner(geometry, random);
        Setup setup = Setup.empty(geometry)
                .withSide(random.nextBoolean() ? Side.WHITE : Side.BLACK)
                .withCastling("-");
        int next = 0;
        for (Side side : Side.values()) {
            if (!royals.isEmpty()) {
                setup = setup.with(
                        near.get(next++),
                        new Piece(royals.get(random.nextInt(royals.size())).id(), side));
            }
            int count = 1 + random.nextInt(most);
            for (int i = 0; i < count; i++) {
                PieceType type = others.get(random.nextInt(others.size()));
                setup = setup.with(near.get(next++), new Piece(type.id(), side));
            }
        }
        return setup;
    }

    /** The squares of a 5x5 field in a corner, in random order. */
    private static List<Integer> corner(Geometry geometry, Random random) {
        int left = random.nextBoolean() ? 0 : geometry.files() - 5;
        int bottom = random.nextBoolean() ? 0 : geometry.ranks() - 5;
        List<Integer> squares = new ArrayList<>();
        for (int file = left; file < left + 5; file++) {
            for (int rank = bottom; rank < bottom + 5; rank++) {
                int square = geometry.square(file, rank);
                if (!geometry.isHole(square)) {
                    squares.add(square);
                }
            }
        }
        Collections.shuffle(squares, random);
        return squares;
    }
}
