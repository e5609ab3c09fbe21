package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

class MoveDiagramTest {
    @Test
    void theBoardHasOnePieceAndAMarkOnEachTarget() {
        Geometry geometry = Geometry.of(12, 12);
        int f6 = geometry.square("f6");
        Diagram diagram = MoveDiagram.of(
                geometry, f6, new Piece("K", Side.WHITE), Boards.ORTHODOX::get, List.of(1, 2), List.of(2), List.of(3));
        assertThat(diagram.setup().occupied()).containsExactly(f6);
        assertThat(diagram.art()).containsEntry("K", "king");
        assertThat(diagram.side()).isNull();
        assertThat(diagram.marks())
                .containsExactly(
                        new Mark.Origin(f6),
                        new Mark.Capture(2),
                        new Mark.Hop(3),
                        new Mark.Quiet(1),
                        new Mark.Quiet(2));
    }

    @Test
    void hoppedPiecesAreMarkedAsPlatforms() {
        Diagram diagram = MoveDiagram.of(
                Boards.setup(Boards.CHESS_START),
                0,
                Boards.ORTHODOX::get,
                List.of(),
                List.of(),
                List.of(16),
                List.of(8));
        assertThat(diagram.marks()).contains(new Mark.Platform(8), new Mark.Hop(16));
    }
}
