package org.matewright.editor.tool;

import java.util.List;
import java.util.Optional;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/**
 * How many pieces of each side attack each square: pieces that could capture an enemy piece standing there, whoever's turn it
 * is and whatever becomes of their own royal piece. Squares of the own side count as attacked if they're guarded.
 *
 * @param white for each square the number of White's pieces
 * @param black for each square the number of Black's pieces
 */
public record AttackMap(List<Integer> white, List<Integer> black) {
    /** Of a board on which nothing attacks. */
    public static final AttackMap EMPTY = new AttackMap(List.of(), List.of());

    public AttackMap {
        white = List.copyOf(white);
        black = List.copyOf(black);
    }

    /**
     * The map of a set-up; {@link #EMPTY} if there are pieces on it that the variant doesn't know. Takes a tenth of a
     * second or so on a full board of twelve files, so it isn't for the event thread.
     */
    public static AttackMap of(Variant variant, Setup setup) {
        Optional<String> victim = variant.pieces().stream()
                .filter(type -> !type.royal())
                .map(PieceType::id)
                .findFirst();
        boolean strange = setup.occupied().stream()
                .map(setup::piece)
                .anyMatch(
                        piece -> piece == null || variant.pieceById(piece.id()).isEmpty());
        if (victim.isEmpty() || strange) {
            return EMPTY;
        }
        Integer[][] counts = new Integer[2][setup.geometry().squares()];
        Walker walker = new Walker(variant.rules(), setup);
        for (int target = 0; target < setup.geometry().squares(); target++) {
            for (Side side : Side.values()) {
                counts[side.ordinal()][target] =
                        setup.geometry().isHole(target) ? 0 : attackers(variant, walker, victim.get(), target, side);
            }
        }
        return new AttackMap(List.of(counts[Side.WHITE.ordinal()]), List.of(counts[Side.BLACK.ordinal()]));
    }

    private static int attackers(Variant variant, Walker walker, String victim, int target, Side side) {
        Setup setup = walker.setup();
        List<Integer> near = setup.occupied().stream()
                .filter(from -> from != target && isOf(setup, from, side))
                .filter(from -> walker.mayAttack(walker.occupant(from), from, target))
                .toList();
        if (near.isEmpty()) {
            return 0;
        }
        boolean enemy = isOf(setup, target, side.other());
        Walker asked = enemy
                ? walker
                : new Walker(
                        variant.rules(),
                        setup.with(target, new Piece(victim, side.other())).withEnPassant(List.of()));
        return (int) near.stream().filter(from -> captures(asked, from, target)).count();
    }

    private static boolean isOf(Setup setup, int square, Side side) {
        Piece piece = setup.piece(square);
        return piece != null && piece.side() == side;
    }

    private static boolean captures(Walker walker, int from, int target) {
        long[] moves = new long[Walker.MAX_MOVES];
        int end = walker.pseudoLegal(from, moves, 0);
        for (int i = 0; i < end; i++) {
            boolean onTarget =
                    Walker.to(moves[i]) == target && walker.isCapture(moves[i]) && !walker.isCastling(moves[i]);
            if (onTarget || walker.victims(moves[i]).contains(target)) {
                return true;
            }
        }
        return false;
    }

    /** The number of pieces of a side that attack a square. */
    public int count(Side side, int square) {
        List<Integer> counts = side == Side.WHITE ? white : black;
        return square >= 0 && square < counts.size() ? counts.get(square) : 0;
    }

    /** The largest number for a side. */
    public int most(Side side) {
        return (side == Side.WHITE ? white : black)
                .stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
