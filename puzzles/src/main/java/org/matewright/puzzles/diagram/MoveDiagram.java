package org.matewright.puzzles.diagram;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;

/** Makes diagrams of the moves of a single piece, as piece cards and rule sheets show them. */
public final class MoveDiagram {
    private MoveDiagram() {}

    /**
     * One piece on an empty board and its moves.
     *
     * @param geometry the board
     * @param origin the piece's square
     * @param piece the piece
     * @param artOfId the name of the picture for an id, or null for a counter
     * @param quiet the targets of moves without capture
     * @param captures the squares on which it captures; a square that is also in {@code quiet} gets both marks
     * @param hops the targets of hops
     * @throws IllegalArgumentException if a square is outside the board
     */
    public static Diagram of(
            Geometry geometry,
            int origin,
            Piece piece,
            Function<String, @Nullable String> artOfId,
            List<Integer> quiet,
            List<Integer> captures,
            List<Integer> hops) {
        return of(Setup.empty(geometry).with(origin, piece), origin, artOfId, quiet, captures, hops, List.of());
    }

    /**
     * A piece among others and its moves.
     *
     * @param setup the board and all pieces
     * @param origin the square of the piece that moves
     * @param artOfId the name of the picture for an id, or null for a counter
     * @param quiet the targets of moves without capture
     * @param captures the squares on which it captures
     * @param hops the targets of hops
     * @param platforms the squares of the pieces that are hopped over
     * @throws IllegalArgumentException if a square is outside the board
     */
    public static Diagram of(
            Setup setup,
            int origin,
            Function<String, @Nullable String> artOfId,
            List<Integer> quiet,
            List<Integer> captures,
            List<Integer> hops,
            List<Integer> platforms) {
        return Diagram.builder(setup)
                .art(artOfId)
                .side(null)
                .mark(new Mark.Origin(origin))
                .marks(platforms.stream().map(Mark.Platform::new).toList())
                .marks(captures.stream().map(Mark.Capture::new).toList())
                .marks(hops.stream().map(Mark.Hop::new).toList())
                .marks(quiet.stream().map(Mark.Quiet::new).toList())
                .build();
    }
}
