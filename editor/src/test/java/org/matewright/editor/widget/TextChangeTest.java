package org.matewright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextChangeTest {
    @ParameterizedTest
    @CsvSource(nullValues = "-", textBlock = """
                    ''  , ''    , 0, 0, ''
                    abc , abc   , 3, 0, ''
                    abc , abXc  , 2, 0, X
                    abc , ac    , 1, 1, ''
                    abc , aXc   , 1, 1, X
                    aa  , aaa   , 2, 0, a
                    ''  , abc   , 0, 0, abc
                    abc , ''    , 0, 3, ''
                    """)
    void theChangeIsTheSmallestReplacement(String before, String after, int offset, int length, String text) {
        assertThat(TextChange.between(before, after)).isEqualTo(new TextChange(offset, length, text));
    }

    @ParameterizedTest
    @CsvSource({"x😀y, x😁y", "x😀y, x🨀y", "😀, 😀😀", "😀😁, 😁", "a😀, a"})
    void noSurrogatePairIsSplit(String before, String after) {
        TextChange change = TextChange.between(before, after);
        String removed = before.substring(change.offset(), change.offset() + change.length());
        assertThat(removed.codePoints()).noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
        assertThat(change.text().codePoints()).noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
        String made = new StringBuilder(before)
                .replace(change.offset(), change.offset() + change.length(), change.text())
                .toString();
        assertThat(made).isEqualTo(after);
    }
}
