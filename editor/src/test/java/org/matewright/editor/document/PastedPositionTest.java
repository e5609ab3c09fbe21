package org.matewright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class PastedPositionTest {
    private static final Variant CHESS = Samples.variant("chess");

    private static Checked<Setup> read(String text) {
        return PastedPosition.read(text, CHESS, Setup.empty(CHESS.geometry()).withSide(Side.BLACK));
    }

    /** The same three pieces, Kd6 and Rc8 white, Kh7 black, in each of the ways in which people write them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wKd6,Rc8 bKh7",
                "White: Kd6 Rc8 Black: Kh7",
                "white Kd6, Rc8; black Kh7",
                "w: Kd6, Rc8 b: Kh7",
                "Kd6, Rc8 - Kh7",
                "Kd6 Rc8 / Kh7",
                "White: Kd6, Rc8\nBlack: Kh7\n"
            })
    void listsOfPiecesAreRead(String text) {
        Setup setup = read(text).value();
        assertThat(setup.toString()).startsWith("2R5/7k/3K4/8/8/8/8/8 b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2R5/7k/3K4/8/8/8/8/8 b - - 0 1", "  2R5/7k/3K4/8/8/8/8/8 b\n"})
    void aFenIsRead(String text) {
        assertThat(read(text).value().toString()).startsWith("2R5/7k/3K4/8/8/8/8/8 b");
    }

    @Test
    void squaresAloneArePawnsAndASquareBehindACommaIsAnotherOfTheSameKind() {
        Setup setup = read("wKa1,Na2,b2,c2 e4 bKh8 f7").value();
        assertThat(setup.toString()).startsWith("7k/5p2/8/8/4P3/8/NNN5/K7");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wKd6 Xa1 | no piece of this variant has the id X",
                "wKd6 Ra9 | a9 is no square of the board 8x8",
                "wKd6 Rd6 | two pieces stand on d6",
                "hello | 'hello' is neither a piece with its square nor a FEN",
                "8/8/8/8/8/8/8/9 | 9"
            })
    void whatIsWrongIsSaid(String text, String message) {
        Checked<Setup> read = read(text);
        assertThat(read.isOk()).isFalse();
        assertThat(read.faults().get(0).text()).contains(message);
    }
}
