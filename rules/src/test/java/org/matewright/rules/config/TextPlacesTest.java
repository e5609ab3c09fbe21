package org.matewright.rules.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.Span;

/** Where a part of a text's value stands in the file. */
class TextPlacesTest {
    private static String place(String yaml, String part) {
        Config.Fields fields = (Config.Fields) YamlReader.readOne(yaml, "").root();
        Config.Text text = (Config.Text) fields.fields().get(0).value();
        int at = text.value().indexOf(part);
        assertThat(at).isNotNegative();
        int lineStart = text.value().lastIndexOf('\n', at - 1) + 1;
        int line = (int) text.value()
                        .substring(0, at)
                        .chars()
                        .filter(c -> c == '\n')
                        .count()
                + 1;
        Span span = text.parts()
                .at(new Span(line, at - lineStart + 1, part.length()))
                .span();
        return span.line() + ":" + span.column() + "+" + span.length();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`a: fmWX`                  | X  | 1:7+1",
                "`a: 'fmWX'`                | X  | 1:8+1",
                // the doubled quote is one character of the value
                "`a: 'it''s X'`             | X  | 1:11+1",
                "`a: \"fmWX\"`              | X  | 1:8+1",
                // an escape takes as many columns as it is long
                "`a: \"\\u0041\\\"\\x42X\"` | X  | 1:17+1",
                // a text over several lines, folded into one with a blank between
                "`a: one\n  two X`          | X  | 2:7+1",
                "`a: >-\n  one\n  two X\n`  | X  | 3:7+1",
                "`a: |\n   one\n   two X\n` | X  | 3:8+1",
                "`a: \"one\n   two X\"`     | X  | 2:8+1",
            })
    void aPartOfATextIsFoundInWhatWasWritten(String yaml, String part, String expected) {
        assertThat(place(yaml, part)).isEqualTo(expected);
    }

    @Test
    void thePlaceBehindTheEndIsBehindTheLastCharacter() {
        Config.Fields fields =
                (Config.Fields) YamlReader.readOne("a: 'xy'\n", "").root();
        Config.Text text = (Config.Text) fields.fields().get(0).value();
        assertThat(text.parts().at(new Span(1, 3, 0)).span()).isEqualTo(new Span(1, 7, 0));
    }

    @Test
    void linesTurnPlacesIntoOffsetsAndBack() {
        String text = "ab\r\n\uD83D\uDE00c\n\nd";
        TextLines lines = new TextLines(text);
        assertThat(lines.count()).isEqualTo(4);
        int c = text.indexOf('c');
        assertThat(lines.span(c, c + 1)).isEqualTo(new Span(2, 2, 1));
        assertThat(lines.start(new Span(2, 2, 1))).isEqualTo(c);
        assertThat(lines.end(new Span(2, 1, 2))).isEqualTo(c + 1);
        assertThat(lines.start(new Span(9, 9, 9))).isEqualTo(text.length());
    }
}
