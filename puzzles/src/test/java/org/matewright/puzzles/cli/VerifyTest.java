package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Verdicts on small positions. Kf6 Rg1 against Kh8 is mate in two by 1.Kf7 alone. Ra2 Rb1 against Kh8 is mate in two by
 * 1.Ra7 and by 1.Rb7, since 1...Kg8 is forced and the other rook mates on the last rank.
 */
class VerifyTest {
    private static final String ROOK = "7k/8/5K2/8/8/8/8/6R1";
    private static final String TWO_ROOKS = "7k/8/8/8/8/8/R7/1R4K1";

    @TempDir
    Path folder;

    private Path problem(String name, String position, String stipulation, String rest) throws IOException {
        Path file = folder.resolve(name + ".yaml");
        Files.writeString(file, "position: " + position + "\nstipulation: \"" + stipulation + "\"\n" + rest);
        return file;
    }

    private static JsonObject only(Run run) {
        List<JsonObject> problems = run.json().getAsJsonArray("problems").asList().stream()
                .map(p -> p.getAsJsonObject())
                .toList();
        assertThat(problems).hasSize(1);
        return problems.get(0);
    }

    private static void expect(Path file, String verdict, int status, String detail, String... options) {
        String[] args = new String[options.length + 3];
        args[0] = "verify";
        args[1] = "--json";
        args[2] = file.toString();
        System.arraycopy(options, 0, args, 3, options.length);
        Run run = Run.of(args);
        assertThat(only(run).get("verdict").getAsString()).isEqualTo(verdict);
        assertThat(only(run).get("detail").getAsString()).contains(detail);
        assertThat(run.status()).isEqualTo(status);
    }

    @Test
    void theDocumentHasTheKeysOfTheContract() throws IOException {
        Path file = problem("rook", ROOK, "#2", "solution: {key: f6f7}\n");
        Run run = Run.of("verify", "--json", file.toString());
        assertThat(run.status()).isZero();
        assertThat(run.json().keySet()).containsExactly("problems", "sound", "unsound", "incomplete");
        assertThat(only(run).keySet()).containsExactly("id", "file", "verdict", "detail", "seconds");
        assertThat(only(run).get("id").getAsString()).isEqualTo("rook");
        assertThat(only(run).get("file").getAsString()).isEqualTo(file.toString());
        assertThat(run.json().get("sound").getAsInt()).isEqualTo(1);
    }

    @Test
    void aProblemThatClaimsNothingIsSoundWithOneKey() throws IOException {
        expect(problem("a", ROOK, "#2", ""), "sound", 0, "f6f7");
    }

    @Test
    void anotherKeyThanTheClaimedOneDiffers() throws IOException {
        expect(problem("a", ROOK, "#2", "solution: {key: g1g2}\n"), "differs", 1, "g1g2");
    }

    @Test
    void aSecondKeyIsACook() throws IOException {
        expect(problem("a", TWO_ROOKS, "#2", "solution: {key: a2a7}\n"), "cooked", 1, "b1b7");
        expect(problem("b", TWO_ROOKS, "#2", ""), "cooked", 1, "a2a7, b1b7");
    }

    @Test
    void severalClaimedKeysAreSoundIfTheyAreAll() throws IOException {
        expect(problem("a", TWO_ROOKS, "#2", "solution: {keys: [a2a7, b1b7]}\n"), "sound", 0, "a2a7, b1b7");
    }

    @Test
    void noKeyIsNoSolution() throws IOException {
        expect(problem("a", ROOK, "#1", "solution: {key: f6f7}\n"), "no solution", 1, "");
    }

    @Test
    void aQuickerMateIsAShortSolution() throws IOException {
        expect(
                problem("a", ROOK, "#3", "solution: {key: f6f7}\n"),
                "short solution",
                1,
                "in 2 moves: f6f7; in 3 moves: ");
    }

    @Test
    void aLimitLeavesAProblemIncomplete() throws IOException {
        Path file = problem("loyd", "7r/3B4/k7/8/6Qb/8/Kn6/6R1", "#5", "");
        expect(file, "incomplete", 3, "", "--nodes", "1000");
    }

    @Test
    void helpPlayComparesLinesAndTheirNumber() throws IOException {
        String position = "7k/5K2/8/8/8/8/8/6R1";
        expect(problem("a", position, "h#1", "solution: {lines: [h8h7 g1h1]}\n"), "sound", 0, "h8h7 g1h1");
        expect(problem("b", position, "h#1", "solution: {solutions: 2}\n"), "differs", 1, "2 solutions");
        expect(problem("c", position, "h#1", "solution: {lines: [h8h7 g1g7]}\n"), "differs", 1, "g1g7");
        expect(problem("d", position, "h#1", ""), "sound", 0, "");
    }

    /** 1.Kh7 Rh1 is a helpmate in one; in two there are so many that the rest is counted. */
    @Test
    void aProblemHasOneLineHoweverManyLinesOfPlayItHas() throws IOException {
        Path file = problem("a", "7k/5K2/8/8/8/8/8/6R1", "h#2", "solution: {solutions: 1}\n");
        int found = Run.of("solve", "--json", file.toString())
                .json()
                .getAsJsonArray("solutions")
                .size();
        assertThat(found).isGreaterThan(12);
        List<String> lines = Run.of("verify", file.toString()).out().lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0))
                .startsWith(
                        "short solution  " + file + ": a, h#2: the shortest line takes 1 move, found " + found + ": ")
                .contains(" and " + (found - 12) + " more (");
        assertThat(lines.get(1)).isEqualTo("0 sound, 1 unsound, 0 incomplete");
        Path claimed = problem("b", "7k/5K2/8/8/8/8/8/6R1", "h#1", "solution: {lines: [h8h7 g1g7, h8h7 g1h1]}\n");
        assertThat(Run.of("verify", claimed.toString()).out())
                .contains("the file says h8h7 g1g7, h8h7 g1h1, found h8h7 g1h1 (")
                .hasLineCount(2);
    }

    /** With the white king on f5 instead, 1.Kf5-f6 Kh7 isn't mate in time. */
    @Test
    void aTamperedProblemIsWhatItThenIs() throws IOException {
        expect(problem("a", "7k/8/8/5K2/8/8/8/6R1", "#2", "solution: {key: f6f7}\n"), "no solution", 1, "");
    }

    @Test
    void twinsAreProblemsOfTheirOwn() throws IOException {
        Path file = problem("twins", ROOK, "#2", "solution: {key: f6f7}\ntwins: {b: {move: f6-f5}}\n");
        Run run = Run.of("verify", "--json", file.toString());
        assertThat(run.status()).isEqualTo(1);
        List<String> verdicts = run.json().getAsJsonArray("problems").asList().stream()
                .map(p -> p.getAsJsonObject().get("id").getAsString() + " "
                        + p.getAsJsonObject().get("verdict").getAsString())
                .toList();
        assertThat(verdicts).containsExactly("twins a) sound", "twins b) no solution");
    }

    /**
     * In b) nobody stands on a1; in d) the rook checks though White is to move; c) and the diagram are as they were.
     */
    @Test
    void whatIsWrongWithTwinsStandsWhereTheyAreWritten() throws IOException {
        String twins = "twins:\n  b: {move: a1-a2}\n  c: {mirror: left-right}\n    \n  d: {move: g1-h1}\n";
        Path file = problem("twins", ROOK, "#2", twins);
        int line = (int) Files.readString(file)
                        .substring(0, Files.readString(file).indexOf("  b:"))
                        .lines()
                        .count()
                + 1;
        String first = file + ":" + line + ":3: twin b: no piece stands on a1\n";
        String last = file + ":" + (line + 3) + ":3: twin d: Black is in check though White is to move\n";
        for (String command : new String[] {"solve", "verify"}) {
            Run run = Run.of(command, file.toString());
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).as(command).isEqualTo(first + last);
        }
        Files.writeString(
                file, Files.readString(file).replace("c: {mirror: left-right}", "") + "zero position: true\n");
        for (String command : new String[] {"solve", "verify"}) {
            assertThat(Run.of(command, file.toString()).err()).as(command).isEqualTo(first + last);
        }
    }

    /** Of these the king's side alone is possible. */
    @Test
    void castlingThatDoesNotCountIsReported() throws IOException {
        String fen = "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1";
        String warning = "warning: castling Qkq doesn't count: the pieces for it don't stand ready\n";
        Path file = problem("castling", fen, "#1", "");
        Path epd = folder.resolve("castling.epd");
        Files.writeString(epd, fen + " dm 1; bm Kd2;\n");
        Path listed = folder.resolve("listed.yaml");
        Files.writeString(listed, "white: [Ke1, Rh1]\nblack: [Ke8]\ncastling: KQkq\nstipulation: \"#1\"\n");
        for (String command : new String[] {"solve", "verify"}) {
            assertThat(Run.of(command, file.toString()).err()).isEqualTo(file + ":1:34: " + warning);
            assertThat(Run.of(command, epd.toString()).err()).isEqualTo(epd + ":1:24: " + warning);
            assertThat(Run.of(command, listed.toString()).err()).isEqualTo(listed + ":3:11: " + warning);
        }
        for (String command : new String[] {"moves", "perft --depth 1", "solve --stipulation #1"}) {
            List<String> words = new ArrayList<>(List.of(command.split(" ")));
            words.addAll(List.of("--variant", "chess", "--fen", fen));
            Run run = Run.of(words.toArray(String[]::new));
            assertThat(run.err()).as(command).isEqualTo("--fen:1:24: " + warning);
            words.add("--json");
            assertThat(Run.of(words.toArray(String[]::new))
                            .json()
                            .get("warnings")
                            .toString())
                    .contains("castling Qkq");
            assertThat(run.status()).isZero();
        }
    }

    @Test
    void aFileOfAnotherKindIsNamedOnce() {
        assertThat(Run.of("verify", "tw.txt").err())
                .isEqualTo("tw.txt:1:1: a problem's file ends in .yaml, .yml, .epd or .fen\n");
    }

    @Test
    void aProblemIsNoVariant() throws IOException {
        Path file = problem("a", ROOK, "#2", "");
        assertThat(Run.of("check", file.toString()).err())
                .startsWith(file + ":1:1: the definition of a variant was expected, this is a problem: ")
                .hasLineCount(1);
    }

    @Test
    void severalFilesHaveALineEachAndASummary() throws IOException {
        Path sound = problem("one", ROOK, "#2", "");
        Path cooked = problem("two", TWO_ROOKS, "#2", "");
        Run run = Run.of("verify", "--threads", "2", sound.toString(), cooked.toString());
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out().lines()).hasSize(3);
        assertThat(run.out()).startsWith("sound").contains("\ncooked").endsWith("1 sound, 1 unsound, 0 incomplete\n");
    }

    @Test
    void unreadableProblemsAreReportedAndTheRestIsVerified() throws IOException {
        Path sound = problem("one", ROOK, "#2", "");
        Path broken = problem("two", "7k/8/5K2/9/8/8/8/6R1", "#2", "");
        Run run = Run.of("verify", broken.toString(), sound.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith(broken + ":1:").contains("rank 5");
        assertThat(run.out()).contains("1 sound, 0 unsound");
    }

    @Test
    void whatIsWrongWithAPositionIsShownInItsFen() throws IOException {
        Path broken = problem("check", "7k/8/5K2/8/8/8/8/7R", "#2", "");
        Run run = Run.of("verify", broken.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith(broken + ":1:11: Black is in check though White is to move");
        Path epd = folder.resolve("check.epd");
        Files.writeString(epd, "7k/8/5K2/8/8/8/8/7R w - - dm 2; bm Kf7;\n");
        assertThat(Run.of("verify", epd.toString()).err()).startsWith(epd + ":1:21: Black is in check");
    }

    @Test
    void aSideThatBeginsAgainstTheConventionIsReported() throws IOException {
        Run run = Run.of("verify", problem("half", ROOK + " b", "h#1.5", "").toString());
        assertThat(run.err()).contains("half: by convention White begins in h#1.5");
    }

    @Test
    void epdLinesAreVerifiedToo() throws IOException {
        Path file = folder.resolve("rooks.epd");
        Files.writeString(file, ROOK + " w - - dm 2; bm Kf7;\n" + ROOK + " w - - bm #3;\n");
        Run run = Run.of("verify", "--json", file.toString());
        List<String> verdicts = run.json().getAsJsonArray("problems").asList().stream()
                .map(p -> p.getAsJsonObject().get("verdict").getAsString())
                .toList();
        assertThat(verdicts).containsExactly("sound", "short solution");
    }
}
