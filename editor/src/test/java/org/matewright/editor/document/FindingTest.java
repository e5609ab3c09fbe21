package org.matewright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class FindingTest {
    private static final Variant CHESS = Samples.variant("chess");

    private static Document document(String fen, String stipulation) {
        return Document.of(new VariantSource.BuiltIn("chess"), CHESS)
                .withSetup(CHESS.fen(fen).value())
                .withStipulation(stipulation);
    }

    /** The side that is mated needs a king: the other one in direct play, oneself in self play, Black in h#n. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/Q7 w - -, #2, false",
        "8/8/8/8/8/8/8/Q3K3 w - -, #2, true",
        "4k3/8/8/8/8/8/8/Q7 w - -, s#2, true",
        "q7/8/8/8/8/8/8/4K3 w - -, s#2, false",
        "4k3/8/8/8/8/8/8/Q7 b - -, h#2, false",
        "4k3/8/8/8/8/8/8/Q7 w - -, h#2.5, false",
        "q7/8/8/8/8/8/8/Q3K3 b - -, h#2, true",
        "q7/8/8/8/8/8/8/Q3K3 b - -, ser-h#3, true",
        "q7/8/8/8/8/8/8/Q7 w - -, =2, false",
    })
    void mateNeedsSomebodyToBeMated(String fen, String stipulation, boolean warned) {
        assertThat(Finding.in(document(fen, stipulation)).stream()
                        .anyMatch(f -> f.fault().code().equals("no-royal")))
                .isEqualTo(warned);
    }

    @Test
    void anEmptyBoardIsNoMistake() {
        assertThat(Finding.in(document("8/8/8/8/8/8/8/8 w - -", "#2"))).isEmpty();
    }
}
