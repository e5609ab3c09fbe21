package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.define.DefinitionKeys;

class VariantSchemaTest {
    private static final Path FILE = Path.of("..", "samples", "variants", "variant.schema.json");

    /** If this fails, write the file anew: {@code ./matewright check --schema > samples/variants/variant.schema.json}. */
    @Test
    void theSampleIsCurrent() throws IOException {
        assertThat(Files.readString(FILE)).isEqualTo(VariantSchema.text());
    }

    @Test
    void everyKeyOfADefinitionIsInIt() {
        JsonObject properties =
                JsonParser.parseString(VariantSchema.text()).getAsJsonObject().getAsJsonObject("properties");
        assertThat(properties.keySet()).containsExactlyElementsOf(
                DefinitionKeys.all().stream().map(KeyInfo::key).toList());
    }
}
