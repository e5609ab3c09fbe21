package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Fault;
import org.matewright.rules.config.TextLines;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;

/** Whatever the text, reading it gives an answer, and every fault has a place in the text. */
@Slow
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
            "'",
            "\"",
            ": ",
            "#",
            "- ",
            "[",
            "]",
            "{",
            "}",
            "&a ",
            "*a",
            "|\n",
            "---\n",
            "\t",
            "\r",
            "\u0000",
            "\uD83D\uDE00",
            "\uD83D",
            "none",
            "99999999999",
            "a17",
            "(",
            ")",
            "=",
            "x",
            "\n",
            ",");

    private static void check(String yaml) {
        int lines = new TextLines(yaml).count();
        ProblemFile file = ProblemYaml.read(yaml, Path.of("/nonexistent"));
        for (Fault fault : file.faults()) {
            assertThat(fault.span().line()).as(yaml).isLessThanOrEqualTo(lines);
        }
        for (ProblemFile.Part part : file.parts()) {
            if (part.problem().isOk()) {
                String printed = ProblemYaml.print(part.problem().value());
                assertThat(ProblemYaml.read(printed, Path.of("")).problems())
                        .as(printed)
                        .containsExactly(part.problem().value());
            }
        }
    }

    /** Processor time of this thread, so that other work doesn't count; again for one that takes long, now warm. */
    @Test
    void longTextsAreAnsweredInASecond() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        String start = "variant: chess\nstipulation: \"#2\"\n";
        for (String text : List.of(
                start + "white: [\"" + "Kf2 ".repeat(48_000) + "\"]\nblack: Kh1\n",
                start + "white: [\"" + "Kf2 ".repeat(48_000) + "Kx9 ".repeat(400) + "\"]\nblack: Kh1\n",
                start + "white: [" + "Kf2, ".repeat(38_000) + "Ka1]\nblack: Kh1\n",
                start + "white: " + "K".repeat(190_000) + "\nblack: Kh1\n",
                start + "position: " + "9".repeat(190_000) + "\n",
                start + "position: 8/8/8/8/8/8/8/K1k5\nkeywords: [" + "a, ".repeat(60_000) + "b]\n",
                start + "position: 8/8/8/8/8/8/8/K1k5\nsolution: {lines: [" + "a1a2 ".repeat(37_000) + "]}\n",
                start + "position: 8/8/8/8/8/8/8/K1k5\ntwins: {" + "b: {move: a1-a2}, ".repeat(10_000) + "}\n",
                start + "position: 8/8/8/8/8/8/8/K1k5\ntwins: {b: {add: \"" + "white Ka1, ".repeat(17_000) + "\"}}\n",
                "---\nwhite: Kf2\n".repeat(19_000))) {
            long least = Long.MAX_VALUE;
            for (int run = 0; run < 3 && least > 1_000_000_000L; run++) {
                long before = threads.getCurrentThreadCpuTime();
                ProblemFile file = ProblemYaml.read(text, Path.of("/nonexistent"));
                least = Math.min(least, threads.getCurrentThreadCpuTime() - before);
                assertThat(file.faults()).allMatch(fault -> fault.text().lines().count() == 1);
            }
            assertThat(least).as(text.substring(0, 70)).isLessThan(1_000_000_000L);
        }
    }

    @Test
    void randomBytesAreFaults() {
        Random random = new Random(Seeds.first(ProblemRobustnessTest.class, 21));
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            check(new String(bytes, StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void mutatedProblemsAreReadOrFaultedAndWhatIsReadPrints() {
        long seed = Seeds.first(ProblemRobustnessTest.class, 22);
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
