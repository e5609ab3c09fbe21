package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Fault;
import org.matewright.rules.config.TextLines;

/** Whatever the text, reading it gives an answer, and every fault has a place in the text. */
class ProblemRobustnessTest {
    private static final String VALID = """
            variant: {extends: chess, name: X, pieces: {champion: {id: CH, moves: WAD}}}
            position: 8/8/2(ch)5/8/8/8/8/K1k4R w - e3 0 1
            stipulation: h#2.5
            authors: ["Doe, Jane"]
            source: {name: Own Album, number: 7, date: 2026-11-29}
            twins: {b: {move: a1-a2}, c: {continued: true, add: white CHe4}}
            keywords: [battery, switchback]
            solution: {key: h1h3, solutions: 2, lines: [a1a2 b1b2]}
            ---
            white: [Kf2, Rh8]
            black: Kh1
            side: black
            en passant: e3
            stipulation: "#2"
            comment: >-
              A text
              in two lines
            """;
    private static final List<String> PIECES = List.of(
            "'", "\"", ": ", "#", "- ", "[", "]", "{", "}", "&a ", "*a", "|\n", "---\n", "\t", "\r", "\u0000",
            "\uD83D\uDE00", "\uD83D", "none", "99999999999", "a17", "(", ")", "=", "x", "\n", ",");

    private static void check(String yaml) {
        int lines = new TextLines(yaml).count();
        ProblemFile file = ProblemYaml.read(yaml, Path.of("/nonexistent"));
        for (Fault fault : file.faults()) {
            assertThat(fault.span().line()).as(yaml).isLessThanOrEqualTo(lines);
        }
        for (ProblemFile.Part part : file.parts()) {
            if (part.problem().isOk()) {
                String printed = ProblemYaml.print(part.problem().value());
                assertThat(ProblemYaml.read(printed, Path.of("")).problems()).as(printed)
                        .containsExactly(part.problem().value());
            }
        }
    }

    @Test
    void randomBytesAreFaults() {
        Random random = new Random(21);
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            check(new String(bytes, StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void mutatedProblemsAreReadOrFaultedAndWhatIsReadPrints() {
        long seed = 22;
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder yaml = new StringBuilder(VALID);
            for (int n = 1 + random.nextInt(3); n > 0; n--) {
                int at = random.nextInt(yaml.length());
                int end = Math.min(yaml.length(), at + random.nextInt(20));
                switch (random.nextInt(4)) {
                    case 0 -> yaml.delete(at, end);
                    case 1 -> yaml.insert(at, PIECES.get(random.nextInt(PIECES.size())));
                    case 2 -> yaml.setCharAt(at, (char) (32 + random.nextInt(95)));
                    default -> yaml.insert(random.nextInt(yaml.length()), yaml.substring(at, end));
                }
                if (yaml.length() == 0) {
                    yaml.append('x');
                }
            }
            check(yaml.toString());
        }
    }
}
