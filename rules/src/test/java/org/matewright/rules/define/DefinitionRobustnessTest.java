package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.config.TextFile;
import org.matewright.rules.config.TextLines;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Variant;

/** Whatever the text, reading it gives an answer, and every fault has a place in the text. */
@Slow
class DefinitionRobustnessTest {
    private static final List<String> PIECES = List.of(
            "'",
            "\"",
            ":",
            ": ",
            "#",
            "- ",
            "[",
            "]",
            "{",
            "}",
            "&a ",
            "*a",
            "!x ",
            "|\n",
            ">\n",
            "---\n",
            "...\n",
            "\t",
            "\r\n",
            "\uFEFF",
            "\u0000",
            "\uD83D\uDE00",
            "\uD83D",
            "<<: ",
            "? ",
            "none",
            "99999999999",
            "-1",
            "%YAML 9.9\n",
            "extends: mosaic\n",
            "white: ",
            "rank 0",
            "last 99",
            "a0-z99",
            "KaKaaK",
            "(a)N",
            "\\u12",
            "\"\\x\"",
            ",");

    private static void check(String yaml) {
        Checked<Variant> checked = VariantLibrary.read(yaml, Path.of("/nonexistent"));
        int lines = new TextLines(yaml).count();
        for (Fault fault : checked.faults()) {
            assertThat(fault.span().line()).as(yaml).isLessThanOrEqualTo(lines);
            assertThat(fault.message()).isNotBlank().doesNotContain("\n");
        }
        if (!checked.isOk()) {
            assertThat(checked.faults()).anyMatch(Fault::isError);
        }
    }

    @Test
    void randomBytesAreFaults() {
        long seed = Seeds.first(DefinitionRobustnessTest.class, 11);
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            Checked<String> text = TextFile.decode(bytes);
            check(text.isOk() ? text.value() : new String(bytes, StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void mutatedDefinitionsAreReadOrFaulted() {
        long seed = Seeds.first(DefinitionRobustnessTest.class, 12);
        Random random = new Random(seed);
        for (int i = 0; i < 1_500; i++) {
            String key = List.of("chess", "colossus", "mosaic").get(i % 3);
            StringBuilder yaml = new StringBuilder(VariantLibrary.text(key));
            for (int n = 1 + random.nextInt(4); n > 0 && yaml.length() > 0; n--) {
                mutate(yaml, random);
            }
            check(yaml.toString());
        }
    }

    private static void mutate(StringBuilder yaml, Random random) {
        int at = random.nextInt(yaml.length());
        int end = Math.min(yaml.length(), at + random.nextInt(20));
        switch (random.nextInt(5)) {
            case 0 -> yaml.delete(at, end);
            case 1 -> yaml.insert(at, PIECES.get(random.nextInt(PIECES.size())));
            case 2 -> yaml.setCharAt(at, (char) (32 + random.nextInt(95)));
            case 3 -> yaml.insert(random.nextInt(yaml.length()), yaml.substring(at, end));
            default -> yaml.setLength(at + 1);
        }
    }

    @Test
    void textsMadeToHurtAreAnswered() {
        check("a: " + "[".repeat(190_000));
        check("pieces: " + "{a: ".repeat(40_000));
        check("- ".repeat(100_000));
        check("name: " + "x".repeat(190_000));
        check("x".repeat(6_000_000));
        check("name: \"" + "\\u0041".repeat(30_000) + "\"");
        check("board: " + "9".repeat(100_000) + "x8\nname: x\n");
        check("name: x\npieces:\n" + "  p: {id: P, moves: W}\n".repeat(8_000));
        check("name: x\npieces: {k: {id: K, moves: " + "W".repeat(100_000) + ", royal: true}}\n");
        check("name: x\npieces: {k: {id: K, moves: K, royal: true}}\nsetup: " + "/".repeat(100_000) + "\n");
        check("name: x\npieces: {k: {id: K, moves: K, royal: true}}\nsetup: {k: [" + "a1, ".repeat(45_000) + "a1]}\n");
        check("name: x\npieces: {k: {id: K, moves: K}}\nsetup: {k: \"" + "x1, ".repeat(45_000) + "\"}\n");
        check("a: &a [" + "x, ".repeat(1000) + "x]\n" + "b: [" + "*a, ".repeat(49) + "*a]\n");
        check("&a [*a, *a, *a]");
        check("%YAML 999999999999999999999.1\n---\na: b\n");
        check("\"\\UFFFFFFFF\"");
        check("? ".repeat(10_000));
    }
}
