package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.YamlReader;

class ManualTest {
    private final Manual manual = new Manual();

    @Test
    void everyKeyIsExplained() {
        assertThat(manual.keys())
                .contains("name", "pieces.moves", "promotion.zone", "results.bare king", "castling.partner");
        assertThat(manual.keys()).allSatisfy(key -> assertThat(manual.explain(key)).isPresent());
    }

    @Test
    void aKeyIsFoundByItsLastWordToo() {
        assertThat(manual.explain("zone").orElseThrow())
                .startsWith("promotion.zone\n")
                .contains("If missing: last 1.")
                .contains("    zone: last 4\n");
        assertThat(manual.explain("zoen")).isEmpty();
        assertThat(manual.guess("zoen")).hasValue("zone");
    }

    @Test
    void theExampleOfEachKeyAtTheTopIsValid() {
        for (KeyInfo key : DefinitionKeys.all()) {
            if (key == DefinitionKeys.EXTENDS || key.key().equals("promotion") || key == DefinitionKeys.BOARD) {
                continue;
            }
            Config.Fields example = (Config.Fields) YamlReader.readOne(key.example() + "\n", "").root();
            assertThat(example.fields()).extracting(Config.Field::key).containsExactly(key.key());
            String yaml = "extends: chess\n" + key.example() + "\n";
            assertThat(VariantLibrary.read(yaml, Path.of("")).faults()).as(yaml).isEmpty();
        }
    }
}
