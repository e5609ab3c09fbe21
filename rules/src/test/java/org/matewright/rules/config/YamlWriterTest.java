package org.matewright.rules.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.testkit.Seeds;

class YamlWriterTest {
    /** Pieces that make texts hard to write: what YAML gives a meaning, and characters that can't stand bare. */
    private static final String[] HARD = {
        "#",
        ": ",
        ":",
        " #",
        "- ",
        "-",
        "? ",
        "?",
        "*",
        "&",
        "!",
        "|",
        ">",
        "'",
        "\"",
        "\\",
        "%",
        "@",
        "`",
        "{",
        "}",
        "[",
        "]",
        ",",
        "\n",
        "\t",
        "\r",
        "\u0085",
        "\u2028",
        "\uFEFF",
        "\u0001",
        "~",
        "null",
        "none",
        "true",
        "---",
        "...",
        "é",
        "\uD83D\uDE00",
        " ",
        "  ",
        "a",
        "b1",
        "/",
        "(",
        ")",
        "=",
        "."
    };

    private static Config read(String yaml) {
        YamlReader.Document document = YamlReader.readOne(yaml, "");
        assertThat(document.faults()).as(yaml).isEmpty();
        assertThat(document.root()).isNotNull();
        return document.root();
    }

    /** A value without its places. */
    private static Object bare(Config value) {
        if (value instanceof Config.Text text) {
            return text.value();
        }
        if (value instanceof Config.Items items) {
            return items.items().stream().map(YamlWriterTest::bare).toList();
        }
        return ((Config.Fields) value)
                .fields().stream().map(f -> List.of(f.key(), bare(f.value()))).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "queen            | queen",
                "gold general     | gold general",
                "fmWfceFifmnD     | fmWfceFifmnD",
                "#2               | `\"#2\"`",
                "h#2.5            | h#2.5",
                "Doe, Jane        | Doe, Jane",
                "a: b             | `\"a: b\"`",
                "10x10            | 10x10",
                "12/12 w - - 0 1  | 12/12 w - - 0 1",
                "*7/8 w           | `\"*7/8 w\"`",
                "-                | `\"-\"`",
                "it's             | it's",
                "say \"hi\"       | `\"say \\\"hi\\\"\"`",
            })
    void textsNeedQuotesOnlyWhereYamlNeedsThem(String value, String written) {
        assertThat(YamlWriter.line(Config.Text.of(value))).isEqualTo(written);
    }

    @Test
    void aTextWithACommaNeedsQuotesInsideBracketsOnly() {
        Config list = Config.Items.of(List.of(Config.Text.of("Doe, Jane"), Config.Text.of("Roe")));
        assertThat(YamlWriter.line(list)).isEqualTo("[\"Doe, Jane\", Roe]");
    }

    @Test
    void anyTextReadsBackAsItself() {
        long seed = Seeds.first(YamlWriterTest.class, 20260718);
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(6); n >= 0; n--) {
                text.append(HARD[random.nextInt(HARD.length)]);
            }
            Config value = Config.Fields.of(List.of(
                    Config.Field.of("plain", Config.Text.of(text.toString())),
                    Config.Field.of("list", Config.Items.of(List.of(Config.Text.of(text.toString())))),
                    Config.Field.of(
                            "map", Config.Fields.of(List.of(Config.Field.of("k" + text, Config.Text.of("v")))))));
            assertThat(bare(read(YamlWriter.print(value))))
                    .as("seed " + seed + ", number " + i)
                    .isEqualTo(bare(value));
        }
    }

    @Test
    void anyTreeReadsBackAsItself() {
        long seed = Seeds.first(YamlWriterTest.class, 1);
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            Config value = Config.Fields.of(List.of(Config.Field.of("root", tree(random, 4))));
            assertThat(bare(read(YamlWriter.print(value))))
                    .as("seed " + seed + ", number " + i)
                    .isEqualTo(bare(value));
        }
    }

    private static Config tree(Random random, int depth) {
        int kind = depth == 0 ? 0 : random.nextInt(3);
        if (kind == 0) {
            return Config.Text.of(HARD[random.nextInt(HARD.length)] + HARD[random.nextInt(HARD.length)]);
        }
        int count = random.nextInt(6);
        if (kind == 1) {
            List<Config> items = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                items.add(tree(random, depth - 1));
            }
            return Config.Items.of(items);
        }
        List<Config.Field> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            fields.add(Config.Field.of("key " + i + HARD[random.nextInt(HARD.length)], tree(random, depth - 1)));
        }
        return Config.Fields.of(fields);
    }
}
