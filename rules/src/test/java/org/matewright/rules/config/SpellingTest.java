package org.matewright.rules.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {
    @ParameterizedTest
    @CsvSource({
        // one letter missing, one swap, one wrong, one too many
        "qeen, queen, 1",
        "quene, queen, 1",
        "quean, queen, 1",
        "queeen, queen, 1",
        "kitten, sitting, 3",
        "'', abc, 3",
        "abc, abc, 0",
    })
    void distanceCountsMistakes(String a, String b, int expected) {
        assertThat(Spelling.distance(a, b)).isEqualTo(expected);
        assertThat(Spelling.distance(b, a)).isEqualTo(expected);
    }

    @Test
    void theNearestKnownWordIsGuessed() {
        assertThat(Spelling.closest("qeen", List.of("king", "queen", "pawn"))).hasValue("queen");
        assertThat(Spelling.closest("Queen", List.of("king", "queen"))).hasValue("queen");
        assertThat(Spelling.closest("gold", List.of("gold general", "silver general")))
                .isEmpty();
    }

    @Test
    void aWordThatIsNearNothingGetsTheListOfAllIfItIsShort() {
        assertThat(Spelling.hint("dragon", List.of("king", "queen"))).isEqualTo("known are king, queen");
        assertThat(Spelling.hint("dragon", List.of())).isNull();
    }

    @Test
    void aVeryLongWordIsNotCompared() {
        assertThat(Spelling.closest("q".repeat(1_000_000), List.of("queen"))).isEmpty();
    }
}
