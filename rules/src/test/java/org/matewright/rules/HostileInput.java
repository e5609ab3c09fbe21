package org.matewright.rules;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.TextLines;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * A program that gives the readers of definitions, move descriptions and positions texts that are broken or made to
 * hurt, and prints what goes wrong: an exception, a fault without a place in the text, an answer that takes long.
 * Whoever starts it sets the memory that it may use.
 */
public final class HostileInput {
    /**
     * The most processor time, in nanoseconds, that an answer may take. It is counted for the one thread, so what else
     * the machine does doesn't matter; and an answer that takes longer is asked for again, so that neither does the
     * time in which the program's code is loaded and translated. The slowest answers take half of it: what exceeds it
     * has not only met a slow machine.
     */
    private static final long MOST_CPU = 1_000_000_000L;

    private static final Geometry LARGE = Geometry.of(16, 16);
    private static final List<String> SCRAPS = List.of(
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
            "\t",
            "\r\n",
            "\u0000",
            "\uD83D\uDE00",
            "\uD83D",
            "none",
            "99999999999",
            "-1",
            "white: ",
            "rank 0",
            "last 99",
            "a0-z99",
            "KaKaaK",
            "(a)N",
            "\\u12",
            "\"\\x\"",
            ",",
            "aaQ",
            "mpampa",
            "[K?",
            "O99",
            "k",
            "/",
            "16",
            "08",
            "~",
            "+",
            "*",
            "edges: torus",
            "gating: ",
            "capture: decides",
            "by squares: ",
            "moves: none");

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private int told;

    private HostileInput() {}

    /** Runs everything; the argument is the seed. Prints nothing if all is well. */
    public static void main(String[] args) {
        HostileInput input = new HostileInput();
        input.movesMadeToHurt();
        input.definitionsMadeToHurt();
        input.positionsMadeToHurt();
        input.mutated(new Random(Long.parseLong(args[0])));
    }

    private <T> void answer(String text, Function<String, Checked<T>> reader) {
        String wrong = null;
        long least = Long.MAX_VALUE;
        for (int run = 0; run < 3 && wrong == null && least > MOST_CPU; run++) {
            long before = threads.getCurrentThreadCpuTime();
            try {
                wrong = wrong(text, reader.apply(text));
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                wrong = e + " at " + (e.getStackTrace().length > 0 ? e.getStackTrace()[0] : "?");
            }
            least = Math.min(least, threads.getCurrentThreadCpuTime() - before);
        }
        if (wrong == null && least > MOST_CPU) {
            wrong = least / 1_000_000 + " ms of processor time";
        }
        if (wrong != null && told++ < 20) {
            String shown = text.length() > 160 ? text.substring(0, 160) + "… (" + text.length() + ")" : text;
            System.out.println(wrong + " <- " + shown.replace("\n", "\\n"));
        }
    }

    /** What is wrong with an answer: a fault outside the text, an error beside a value, or no value and no error. */
    private static @Nullable String wrong(String text, Checked<?> answer) {
        int lines = new TextLines(text).count();
        for (Fault fault : answer.faults()) {
            Span span = fault.span();
            if (span.line() < 1 || span.line() > lines || span.column() < 1 || span.length() < 0) {
                return "fault without a place: " + fault;
            }
            if (fault.message().isBlank()
                    || fault.message().length() > 600
                    || fault.text().lines().count() > 1) {
                return "fault without a fit message: " + fault.code();
            }
        }
        boolean error = answer.faults().stream().anyMatch(Fault::isError);
        return answer.isOk() == error ? "neither an answer nor an error" : null;
    }

    private void movesMadeToHurt() {
        for (String moves : List.of(
                "aaQ",
                "KaKaaK",
                "aaaQ",
                "aQ",
                "mcpaQ",
                "(a)Q",
                "(cpa)Q",
                "m(pa)K",
                "pampaQ",
                "aaaaaaaaK",
                "mcpdaaaaK",
                "yagaQ",
                "oQaoQ",
                "cdmpaocdmpaR",
                "(oa)N",
                "R99",
                "hN",
                "NNNNNN",
                "W".repeat(2000),
                "abQ".repeat(600),
                "mpaN".repeat(400),
                "a".repeat(2000),
                "[".repeat(2000),
                "[K".repeat(900),
                "[K-K?".repeat(300) + "]",
                "(az)N".repeat(40),
                "mcpaN".repeat(60),
                "mpampaK".repeat(60),
                "mpaKaKaKaKaKic",
                "(mpa)icK",
                "sO1sO2sO3sO4sO5sO6sO7sO8sO9sO10sO11sO12sO13sO14".repeat(40),
                "mpampampampampampampampampaicK",
                "x".repeat(2_000_000),
                "\uD83D".repeat(50),
                "N99999999999999",
                "\u0664".repeat(30),
                "none",
                " ")) {
            answer(moves, text -> {
                Checked<Betza> betza = Betza.parse(text);
                Betza read = betza.valueOrNull();
                if (read != null) {
                    read.print();
                    read.inWords();
                }
                return betza;
            });
            answer(
                    "name: x\nboard: 16x16\npieces:\n  k: {id: K, moves: K, royal: true}\n  p: {id: P, moves: \""
                            + moves + "\"}\nextra moves: {k: {moves: \"" + moves + "\", from: a1}}\nsetup: {k: a1}\n",
                    this::definition);
        }
    }

    private Checked<Variant> definition(String text) {
        return VariantLibrary.read(text, Path.of("/nonexistent"));
    }

    private void definitionsMadeToHurt() {
        String king = "name: x\nboard: 16x16\npieces: {k: {id: K, moves: K, royal: true}}\n";
        String nine = "x,x,x,x,x,x,x,x,x";
        String types = IntStream.range(0, 100)
                .mapToObj(i -> "  p" + i + ": {id: P" + i + ", moves: mpaKaKQNNyafsF" + "W".repeat(i) + "}\n")
                .collect(Collectors.joining());
        for (String text : List.of(
                "a: " + "[".repeat(190_000),
                "a: " + "[".repeat(2_000_000),
                "- ".repeat(2_000_000),
                "x: y\n".repeat(900_000),
                "---\na: b\n".repeat(500_000),
                "k" + "\u0301".repeat(190_000) + ": 1",
                "a: &a [" + nine + "]\nb: &b [" + nine.replace("x", "*a") + "]\nc: &c [" + nine.replace("x", "*b")
                        + "]\nd: &d [" + nine.replace("x", "*c") + "]\ne: &e [" + nine.replace("x", "*d") + "]\n",
                "&a [*a, *a, *a]",
                "a: &a {b: *a}",
                king + "setup: {k: [" + "all, ".repeat(39_000) + "a1]}\n",
                king + "setup: {k: [" + "z1, ".repeat(39_000) + "a1]}\n",
                king + "bounds: {k: [" + "file a-p, ".repeat(18_000) + "a1]}\n",
                king + "bounds: {k: \"" + "z9, ".repeat(49_000) + "a1\"}\n",
                king + "extra moves: {k: [" + "{moves: aaQ, from: all}, ".repeat(7_000) + "]}\n",
                king + "extra moves: {k: [" + "{moves: mpaN, from: all}, ".repeat(7_000) + "]}\n",
                king + "castling: {by squares: [" + "{king: a1-b1, partner: c1-d1}, ".repeat(5_000) + "]}\n",
                king + "bounds: {k: \"" + "a1, ".repeat(48_000) + "z9, ".repeat(500) + "a1\"}\n",
                king + "bounds: {k: \"" + "a1,\n ".repeat(38_000) + "z9,\n ".repeat(500) + "a1\"}\n",
                king + "promotion: {k: {to: [" + "x".repeat(190_000) + "]}}\n",
                king + "? " + "x".repeat(190_000) + "\n: y\n",
                "name: x\npieces:\n" + named(5_000, " pa%d: b\n") + "promotion: {pa1: {to: [" + named(8_000, "qb%d, ")
                        + "]}}\n",
                "name: x\npieces:\n" + named(100, " abcdefghijabcdefghij%d: {id: P%1$d, moves: K}\n")
                        + "promotion: {abcdefghijabcdefghij1: {to: [" + named(6_000, "abcxefghijabcdefghij%d, ")
                        + "]}}\n",
                named(15_000, "a%d: b\n"),
                king + "setup: " + "/".repeat(190_000) + "\n",
                king + "repetition: {claim: 99999999999, end: -1}\nmove limit: {end: 1e9}\n",
                "name: x\nboard: " + "9".repeat(100_000) + "x8\n",
                "name: x\nboard: 16x16\npieces:\n" + types + "setup: {p1: all}\n",
                "name: x\npieces:\n"
                        + IntStream.range(0, 15_000)
                                .mapToObj(i -> " a" + i + ": b\n")
                                .collect(Collectors.joining()))) {
            answer(text, this::definition);
        }
    }

    private static String named(int count, String format) {
        return IntStream.range(0, count).mapToObj(i -> String.format(format, i)).collect(Collectors.joining());
    }

    private void positionsMadeToHurt() {
        for (String text : List.of(
                "/".repeat(1_000_000),
                "9".repeat(1_000_000),
                "(".repeat(1_000_000),
                "K".repeat(1_000_000),
                "K".repeat(19_000),
                "0".repeat(19_000),
                "*".repeat(19_000),
                " ".repeat(1_000_000),
                "\n".repeat(19_000) + "x",
                "16[" + "999K".repeat(4_000) + "]",
                "k[" + "0".repeat(19_000) + "]",
                "k w " + "K".repeat(19_000),
                "k w - " + "a1".repeat(9_000),
                "k w - - " + "+".repeat(19_000),
                "k w - - " + "9".repeat(19_000),
                "(" + "A".repeat(19_000) + ")",
                "x ".repeat(9_000),
                "\uD83D".repeat(9_000),
                "16/16 w - - 0 0 0",
                "\u0661\u0662/8",
                "16/(",
                "k[(",
                "+",
                "~",
                "[]",
                "1[K",
                "k w KQkq\u0130 -")) {
            position(text);
        }
    }

    private void position(String text) {
        answer(text, fen -> Fen.parse(fen, LARGE, null));
        answer(text, fen -> Fen.parse(fen, Geometry.of(8, 8), Set.of("K", "Q", "+P", "NH")));
        answer(text, fen -> {
            Checked<Setup> setup = Fen.parseLeniently(fen, LARGE, null);
            Setup read = setup.valueOrNull();
            if (read != null) {
                Fen.print(read);
            }
            Fen.measure(fen);
            return setup;
        });
    }

    /** Valid texts with some letters deleted, inserted, doubled or changed, and random bytes. */
    private void mutated(Random random) {
        List<String> names = new ArrayList<>(VariantLibrary.names());
        List<Variant> variants = List.of(load("chess"), load("crazyhouse"), load("seirawan"), load("janggi"));
        for (int i = 0; i < 1_000; i++) {
            answer(mutant(VariantLibrary.text(names.get(random.nextInt(names.size()))), random), this::definition);
            answer(mutant("KisO2mpyafsWfmWfceFifmnDcaK(mpa)N[Q-rR]", random), Betza::parse);
            Variant variant = variants.get(i % variants.size());
            answer(mutant(variant.start() + "", random), fen -> {
                Checked<Position> position = variant.position(fen);
                Position read = position.valueOrNull();
                if (read != null && position.isOk()) {
                    read.moves();
                    read.status();
                }
                return position;
            });
            byte[] bytes = new byte[random.nextInt(120)];
            random.nextBytes(bytes);
            String noise = new String(bytes, StandardCharsets.ISO_8859_1);
            answer(noise, this::definition);
            answer(noise, Betza::parse);
            position(noise);
        }
    }

    private static Variant load(String name) {
        return VariantLibrary.load(name, Path.of("")).value();
    }

    private static String mutant(String valid, Random random) {
        StringBuilder text = new StringBuilder(valid);
        for (int n = 1 + random.nextInt(3); n > 0 && text.length() > 0; n--) {
            int at = random.nextInt(text.length());
            int end = Math.min(text.length(), at + random.nextInt(12));
            switch (random.nextInt(5)) {
                case 0 -> text.delete(at, end);
                case 1 -> text.insert(at, SCRAPS.get(random.nextInt(SCRAPS.size())));
                case 2 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
                case 3 -> text.insert(random.nextInt(text.length()), text.substring(at, end));
                default -> text.insert(at, random.nextInt(100_000));
            }
        }
        return text.toString();
    }
}
