package org.matewright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceTest {
    @ParameterizedTest
    @CsvSource({
        "unknown key x, Unknown key x",
        "a date was expected, A date was expected",
        "there's no such square, There's no such square",
        "e2e5 is no legal move, e2e5 is no legal move",
        "#x is no square, #x is no square",
        "White is in check, White is in check",
        "'', ''"
    })
    void onlyAPlainWordTakesACapital(String message, String sentence) {
        assertThat(Sentence.of(message)).isEqualTo(sentence);
    }
}
