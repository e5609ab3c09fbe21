package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;

class MarkShapesTest {
    private static final Geometry BOARD = Geometry.of(8, 8);
    private static final BoardLayout LAYOUT = new BoardLayout(BOARD, false, 100, 100, 50);

    private static List<SceneShape> draw(Mark mark, BoardColours colours) {
        MarkShapes shapes = new MarkShapes(LAYOUT, colours);
        shapes.add(mark);
        return java.util.stream.Stream.concat(shapes.under().stream(), shapes.over().stream())
                .toList();
    }

    private static Rectangle2D box(SceneShape shape) {
        if (shape instanceof SceneShape.Area area) {
            return area.outline().bounds();
        } else if (shape instanceof SceneShape.Stroke stroke) {
            Rectangle2D box = stroke.outline().bounds();
            double half = stroke.pen().width() / 2;
            return new Rectangle2D.Double(
                    box.getX() - half, box.getY() - half, box.getWidth() + 2 * half, box.getHeight() + 2 * half);
        } else if (shape instanceof SceneShape.Rect rect) {
            return new Rectangle2D.Double(rect.x(), rect.y(), rect.width(), rect.height());
        } else if (shape instanceof SceneShape.Text text) {
            return new Rectangle2D.Double(
                    text.left(), text.baseline() - 0.75 * text.size(), text.width(), 0.75 * text.size());
        }
        throw new IllegalArgumentException(shape.toString());
    }

    @Test
    void marksOfOneSquareStayInIt() {
        int e4 = BOARD.square("e4");
        List<Mark> marks = List.of(
                new Mark.Quiet(e4),
                new Mark.Capture(e4),
                new Mark.Hop(e4),
                new Mark.Platform(e4),
                new Mark.Promotion(e4),
                new Mark.Origin(e4),
                new Mark.Target(e4),
                new Mark.Heat(e4, 0.5, "12345"),
                new Mark.Faulty(e4));
        for (Mark mark : marks) {
            List<SceneShape> shapes = draw(mark, BoardColours.PAPER);
            assertThat(shapes).as(mark.toString()).isNotEmpty();
            for (SceneShape shape : shapes) {
                assertThat(LAYOUT.bounds(e4).contains(box(shape)))
                        .as(mark + " " + shape)
                        .isTrue();
            }
        }
    }

    @Test
    void anArrowRunsFromOneSquareIntoTheOther() {
        int b1 = BOARD.square("b1");
        int c3 = BOARD.square("c3");
        SceneShape arrow = draw(new Mark.Arrow(b1, c3), BoardColours.PAPER).get(0);
        Rectangle2D box = box(arrow);
        assertThat(LAYOUT.bounds(b1).contains(box.getMinX() + 1, box.getMaxY() - 1))
                .isTrue();
        assertThat(LAYOUT.bounds(c3).contains(box.getMaxX() - 5, box.getMinY() + 1))
                .isTrue();
    }

    @Test
    void castlingShowsBothPieces() {
        // King e1-g1, rook h1-f1.
        List<SceneShape> shapes = draw(new Mark.Castling(4, 6, 7, 5), BoardColours.PAPER);
        assertThat(shapes).hasSize(2);
        assertThat(box(shapes.get(0)).getMinX()).isBetween(LAYOUT.x(4), LAYOUT.x(5));
        assertThat(box(shapes.get(0)).getMaxX()).isBetween(LAYOUT.x(6), LAYOUT.x(7));
        assertThat(box(shapes.get(1)).getMinX()).isBetween(LAYOUT.x(5), LAYOUT.x(6));
        assertThat(box(shapes.get(1)).getMaxX()).isBetween(LAYOUT.x(7), LAYOUT.x(7) + 50);
    }

    @Test
    void framesAndHeatLieUnderThePiecesTheOthersOver() {
        MarkShapes shapes = new MarkShapes(LAYOUT, BoardColours.PAPER);
        shapes.add(new Mark.Origin(0));
        shapes.add(new Mark.Target(1));
        shapes.add(new Mark.Heat(2, 1, null));
        assertThat(shapes.under()).hasSize(3);
        assertThat(shapes.over()).isEmpty();
        shapes.add(new Mark.Capture(3));
        assertThat(shapes.over()).hasSize(1);
    }

    @Test
    void inPrintAWhiteBorderKeepsMarksOffTheHatching() {
        List<SceneShape> shapes = draw(new Mark.Quiet(0), BoardColours.PRINT);
        assertThat(shapes).hasSize(2);
        assertThat(((SceneShape.Stroke) shapes.get(0)).pen().colour()).isEqualTo(java.awt.Color.WHITE);
        assertThat(box(shapes.get(0)).contains(box(shapes.get(1)))).isTrue();
    }

    @Test
    void heatRunsFromNothingToFull() {
        SceneShape.Rect cold = (SceneShape.Rect)
                draw(new Mark.Heat(0, 0, null), BoardColours.PAPER).get(0);
        SceneShape.Rect hot = (SceneShape.Rect)
                draw(new Mark.Heat(0, 1, null), BoardColours.PAPER).get(0);
        assertThat(cold.fill().getAlpha()).isZero();
        assertThat(hot.fill().getAlpha()).isGreaterThan(200);
        assertThatThrownBy(() -> new Mark.Heat(0, 1.01, null)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Mark.Heat(0, Double.NaN, null)).isInstanceOf(IllegalArgumentException.class);
    }
}
