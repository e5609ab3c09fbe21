package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected values follow from the grammar and the formulas of SVG 1.1, sections 8.3 and F.6. */
class PathDataTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "M10 20 L30 40 Z | M10 20L30 40Z",
                "m10 20 l5 5 z | M10 20L15 25Z",
                "M10,20 30,40 50,60 | M10 20L30 40L50 60",
                "m1 1 1 1 1 1 | M1 1L2 2L3 3",
                "M1 2 H5 V7 h-1 v-2 | M1 2L5 2L5 7L4 7L4 5",
                "M.5.5-1-1 | M0.5 0.5L-1-1",
                "M1e1 2E-1 | M10 0.2",
                "M0 0 C1 2 3 4 5 6 | M0 0C1 2 3 4 5 6",
                "M0 0 C1 2 3 4 5 6 S9 9 8 8 | M0 0C1 2 3 4 5 6C7 8 9 9 8 8",
                "M1 1 S9 9 8 8 | M1 1C1 1 9 9 8 8",
                "M0 0 Q2 4 6 6 T10 10 | M0 0Q2 4 6 6Q10 8 10 10",
                "M1 1 T5 5 | M1 1Q1 1 5 5",
                "M1 1 l4 0 0 4 z l2 2 | M1 1L5 1L5 5ZM1 1L3 3",
                "M1 1 l4 0 z m2 2 l1 1 | M1 1L5 1ZM3 3L4 4",
                "M0 0 A0 5 0 0 1 4 4 | M0 0L4 4",
            })
    void commandsMeanWhatTheSpecificationSays(String data, String absolute) throws Exception {
        assertThat(PathData.read(data).svg()).isEqualTo(absolute);
    }

    @Test
    void anArcThatSweepsFromTheLeftToTheRightOfACircleGoesOverItsTop() throws Exception {
        Rectangle2D box = PathData.read("M0 10 A10 10 0 0 1 20 10").bounds();
        assertThat(box.getMinX()).isCloseTo(0, within(1e-9));
        assertThat(box.getMaxX()).isCloseTo(20, within(1e-9));
        assertThat(box.getMinY()).isCloseTo(0, within(0.01));
        assertThat(box.getMaxY()).isCloseTo(10, within(1e-9));
    }

    @Test
    void anArcAgainstTheSweepGoesBelow() throws Exception {
        Rectangle2D box = PathData.read("M0 10 A10 10 0 0 0 20 10").bounds();
        assertThat(box.getMinY()).isCloseTo(10, within(1e-9));
        assertThat(box.getMaxY()).isCloseTo(20, within(0.01));
    }

    @Test
    void theLargeArcGoesTheLongWayRoundTheQuarter() throws Exception {
        // From (10,0) to (0,10); the circle around the origin has the quarter, the one around (10,10) is the other.
        Rectangle2D quarter = PathData.read("M10 0 A10 10 0 0 1 0 10").bounds();
        assertThat(quarter.getMaxX()).isCloseTo(10, within(0.6));
        assertThat(quarter.getMinX()).isCloseTo(0, within(1e-9));
        Rectangle2D rest = PathData.read("M10 0 A10 10 0 1 1 0 10").bounds();
        assertThat(rest.getMaxX()).isGreaterThan(19.9);
        assertThat(rest.getMaxY()).isGreaterThan(19.9);
    }

    @Test
    void anArcWithRadiiTooSmallIsScaledUpToReach() throws Exception {
        Rectangle2D box = PathData.read("M0 0 A1 1 0 0 1 20 0").bounds();
        assertThat(box.getMinY()).isCloseTo(-10, within(0.01));
        assertThat(box.getMaxX()).isCloseTo(20, within(1e-9));
    }

    @Test
    void arcFlagsMayBeGluedToTheNextNumber() throws Exception {
        assertThat(PathData.read("M0 10 A10 10 0 0120 10").svg())
                .isEqualTo(PathData.read("M0 10 A10 10 0 0 1 20 10").svg());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 0 | a path was expected, found nothing",
                "L1 1 | 0 | a path begins with M or m, not with 'L'",
                "M1 | 2 | a number was expected, found the end",
                "M1 x | 3 | a number was expected, found 'x'",
                "M1 1 L2 | 7 | a number was expected, found the end",
                "M1 1 B2 2 | 5 | a path command was expected, found 'B'",
                "M1 1 L2 2 3 | 11 | a number was expected, found the end",
                "M0 0 A1 1 0 2 1 5 5 | 12 | a flag 0 or 1 was expected, found '2'",
                "M1e 1 | 2 | an exponent without digits",
                "M1 1 L99999999 0 | 6 | the number 99999999 is too large",
                "M1 1Z 5 5 | 6 | a path command was expected, found '5'",
            })
    void brokenDataIsRefusedAtItsPlace(String data, int offset, String message) {
        assertThatThrownBy(() -> PathData.read(data)).isInstanceOfSatisfying(PathData.PathException.class, e -> {
            assertThat(e).hasMessage(message);
            assertThat(e.offset()).isEqualTo(offset);
        });
    }

    @Test
    void writtenDataReadsBackTheSame() throws Exception {
        String data = "M0.25-3.5C1 2 3 4.75 5 6Q1 1 0.01 100L7 7Z";
        assertThat(PathData.read(data).svg()).isEqualTo(data);
    }
}
