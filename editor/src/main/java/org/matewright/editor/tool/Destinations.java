package org.matewright.editor.tool;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * Where a piece can go.
 *
 * @param from its square, or -1 for no piece
 * @param moves its moves
 * @param kind what the moves are
 * @param platforms for each target that is reached by hopping the pieces that are hopped over
 */
public record Destinations(int from, List<Move> moves, Kind kind, Map<Integer, Set<Integer>> platforms) {
    /** What the moves of a piece mean. */
    public enum Kind {
        /** They are legal. */
        LEGAL,
        /** They would be legal if it were that side's turn. */
        OTHER_SIDE,
        /** The position can't be played; these are the piece's own moves among the others, whatever the laws say. */
        LAWLESS
    }

    /** No piece. */
    public static final Destinations NONE = new Destinations(-1, List.of(), Kind.LEGAL, Map.of());

    public Destinations {
        moves = List.copyOf(moves);
        platforms = Map.copyOf(platforms);
    }

    /** Where the piece on a square can go, by the laws if the position can be played with that side to move. */
    public static Destinations of(Variant variant, Setup setup, int square) {
        Piece piece = setup.piece(square);
        Optional<PieceType> type = piece == null ? Optional.empty() : variant.pieceById(piece.id());
        if (piece == null || type.isEmpty()) {
            return NONE;
        }
        LonePiece lone = new LonePiece(
                type.get(), setup, square, !piece.equals(variant.start().piece(square)));
        boolean turn = piece.side() == setup.side();
        Setup asked = turn ? setup : setup.withSide(piece.side()).withEnPassant(List.of());
        Position position = variant.position(asked).valueOrNull();
        List<Move> moves = position == null ? lone.moves() : position.movesFrom(square);
        Kind kind = position == null ? Kind.LAWLESS : turn ? Kind.LEGAL : Kind.OTHER_SIDE;
        return new Destinations(square, moves, kind, lone.platforms());
    }

    /** The legal moves that end on a square. */
    public List<Move> legalTo(int square) {
        return kind == Kind.LEGAL ? moves.stream().filter(m -> m.to() == square).toList() : List.of();
    }
}
