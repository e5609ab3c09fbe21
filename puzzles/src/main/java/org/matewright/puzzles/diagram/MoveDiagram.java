package org.matewright.puzzles.diagram;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;

/** The diagram of one piece's moves, as a piece card or a sheet of rules shows it. */
public final class MoveDiagram {
    private MoveDiagram() {}

    /**
     * One piece on a board and where it can go.
     *
     * @param geometry the board
     * @param origin the piece's square
     * @param piece the piece
     * @param artOfId the name of the picture of an id, or null for a counter
     * @param quiet where it moves without capturing
     * @param captures what it can capture; a square that's among the quiet ones too gets both marks
     * @param hops where it lands behind a piece hopped over
     * @throws IllegalArgumentException if a square is off the board
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
     * A piece among others and where it can go.
     *
     * @param setup the board and all pieces
     * @param origin the square of the piece that moves
     * @param artOfId the name of the picture of an id, or null for a counter
     * @param quiet where it moves without capturing
     * @param captures what it can capture
     * @param hops where it lands behind a piece hopped over
     * @param platforms the pieces hopped over
     * @throws IllegalArgumentException if a square is off the board
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
