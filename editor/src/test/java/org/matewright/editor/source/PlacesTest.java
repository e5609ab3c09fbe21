package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.matewright.rules.Span;

class PlacesTest {
    private static String marked(String text, int line, int column, int length) {
        Places.Range range = Places.range(text, new Span(line, column, length));
        return text.substring(range.offset(), range.offset() + range.length());
    }

    @Test
    void linesAndColumnsCountFromOne() {
        assertThat(Places.range("ab\ncd", new Span(2, 2, 1))).isEqualTo(new Places.Range(4, 1));
    }

    @Test
    void columnsAndLengthsCountCodePoints() {
        assertThat(marked("😀😀 name: x", 1, 4, 4)).isEqualTo("name");
        assertThat(marked("a😀b", 1, 2, 1)).isEqualTo("😀");
    }

    @Test
    void aPlaceWithoutLengthTakesTheWordOrOneCharacter() {
        assertThat(marked("pieces: qeen", 1, 9, 0)).isEqualTo("qeen");
        assertThat(marked("a: {", 1, 4, 0)).isEqualTo("{");
    }

    @Test
    void aPlaceBehindALineTakesItsLastCharacter() {
        assertThat(Places.range("name:\nboard:", new Span(1, 9, 0))).isEqualTo(new Places.Range(4, 1));
    }

    @Test
    void placesOutsideTheTextAreMovedIntoIt() {
        assertThat(Places.range("", new Span(3, 7, 2))).isEqualTo(new Places.Range(0, 0));
        assertThat(Places.range("ab", new Span(9, 9, 9))).isEqualTo(new Places.Range(1, 1));
    }

    @Test
    void aPlaceMayReachOverLines() {
        assertThat(marked("a\nbc\nd", 1, 1, 5)).isEqualTo("a\nbc\n".substring(0, 5));
    }
}
