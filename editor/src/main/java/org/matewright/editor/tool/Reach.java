package org.matewright.editor.tool;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * Where a man can go.
 *
 * @param from its square, or -1 for no man
 * @param moves its moves
 * @param kind what the moves are
 * @param platforms for each target that is reached by hopping the men that are hopped over
 */
public record Reach(int from, List<Move> moves, Kind kind, Map<Integer, Set<Integer>> platforms) {
    /** What the moves of a man mean. */
    public enum Kind {
        /** They are legal. */
        LEGAL,
        /** They would be legal if it were that side's turn. */
        OTHER_SIDE,
        /** The position can't be played; these are the man's own moves among the others, whatever the laws say. */
        LAWLESS
    }

    /** No man. */
    public static final Reach NONE = new Reach(-1, List.of(), Kind.LEGAL, Map.of());

    public Reach {
        moves = List.copyOf(moves);
        platforms = Map.copyOf(platforms);
    }

    /** Where the man on a square can go, by the laws if the position can be played with that side to move. */
    public static Reach of(Variant variant, Setup setup, int square) {
        Man man = setup.man(square);
        Optional<PieceType> type = man == null ? Optional.empty() : variant.pieceById(man.id());
        if (man == null || type.isEmpty()) {
            return NONE;
        }
        LoneMan lone = new LoneMan(
                type.get(), setup, square, !man.equals(variant.start().man(square)));
        boolean turn = man.side() == setup.side();
        Setup asked = turn ? setup : setup.withSide(man.side()).withEnPassant(List.of());
        Position position = variant.position(asked).valueOrNull();
        List<Move> moves = position == null ? lone.moves() : position.movesFrom(square);
        Kind kind = position == null ? Kind.LAWLESS : turn ? Kind.LEGAL : Kind.OTHER_SIDE;
        return new Reach(square, moves, kind, lone.platforms());
    }

    /** The legal moves that end on a square. */
    public List<Move> legalTo(int square) {
        return kind == Kind.LEGAL ? moves.stream().filter(m -> m.to() == square).toList() : List.of();
    }
}
