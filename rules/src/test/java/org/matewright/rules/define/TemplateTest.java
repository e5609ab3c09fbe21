package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.variant.Variant;

class TemplateTest {
    private static final Path FILE = Path.of("..", "samples", "variants", "TEMPLATE.yaml");

    /** If this fails, write the file anew: {@code ./matewright check --template > samples/variants/TEMPLATE.yaml}. */
    @Test
    void theSampleIsCurrent() throws IOException {
        assertThat(Files.readString(FILE)).isEqualTo(Template.text());
    }

    @Test
    void itIsAValidDefinitionAsItStands() {
        Variant variant = VariantLibrary.read(Template.text(), Path.of("")).value();
        assertThat(variant.name()).isEqualTo("My variant");
        assertThat(variant.geometry().toString()).isEqualTo("8x8");
    }

    @Test
    void everyKeyIsExplainedInIt() {
        for (KeyInfo key : DefinitionKeys.all()) {
            assertThat(Template.text()).contains("\n# " + key.key() + ": ");
        }
    }

    @Test
    void itIsNoVariantOfTheLibrary() {
        assertThat(VariantLibrary.names()).noneMatch(name -> name.equalsIgnoreCase("template"));
    }
}
