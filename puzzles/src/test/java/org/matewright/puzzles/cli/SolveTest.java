package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.puzzles.report.Phrases;

/**
 * Solving from the command line. Kf6 Rg1 against Kh8: 1.Kf7 leaves Black only 1...Kh7 2.Rh1 mate, which is also the
 * threat; no other first move mates in two, since after it the king goes to h7 and then has g8.
 */
class SolveTest {
    private static final String ROOK_ENDING = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";

    /** Sam Loyd, Paris 1878, mate in 5: takes any solver more than a moment. */
    private static final String LOYD = "7r/3B4/k7/8/6Qb/8/Kn6/6R1 w - - 0 1";

    private static Run solve(String fen, String stipulation, String... more) {
        String[] args = new String[7 + more.length];
        System.arraycopy(
                new String[] {"solve", "--variant", "chess", "--fen", fen, "--stipulation", stipulation},
                0,
                args,
                0,
                7);
        System.arraycopy(more, 0, args, 7, more.length);
        return Run.of(args);
    }

    private static String text(JsonArray array, int index) {
        return array.get(index).getAsString();
    }

    @Test
    void theDocumentHasTheKeysOfTheContract() {
        Run run = solve(ROOK_ENDING, "#2", "--json");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        JsonObject document = run.json();
        assertThat(document.keySet())
                .containsExactly(
                        "variant",
                        "fen",
                        "stipulation",
                        "complete",
                        "sound",
                        "verdict",
                        "keys",
                        "solutions",
                        "tries",
                        "setPlay",
                        "tree",
                        "nodes",
                        "seconds",
                        "statistics");
        assertThat(document.get("variant").getAsString()).isEqualTo("chess");
        assertThat(document.get("fen").getAsString()).isEqualTo(ROOK_ENDING);
        assertThat(document.get("stipulation").getAsString()).isEqualTo("#2");
        assertThat(document.get("complete").getAsBoolean()).isTrue();
        assertThat(document.get("sound").getAsBoolean()).isTrue();
        assertThat(document.get("keys").toString()).isEqualTo("[\"f6f7\"]");
        assertThat(document.getAsJsonArray("solutions")).isEmpty();
        JsonObject key =
                document.getAsJsonObject("tree").getAsJsonArray("keys").get(0).getAsJsonObject();
        assertThat(key.get("move").getAsString()).isEqualTo("f6f7");
        assertThat(key.get("role").getAsString()).isEqualTo("key");
        JsonObject threat = key.getAsJsonArray("threats").get(0).getAsJsonObject();
        assertThat(threat.get("move").getAsString()).isEqualTo("g1h1");
        assertThat(threat.get("goal").getAsBoolean()).isTrue();
    }

    @Test
    void keysOnlyHasNoTree() {
        JsonObject document = solve(ROOK_ENDING, "#2", "--json", "--keys-only").json();
        assertThat(document.has("tree")).isFalse();
        assertThat(document.get("keys").toString()).isEqualTo("[\"f6f7\"]");
    }

    /** 1.Rh1+ is answered by 1...Kg8 alone. */
    @Test
    void triesHaveTheirRefutations() {
        JsonArray tries = solve(ROOK_ENDING, "#2", "--json", "--tries").json().getAsJsonArray("tries");
        JsonObject check = tries.asList().stream()
                .map(t -> t.getAsJsonObject())
                .filter(t -> t.get("move").getAsString().equals("g1h1"))
                .findFirst()
                .orElseThrow();
        assertThat(check.get("refutations").toString()).isEqualTo("[\"h8g8\"]");
    }

    @Test
    void aShorterMateIsNotSound() {
        JsonObject document = solve(ROOK_ENDING, "#3", "--json", "--keys-only").json();
        assertThat(document.get("sound").getAsBoolean()).isFalse();
        assertThat(document.get("verdict").getAsString()).isEqualTo("short solution");
    }

    /** 1.Kf7 mates in two; with a third move 1.Kg6 Kg8 2.Re1 Kf8 (or Kh8) 3.Re8 mate does too. */
    @Test
    void aShortSolutionsKeysStandApart() {
        JsonObject document = solve(ROOK_ENDING, "#3", "--json").json();
        JsonObject byLength = document.getAsJsonObject("keysByLength");
        assertThat(byLength.keySet()).containsExactly("2", "3");
        assertThat(byLength.get("2").toString()).isEqualTo("[\"f6f7\"]");
        assertThat(byLength.get("3").toString()).contains("\"f6g6\"").doesNotContain("f6f7");
        for (String style : new String[] {"long", "short"}) {
            String text = solve(ROOK_ENDING, "#3", "--style", style, "--no-variations")
                    .out();
            assertThat(text)
                    .containsSubsequence("#2:", "f7", "#3:", "g6", "Short solution: in 2 moves 1.K", "in 3 moves");
        }
        assertThat(solve(ROOK_ENDING, "#2", "--json").json().has("keysByLength"))
                .isFalse();
    }

    /** After 1.Kh7 Rh1 the king may go to g7 and g8, nowhere else: the white king guards g6, the rook the file. */
    @Test
    void partialLinesAreListedOnRequest() {
        String fen = "7k/8/8/5K2/8/8/8/6R1 b - - 0 1";
        JsonObject document = solve(fen, "h#1", "--partial=2", "--json").json();
        assertThat(document.getAsJsonArray("solutions")).isEmpty();
        assertThat(document.get("partial").toString())
                .isEqualTo("[{\"line\":[\"h8h7\",\"g1h1\"],\"refutations\":[\"h7g7\",\"h7g8\"]}]");
        assertThat(document.get("morePartial").getAsBoolean()).isFalse();
        assertThat(solve(fen, "h#1", "--partial=2").out())
                .contains("  1.Kh8-h7 Rg1-h1 + ?   but Kh7-g7 !, Kh7-g8 !\n")
                .contains("1 partial line, marked ?");
        assertThat(solve(fen, "h#1", "--partial=2", "--style", "short").out())
                .contains("\n1.Kh7 Rh1+? but Kg7!, Kg8!\n");
        for (String[] without : new String[][] {{"--json"}, {"--partial", "--json"}}) {
            assertThat(solve(fen, "h#1", without).json().has("partial")).isFalse();
        }
    }

    @Test
    void aStoppedSearchReportsItsCoverage() {
        JsonObject stopped = solve(LOYD, "#5", "--nodes", "20000", "--threads", "1", "--json")
                .json();
        JsonObject reach = stopped.getAsJsonObject("stopped");
        assertThat(reach.get("reason").getAsString()).isEqualTo("nodes");
        assertThat(reach.get("decidedMoves").getAsInt()).isBetween(2, 4);
        assertThat(reach.get("firstMoves").getAsInt()).isEqualTo(41);
        assertThat(solve(LOYD, "#5", "--nodes", "20000", "--threads", "1").out())
                .contains("after the number of moves allowed", "are listed, of #", "of 41 first moves are decided");
        assertThat(solve(ROOK_ENDING, "#2", "--json").json().has("stopped")).isFalse();
    }

    /** In b) the rook checks though White is to move; c) is the diagram's mirror image. */
    @Test
    void aTwinThatCannotBeSetUpLeavesTheOthers(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("twins.yaml");
        Files.writeString(
                file,
                "position: 7k/8/5K2/8/8/8/8/6R1\nstipulation: \"#2\"\n"
                        + "twins: {b: {move: g1-h1}, c: {mirror: left-right}}\n");
        Run run = Run.of("solve", "--json", "--keys-only", file.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).isEqualTo(file + ":3:9: twin b: Black is in check though White is to move\n");
        JsonObject document = run.json();
        assertThat(document.get("keys").toString()).isEqualTo("[\"f6f7\"]");
        assertThat(document.getAsJsonArray("twins")).hasSize(1);
        assertThat(document.getAsJsonArray("twins")
                        .get(0)
                        .getAsJsonObject()
                        .get("keys")
                        .toString())
                .isEqualTo("[\"c6c7\"]");
        assertThat(document.getAsJsonArray("faults")
                        .get(0)
                        .getAsJsonObject()
                        .get("label")
                        .getAsString())
                .isEqualTo("b");
    }

    /** White begins in h#2.5, Black in h#2; in a duplex the other one begins on purpose. */
    @Test
    void aSideThatBeginsAgainstTheConventionIsReported() {
        String help = "7k/8/5K2/8/8/8/8/6R1 ";
        assertThat(solve(help + "b - - 0 1", "h#2.5", "--keys-only", "--json")
                        .json()
                        .get("warnings")
                        .toString())
                .contains("White begins in h#2.5");
        assertThat(solve(help + "w - - 0 1", "h#2", "--keys-only").out())
                .contains("Black begins in h#2, here White does");
        assertThat(solve(help + "b - - 0 1", "h#2", "--keys-only", "--json", "--duplex")
                        .json()
                        .toString())
                .doesNotContain("warnings");
        assertThat(solve(help + "b - - 0 1", "#2", "--keys-only").out()).doesNotContain("convention");
    }

    @Test
    void theAnswerDoesNotDependOnTheThreads() {
        JsonObject one = solve(ROOK_ENDING, "#3", "--json", "--tries=2", "--set-play", "--threads", "1")
                .json();
        JsonObject three = solve(ROOK_ENDING, "#3", "--json", "--tries=2", "--set-play", "--threads", "3")
                .json();
        for (String field : new String[] {"keys", "tries", "setPlay", "tree"}) {
            assertThat(three.get(field)).as(field).isEqualTo(one.get(field));
        }
    }

    @Test
    void helpPlayHasLines() {
        JsonObject document =
                solve("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", "h#1", "--json").json();
        assertThat(document.get("solutions").toString()).isEqualTo("[[\"h8h7\",\"g1h1\"]]");
        assertThat(document.get("keys").toString()).isEqualTo("[\"h8h7\"]");
        assertThat(document.get("sound").getAsBoolean()).isTrue();
    }

    @Test
    void theTextHasBoardSolutionAndVerdict() {
        Run run = solve(ROOK_ENDING, "#2");
        assertThat(run.out())
                .contains("8  . . . . . . . k\n")
                .contains("   1.Kf6-f7 ! threat:\n          2.Rg1-h1 #\n")
                .contains("\nSound: 1.Kf6-f7\n");
        assertThat(solve(ROOK_ENDING, "#2", "--style", "short").out()).contains("1.Kf7! threat 2.Rh1#\n");
        assertThat(solve(ROOK_ENDING, "#1").out()).contains("No solution\n");
    }

    @Test
    void aLimitStopsTheSearchWithItsOwnStatus() {
        Run run = solve(LOYD, "#5", "--json", "--nodes", "1000", "--threads", "1");
        assertThat(run.status()).isEqualTo(3);
        assertThat(run.json().get("complete").getAsBoolean()).isFalse();
        assertThat(run.json().get("sound").getAsBoolean()).isFalse();
    }

    @Test
    void anInterruptionPrintsWhatThereIs() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8);
        Interruptions atOnce = (stop, command) -> {
            stop.run();
            return command.getAsInt();
        };
        Terminal plain = Terminal.of(new ByteArrayInputStream(new byte[0]), print, print);
        Terminal terminal = new Terminal(plain.in(), print, print, false, atOnce, plain.editor());
        int status =
                Cli.run(new String[] {"solve", "--variant", "chess", "--fen", LOYD, "--stipulation", "#5"}, terminal);
        assertThat(status).isEqualTo(3);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("Stopped before the end");
    }

    @Test
    void progressIsShownToPeopleAndTakenAwayAgain() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        Terminal plain = Terminal.of(
                new ByteArrayInputStream(new byte[0]), new PrintStream(out, false, StandardCharsets.UTF_8), errors);
        Terminal watched = new Terminal(plain.in(), plain.out(), errors, true, Interruptions.NONE, plain.editor());
        String[] args = {"solve", "--variant", "chess", "--fen", LOYD, "--stipulation", "#5", "--time", "1", "--json"};
        assertThat(Cli.run(args, watched)).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\r").endsWith("\r");
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("{").endsWith("}\n");
    }

    @Test
    void aFileIsSolved(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("two.yaml");
        Files.writeString(file, """
                position: 7k/8/5K2/8/8/8/8/6R1
                stipulation: "#2"
                ---
                position: 7k/5K2/8/8/8/8/8/6R1
                stipulation: h#1
                """);
        assertThat(Run.of("solve", file.toString()).err())
                .contains("2 problems")
                .contains("--number");
        Run second = Run.of("solve", "--json", "--number", "2", file.toString());
        assertThat(second.json().get("solutions").toString()).isEqualTo("[[\"h8h7\",\"g1h1\"]]");
        assertThat(Run.of("solve", "--number", "3", file.toString()).status()).isEqualTo(2);
    }

    /** With the king on f5 the mate is a move too far away. */
    @Test
    void twinsAreSolvedWithTheirProblem(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("twins.yaml");
        Files.writeString(file, "position: 7k/8/5K2/8/8/8/8/6R1\nstipulation: \"#2\"\ntwins: {b: {move: f6-f5}}\n");
        JsonObject document =
                Run.of("solve", "--json", "--keys-only", file.toString()).json();
        assertThat(document.get("keys").toString()).isEqualTo("[\"f6f7\"]");
        JsonObject twin = document.getAsJsonArray("twins").get(0).getAsJsonObject();
        assertThat(twin.get("label").getAsString()).isEqualTo("b");
        assertThat(twin.getAsJsonArray("keys")).isEmpty();
        assertThat(Run.of("solve", file.toString()).out())
                .startsWith("a)\n")
                .contains("Sound: 1.Kf6-f7\n")
                .contains("\nb) Kf6 to f5\n")
                .contains("No solution\n");
    }

    /**
     * The first moves by text: f6e5, f6e6, f6e7, f6f5, f6f7 …: the key is the fifth, so from the sixth on there is
     * none.
     */
    @Test
    void aSearchCanGoOnFromAFirstMove() {
        JsonObject fifth = solve(ROOK_ENDING, "#2", "--json", "--keys-only", "--moves-to-start", "5")
                .json();
        assertThat(fifth.get("keys").toString()).isEqualTo("[\"f6f7\"]");
        assertThat(fifth.get("complete").getAsBoolean())
                .as("the others weren't searched")
                .isFalse();
        Run sixth = solve(ROOK_ENDING, "#2", "--moves-to-start", "6");
        assertThat(sixth.status()).isEqualTo(3);
        assertThat(sixth.out()).contains("Searched from first move 6 on");
        assertThat(solve(ROOK_ENDING, "#2", "--json", "--moves-to-start", "6")
                        .json()
                        .getAsJsonArray("keys"))
                .isEmpty();
        JsonObject first =
                solve(ROOK_ENDING, "#2", "--json", "--moves-to-start", "1").json();
        assertThat(first.get("complete").getAsBoolean()).isTrue();
        assertThat(solve(ROOK_ENDING, "#2", "--moves-to-start", "0").status()).isEqualTo(2);
    }

    /** In line play the first moves are counted in the same way: h8h7 is Black's only one. */
    @Test
    void soCanASearchForLines() {
        String fen = "7k/5K2/8/8/8/8/8/6R1 b - - 0 1";
        assertThat(solve(fen, "h#1", "--json", "--moves-to-start", "2").json().getAsJsonArray("solutions"))
                .isEmpty();
    }

    /** The three keys' play doesn't fit into two moves; the keys themselves are listed all the same. */
    @Test
    void playBeyondItsBoundIsLeftOutAndMarked() {
        JsonObject whole = solve(ROOK_ENDING, "#3", "--json").json();
        assertThat(whole.has("cuts")).isFalse();
        JsonObject cut = solve(ROOK_ENDING, "#3", "--json", "--max-tree", "2").json();
        assertThat(cut.get("keys")).isEqualTo(whole.get("keys"));
        assertThat(cut.get("cuts").getAsInt()).isPositive();
        assertThat(cut.get("tree").toString()).contains("\"cut\":true");
        assertThat(solve(ROOK_ENDING, "#3", "--max-tree", "2").out())
                .contains("\u2026")
                .contains("Play is left out at");
    }

    /** Of its tries, in the order of the moves, four come before the key; the key's play is written before theirs. */
    @Test
    void theKeysPlayGoesBeforeThatOfTries() {
        String fen = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";
        JsonObject bounded =
                solve(fen, "#2", "--json", "--tries", "--max-tree", "1").json();
        JsonObject whole = solve(fen, "#2", "--json", "--tries").json();
        assertThat(bounded.getAsJsonArray("tries")).hasSizeGreaterThan(1);
        assertThat(bounded.get("tree")).isEqualTo(whole.get("tree"));
    }

    /** Black to move can't mate with a king alone; there is nothing to mate White in spite of his help. */
    @Test
    void aDuplexIsSolvedForBothSides() {
        JsonObject document = solve("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", "h#1", "--json", "--duplex")
                .json();
        assertThat(document.get("solutions").toString()).isEqualTo("[[\"h8h7\",\"g1h1\"]]");
        JsonObject other = document.getAsJsonArray("twins").get(0).getAsJsonObject();
        assertThat(other.get("label").getAsString()).isEqualTo("duplex");
        assertThat(other.get("fen").getAsString()).isEqualTo("7k/5K2/8/8/8/8/8/6R1 w - - 0 1");
        assertThat(other.getAsJsonArray("solutions")).isEmpty();
    }

    /** With White to move, 1...Kf7 2.Kh7 Rh1 is the set play: Black's first move is left out. */
    @Test
    void anAsteriskAsksForTheSetPlayOfHelpPlay() {
        JsonObject document =
                solve("7k/8/5K2/8/8/8/8/6R1 b - - 0 1", "h#2*", "--json").json();
        JsonObject move = document.getAsJsonArray("setPlay").get(0).getAsJsonObject();
        assertThat(move.get("move").getAsString()).isEqualTo("f6f7");
        assertThat(solve("7k/8/5K2/8/8/8/8/6R1 b - - 0 1", "h#2*").out())
                .contains("  1...Kf6-f7   2.Kh8-h7 Rg1-h1 #\n\n");
    }

    @Test
    void theDiagramOfAZeroPositionIsNotSolved(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("zero.yaml");
        Files.writeString(file, """
                position: 7k/8/8/5K2/8/8/8/6R1
                stipulation: "#2"
                zero position: true
                twins: {a: {move: f5-f6}, b: {continued: true, move: g1-g2}}
                """);
        JsonObject document =
                Run.of("solve", "--json", "--keys-only", file.toString()).json();
        assertThat(document.get("label").getAsString()).isEqualTo("a");
        assertThat(document.get("keys").toString()).isEqualTo("[\"f6f7\"]");
        assertThat(document.getAsJsonArray("twins")).hasSize(1);
        assertThat(Run.of("verify", file.toString()).out())
                .contains(" a), #2")
                .contains(" b), #2")
                .contains("2 sound");
    }

    @Test
    void theCostIsReportedByPhase() {
        JsonObject document =
                solve(ROOK_ENDING, "#2", "--json", "--tries", "--set-play").json();
        JsonArray phases = document.getAsJsonObject("statistics").getAsJsonArray("phases");
        assertThat(phases.asList().stream()
                        .map(p -> p.getAsJsonObject().get("name").getAsString()))
                .containsExactly("keys", "tries", "play", "set play");
        long sum = phases.asList().stream()
                .mapToLong(p -> p.getAsJsonObject().get("nodes").getAsLong())
                .sum();
        assertThat(sum).isEqualTo(document.get("nodes").getAsLong());
    }

    @Test
    void wrongUsageAndUnreadableInputAreReported() {
        assertThat(Run.of("solve").status()).isEqualTo(2);
        assertThat(Run.of("solve", "nowhere.yaml").status()).isEqualTo(2);
        assertThat(Run.of("solve", "nowhere.yaml").err()).startsWith("nowhere.yaml:1:1: ");
        assertThat(Run.of("solve", "x.yaml", "--variant", "chess").status()).isEqualTo(2);
        Run stipulation = solve(ROOK_ENDING, "mate");
        assertThat(stipulation.status()).isEqualTo(2);
        assertThat(stipulation.err()).startsWith("--stipulation:1:1: ");
        assertThat(solve(ROOK_ENDING, "#2", "--memory", "512").err()).contains("--memory");
        assertThat(solve(ROOK_ENDING, "#2", "--memory", "much").status()).isEqualTo(2);
        assertThat(solve(ROOK_ENDING, "#2", "--time", "-1").status()).isEqualTo(2);
    }

    @Test
    void batchSolves() {
        String request = "{\"command\":\"solve\",\"variant\":\"chess\",\"fen\":\"" + ROOK_ENDING
                + "\",\"stipulation\":\"#2\",\"keysOnly\":true,\"time\":60,\"threads\":1,\"memory\":\"16M\"}\n";
        Run run = Run.withInput(request + request, "batch");
        assertThat(run.documents())
                .hasSize(2)
                .allSatisfy(document ->
                        assertThat(text(document.getAsJsonArray("keys"), 0)).isEqualTo("f6f7"));
    }

    /**
     * In series play with few pieces almost any order of the moves will do; in this one the king and the rook make up to
     * three moves to spare before the mate on the eighth rank.
     */
    @Test
    void ofVeryManyGroupsOfLinesAFewAreListed() {
        Run run = solve("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "ser-#4");
        assertThat(run.out().lines().filter(line -> line.startsWith("Lines "))).hasSize(Phrases.MAX_LISTED);
        assertThat(run.out()).containsPattern("\nMore groups of such lines: \\d+\n");
        assertThat(solve("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "exact-ser-#2").out()).doesNotContain("More groups");
    }

    /** The number after an option may be left out wherever the option stands: what isn't a number is the file. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--tries FILE",
                "FILE --tries",
                "--tries=1 FILE",
                "--tries 1 FILE",
                "--set-play --tries FILE",
                "--partial FILE",
                "--partial 1 FILE",
                "--tries --partial FILE",
                "--partial -- FILE"
            })
    void anOptionWithoutItsNumberLeavesTheFileAlone(String options, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.yaml"), "position: " + ROOK_ENDING + "\nstipulation: s#2\n");
        Run run = Run.of(("solve --json " + options.replace("FILE", file.toString())).split(" "));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.json().get("stipulation").getAsString()).isEqualTo("s#2");
    }

    @Test
    void aWrongNumberThatIsAttachedToItsOptionIsReported() {
        assertThat(Run.of("solve", "--tries=x", "a.yaml").err())
                .startsWith("matewright solve: --tries: a whole number was expected, found 'x'\n");
        assertThat(solve(ROOK_ENDING, "#2", "--tries", "-1").err()).contains("--tries can't be negative");
    }
}
