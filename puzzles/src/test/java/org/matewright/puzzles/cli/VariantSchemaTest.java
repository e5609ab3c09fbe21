package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.define.DefinitionKeys;

class VariantSchemaTest {
    private static final Path FILE = Path.of("..", "samples", "variants", "variant.schema.json");

    /**
     * If this fails, write the file anew: {@code ./matewright check --schema > samples/variants/variant.schema.json}.
     */
    @Test
    void theSampleIsCurrent() throws IOException {
        assertThat(Files.readString(FILE)).isEqualTo(VariantSchema.text());
    }

    @Test
    void everyKeyOfADefinitionIsInIt() {
        JsonObject properties =
                JsonParser.parseString(VariantSchema.text()).getAsJsonObject().getAsJsonObject("properties");
        assertThat(properties.keySet())
                .containsExactlyElementsOf(
                        DefinitionKeys.all().stream().map(KeyInfo::key).toList());
    }

    /** All samples, the template included. */
    static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.walk(FILE.resolveSibling("."))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void itAllowsEverySample(Path sample) throws IOException {
        assertThat(SchemaValidation.allows(VariantSchema.text(), Files.readString(sample)))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "peices: {}",
                "board: [8x8, 9x9]",
                "pieces: {king: {id: K, move: K}}",
                "promotion: {pawn: {tow: queen}}",
                "results: {stalemate: victory}",
                "repetition: {end: 1}",
                "move limit: soon",
                "promotion: {limit: {queen: many}}",
                "mating: {series: {a: b}}"
            })
    void itFindsMistakes(String mistake) {
        assertThat(SchemaValidation.allows(VariantSchema.text(), "name: x\n" + mistake + "\n"))
                .isFalse();
    }
}
