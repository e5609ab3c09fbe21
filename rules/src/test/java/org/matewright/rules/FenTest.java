package org.matewright.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Faults of a FEN stand where the mistake is. */
class FenTest {
    private static final Geometry BOARD = Geometry.of(4, 2);

    private static List<String> faults(List<Fault> faults) {
        return faults.stream()
                .map(f -> f.span().line() + ":" + f.span().column() + "+"
                        + f.span().length() + " " + f.code())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "04/4 w - -      | 1:1+2 fen-number",
                "4/k03 w - -     | 1:4+2 fen-number",
                "4/5 w - -       | 1:3+1 fen-rank-sum",
                "4/kx2 w - -     | 1:4+1 fen-unknown-piece",
                "4/k3[256k] w    | 1:9+1 fen-hand",
                "4/4 x - -       | 1:5+1 fen-side",
                "4/4 w z -       | 1:7+1 fen-castling",
                "4/4 w - a9      | 1:9+2 fen-en-passant",
                "4/4 w - - ٣ 1   | 1:11+1 fen-count",
                "4/4 w - - 0 1 x | 1:15+1 fen-fields"
            })
    void faultsStandWhereTheyAre(String fen, String fault) {
        assertThat(faults(Fen.parse(fen, BOARD, Set.of("K", "Q")).faults())).containsExactly(fault);
    }

    @Test
    void aTextThatCannotBeAFenIsNotReadFurther() {
        assertThat(faults(Fen.parse("k".repeat(Fen.MAX_LENGTH + 1), BOARD, null).faults()))
                .containsExactly("1:1+0 fen-length");
        assertThat(Fen.measure("k".repeat(Fen.MAX_LENGTH + 1))).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1          | 1:23+1 opposite-check",
                "4k3/8/8/8/8/8/8/4K3 w - e6 0 1           | 1:25+2 en-passant",
                "4R1k1/8/8/8/8/8/8/4K3 w - e6 0 1         | 1:23+1 opposite-check, 1:27+2 en-passant"
            })
    void whatIsWrongWithAPositionStandsAtItsField(String fen, String faults) {
        Variant chess = Samples.variant("chess");
        Checked<Position> position = chess.position(fen);
        assertThat(String.join(", ", faults(position.faults()))).isEqualTo(faults);
        assertThat(position.isOk()).isFalse();
    }

    @Test
    void aFlawlessPositionHasNone() {
        Variant chess = Samples.variant("chess");
        assertThat(chess.position("startpos").value().moves()).hasSize(20);
        assertThat(chess.position("4k3/8/8/4P3/8/8/8/4K3 b - - 0 1").faults()).isEmpty();
    }
}
