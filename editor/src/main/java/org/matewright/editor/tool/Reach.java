package org.matewright.editor.tool;

import java.util.List;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * Where a man can go.
 *
 * @param from its square, or -1 for no man
 * @param moves its moves
 * @param kind what the moves are
 */
public record Reach(int from, List<Move> moves, Kind kind) {
    /** What the moves of a man mean. */
    public enum Kind {
        /** They are legal. */
        LEGAL,
        /** They would be legal if it were that side's turn. */
        OTHER_SIDE,
        /** The position can't be played, so nothing is known. */
        UNPLAYABLE
    }

    /** No man. */
    public static final Reach NONE = new Reach(-1, List.of(), Kind.LEGAL);

    public Reach {
        moves = List.copyOf(moves);
    }

    /** Where the man on a square can go, by the laws if the position can be played with that side to move. */
    public static Reach of(Variant variant, Setup setup, int square) {
        Man man = setup.man(square);
        if (man == null) {
            return NONE;
        }
        boolean turn = man.side() == setup.side();
        Setup asked = turn ? setup : setup.withSide(man.side()).withEnPassant(List.of());
        Position position = variant.position(asked).valueOrNull();
        return position == null
                ? new Reach(square, List.of(), Kind.UNPLAYABLE)
                : new Reach(square, position.movesFrom(square), turn ? Kind.LEGAL : Kind.OTHER_SIDE);
    }

    /** The legal moves that end on a square. */
    public List<Move> legalTo(int square) {
        return kind == Kind.LEGAL
                ? moves.stream().filter(m -> m.to() == square).toList()
                : List.of();
    }
}
