package org.matewright.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.testkit.Seeds;

/** Reading and writing move descriptions (docs/NOTATION.md, sections 1 to 3 and 16). */
class BetzaTest {
    private static List<MoveTerm> terms(String text) {
        return Betza.parse(text).value().terms();
    }

    @Test
    void differentCapitalsAreAtomsOfTheirOwn() {
        assertThat(terms("KNAD"))
                .extracting(t -> t.legs().get(0).atom().letter())
                .containsExactly("K", "N", "A", "D");
        assertThat(terms("FfW")).extracting(t -> t.legs().get(0).directions()).containsExactly("", "f");
    }

    @Test
    void theSameCapitalTwiceIsARider() {
        assertThat(terms("R4B2NN")).extracting(t -> t.legs().get(0).range()).containsExactly(4, 2, 0);
        assertThat(terms("QpQ")).hasSize(2);
    }

    @Test
    void suffixesMakeLongerLeapers() {
        List<MoveTerm> terms = terms("FXmcDY");
        assertThat(terms).extracting(t -> t.legs().get(0).atom().small()).containsExactly(1, 2);
        assertThat(terms).extracting(t -> t.legs().get(0).atom().large()).containsExactly(4, 4);
    }

    @Test
    void chainsAreLegs() {
        assertThat(terms("AmpafyafsF").get(1).legs()).hasSize(3);
        assertThat(terms("KNADcaKmcabK")).hasSize(6);
        assertThat(terms("KisO1isO2isO3ilO4"))
                .extracting(t -> t.legs().get(0).range())
                .containsExactly(1, 1, 2, 3, 4);
    }

    @ParameterizedTest
    @CsvSource({
        "fMW, betza-atom, 2",
        "W[F, betza-bracket, 2",
        "Wx, betza-letter, 2",
        "fm, betza-atom, 1",
        "N123, betza-range, 2",
        "(mN, betza-group, 1",
        "fhW, betza-half, 2",
        "[F*R], betza-bracket, 3",
        "iiW, betza-initial, 2",
        "Nß, betza-letter, 2",
        "KfO2, betza-castling, 2",
        "WmhN, betza-direction, 2"
    })
    void faultsStandWhereTheyAre(String text, String code, int column) {
        Checked<Betza> result = Betza.parse(text);
        assertThat(result.isOk()).isFalse();
        Fault first = result.faults().get(0);
        assertThat(first.code()).isEqualTo(code);
        assertThat(first.span().column()).isEqualTo(column);
    }

    @Test
    void allFaultsAreFoundAtOnce() {
        assertThat(Betza.parse("fMWtN").faults()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "Wx", "W ", "NÄ"})
    void aLetterThatMeansNothingIsOneFault(String text) {
        assertThat(Betza.parse(text).faults()).hasSize(1);
    }

    @Test
    void explainsMovesInWords() {
        assertThat(Betza.parse("pR").value().inWords())
                .isEqualTo("Slides along ranks and files, hopping over exactly one piece.");
        assertThat(Betza.parse("FyafsF").value().clauses().get(1))
                .isEqualTo("steps one square diagonally to an empty square, then slides outward at 45 degrees");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fcfF   | Steps one square diagonally forward, only to capture.",
                "sW     | Steps one square sideways.",
                "frF    | Steps one square diagonally forward to the right.",
                "vsK    | Steps one square straight forward, straight backward or sideways.",
                "W3     | Slides up to three squares along ranks and files.",
                "NN     | Rides by knight's leaps.",
                "qN     | Rides by knight's leaps in a circle.",
                "zB     | Slides diagonally in a zigzag.",
                "fsN    | Leaps like a knight, only two squares sideways and one forward.",
                "nA     | Leaps two squares diagonally, if the way is clear.",
                "caibR  | Slides along ranks and files capturing an enemy piece, then slides straight back just as far.",
                "isO3   | As its first move, castles three squares to either side.",
                "cdK    | Steps one square in any direction, only to capture, even pieces of its own side.",
                "fceF   | Steps one square diagonally forward, only to capture (also en passant).",
                "mU     | Moves to any other square, without capturing.",
                "none   | Never moves."
            })
    void wordsSayWhatLettersMean(String text, String words) {
        assertThat(Betza.parse(text).value().inWords()).isEqualTo(words);
    }

    /** Anything may be typed: the answer is a description or faults with a place, never an exception. */
    @Test
    void randomTextNeverThrows() {
        String alphabet = "fblrvshmcdeknjpgozquiyatxWFDANHGCZKQRBUOLJIXYVMT0123456789()[]-? é\uD83D\uDE00\n";
        long seed = Seeds.first(BetzaTest.class, 20261130);
        LongStream.range(0, 20_000).forEach(i -> {
            SplittableRandom random = new SplittableRandom(seed + i);
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(24); k > 0; k--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            Checked<Betza> result = Betza.parse(text.toString());
            if (result.isOk()) {
                assertThat(result.value().inWords()).as("seed %s", seed + i).isNotEmpty();
                Betza.parse(result.value().print());
            }
        });
    }
}
