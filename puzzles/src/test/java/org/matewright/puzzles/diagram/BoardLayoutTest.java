package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.Geometry;

class BoardLayoutTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theMiddleOfEachSquareLeadsBackToIt(boolean flipped) {
        Geometry geometry = Geometry.of(5, 3);
        BoardLayout layout = new BoardLayout(geometry, flipped, 7, 11, 20);
        for (int square = 0; square < geometry.squares(); square++) {
            assertThat(layout.squareAt(layout.x(square) + 10, layout.y(square) + 10))
                    .isEqualTo(square);
        }
    }

    @Test
    void whiteIsAtTheBottomUnlessFlipped() {
        Geometry geometry = Geometry.of(8, 8);
        BoardLayout normal = new BoardLayout(geometry, false, 0, 0, 10);
        BoardLayout flipped = new BoardLayout(geometry, true, 0, 0, 10);
        int a1 = geometry.square("a1");
        assertThat(normal.x(a1)).isZero();
        assertThat(normal.y(a1)).isEqualTo(70);
        assertThat(flipped.x(a1)).isEqualTo(70);
        assertThat(flipped.y(a1)).isZero();
    }

    @Test
    void pointsOutsideAndHolesAreNoSquares() {
        BitSet holes = new BitSet();
        holes.set(0);
        BoardLayout layout = new BoardLayout(Geometry.of(2, 2, holes), false, 5, 5, 10);
        assertThat(layout.squareAt(4.9, 10)).isEqualTo(-1);
        assertThat(layout.squareAt(25.1, 10)).isEqualTo(-1);
        assertThat(layout.squareAt(10, 25.1)).isEqualTo(-1);
        assertThat(layout.squareAt(10, 20)).as("a1, the hole").isEqualTo(-1);
        assertThat(layout.squareAt(20, 20)).as("b1").isEqualTo(1);
    }
}
