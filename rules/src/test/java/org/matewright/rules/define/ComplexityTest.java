package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.testkit.MarkedText;
import org.matewright.rules.testkit.Samples;

/** Moves that can't be worked out are found when a definition is read; what can is accepted. */
class ComplexityTest {
    static List<String> samples() {
        return Samples.names();
    }

    private static VariantReading read(String yaml) {
        return VariantReader.read(yaml, "", null, Path.of(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"aaQ", "(a)K", "mcpaQ", "mcpdaaaaK", "yagaQ"})
    void pathsWithoutNumberAreAFaultOfTheirPiece(String moves) {
        MarkedText text = MarkedText.of("""
                name: Many paths
                board: 16x16
                pieces:
                  king: {id: K, moves: K, royal: true}
                  snake: {id: S, moves: MOVES}
                # ^^^^^ too-complex
                setup: {king: a1}
                """.replace("MOVES", moves));
        assertThat(MarkedText.shown(read(text.text()).faults())).isEqualTo(text.expected());
    }

    @Test
    void soAreAdditionalMovesAndTheSameMoveManyTimes() {
        assertThat(read("""
                name: Many paths
                board: 16x16
                pieces: {king: {id: K, moves: K, royal: true}}
                setup: {king: a1}
                extra moves: {king: {moves: aaQ, from: all}}
                """).faults()).extracting(f -> f.fault().code()).containsExactly("too-complex");
        assertThat(read("name: Many\npieces: {king: {id: K, moves: " + "W".repeat(1990)
                                + ", royal: true}}\nsetup: {king: a1}\n")
                        .faults())
                .extracting(f -> f.fault().code())
                .containsExactly("too-complex");
    }

    /** Moves that come out over and over take little room but much time, and castlings are moves too. */
    @ParameterizedTest
    @ValueSource(strings = {"mpafsW", "jQ", "mpaK", "sO1sO2sO3"})
    void soIsMuchToDoForFewMoves(String moves) {
        String types = IntStream.range(0, 99)
                .mapToObj(i -> "  p" + i + ": {id: P" + i + ", moves: " + moves.repeat(40) + "}\n")
                .collect(Collectors.joining());
        assertThat(read("name: Many\nboard: 16x16\npieces:\n  king: {id: K, moves: K, royal: true}\n" + types
                                + "setup: {king: a1}\n")
                        .faults())
                .extracting(f -> f.fault().code())
                .containsExactly("too-complex");
    }

    @ParameterizedTest
    @ValueSource(strings = {"KNADcaKmcabK", "mpaKaKaK", "DmpafyafsW", "NNzRqN", "none"})
    void movesOfRealPiecesAreAcceptedAndCanBePlayed(String moves) {
        VariantReading reading = read("""
                name: Real pieces
                board: 10x10
                pieces:
                  king: {id: K, moves: K, royal: true}
                  piece: {id: P, moves: %s}
                setup: {king: a1, piece: e5}
                """.formatted(moves));
        assertThat(reading.faults()).extracting(FileFault::format).isEmpty();
        var variant = reading.checked().value();
        assertThat(variant.position(variant.start()).value().moves()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleIsWellWithinTheBounds(String name) {
        assertThat(read("extends: " + name + "\nname: Mine\n").faults()).isEmpty();
    }
}
