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

/** Each command's document, text, errors and exit status. */
class AnswersTest {
    @Test
    void variantsListsTheBuiltInOnes() {
        Run run = Run.of("variants", "--json");
        assertThat(run.status()).isZero();
        List<String> keys = run.json().getAsJsonArray("variants").asList().stream()
                .map(v -> v.getAsJsonObject().get("key").getAsString())
                .toList();
        assertThat(keys).contains("chess", "colossus", "mosaic");
        assertThat(Run.of("variants").out()).contains("12x12", "Colossus");
    }

    @Test
    void movesAnswersWithTheDocumentOfTheContract() {
        Run run = Run.of("moves", "--json", "--variant", "chess", "--fen", "7k/8/5K2/8/8/8/8/6R1 b - -");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .isEqualTo("{\"variant\":\"chess\",\"fen\":\"7k/8/5K2/8/8/8/8/6R1 b - - 0 1\",\"side\":\"black\","
                        + "\"check\":false,\"moves\":[\"h8h7\"]}\n");
    }

    @Test
    void movesAreListedOneALine() {
        assertThat(Run.of("moves", "--variant", "chess", "--fen", "7k/8/5K2/8/8/8/8/6R1 b")
                        .out())
                .isEqualTo("h8h7\n");
    }

    @Test
    void aFenThatDoesNotAddUpIsReportedWithItsPlace() {
        Run run = Run.of("moves", "--variant", "chess", "--fen", "8/8/8/9/8/8/8/8 w");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("--fen:1:7: ")
                .contains("rank 5")
                .contains("9")
                .contains("8");
    }

    @Test
    void aRefusalIsADocumentToo() {
        Run run = Run.of("moves", "--json", "--variant", "chess", "--fen", "8/8/8/9/8/8/8/8 w");
        JsonObject error = run.json().getAsJsonObject("error");
        assertThat(run.status()).isEqualTo(2);
        assertThat(error.get("code").getAsString()).isEqualTo("fen-rank-sum");
        assertThat(error.get("line").getAsInt()).isEqualTo(1);
        assertThat(error.get("column").getAsInt()).isEqualTo(7);
    }

    @Test
    void anUnknownVariantIsReportedWithAGuess() {
        Run run = Run.of("moves", "--variant", "mosaik");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("mosaik").contains("did you mean").contains("mosaic");
    }

    @Test
    void aPositionThatCannotBePlayedIsRefused() {
        Run run = Run.of("moves", "--variant", "chess", "--fen", "7k/8/8/8/8/8/8/K6R w - -");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("--fen:1:").doesNotContain("Exception");
    }

    /** 20 first moves with 20 replies each; the counts are the well-known ones of the set-up. */
    @Test
    void perftCountsAndDivides() {
        Run run = Run.of("perft", "--json", "--variant", "chess", "--depth", "3", "--divide", "--threads", "2");
        JsonObject document = run.json();
        assertThat(run.status()).isZero();
        assertThat(document.keySet()).containsExactly("variant", "fen", "depth", "nodes", "seconds", "divide");
        assertThat(document.get("nodes").getAsLong()).isEqualTo(8902);
        JsonObject divide = document.getAsJsonObject("divide");
        assertThat(new ArrayList<>(divide.keySet())).hasSize(20).isSorted().contains("e2e4", "g1f3");
        assertThat(divide.get("e2e4").getAsLong()).isEqualTo(600);
        assertThat(divide.asMap().values().stream()
                        .mapToLong(v -> v.getAsLong())
                        .sum())
                .isEqualTo(8902);
    }

    @Test
    void perftOfNoMovesIsOneAndOfNegativeDepthIsWrongUsage() {
        assertThat(Run.of("perft", "--json", "--variant", "chess", "--depth", "0")
                        .json()
                        .get("nodes")
                        .getAsLong())
                .isEqualTo(1);
        assertThat(Run.of("perft", "--variant", "chess", "--depth", "-1").status())
                .isEqualTo(2);
        assertThat(Run.of("perft", "--variant", "chess", "--depth", "2", "--threads", "0")
                        .status())
                .isEqualTo(2);
    }

    @Test
    void perftWithoutDivideHasNone() {
        JsonObject document =
                Run.of("perft", "--json", "--variant", "chess", "--depth", "5").json();
        assertThat(document.get("nodes").getAsLong()).isEqualTo(4_865_609);
        assertThat(document.has("divide")).isFalse();
    }

    @Test
    void pieceAnswersWithTheDocumentOfTheContract() {
        Run run = Run.of("piece", "W", "--json", "--board", "9x7", "--at", "a7", "--friends", "b7", "--enemies", "a6");
        assertThat(run.out()).isEqualTo("{\"betza\":\"W\",\"board\":\"9x7\",\"at\":\"a7\",\"moves\":[\"a7a6\"]}\n");
    }

    @Test
    void aBlackPieceMovesDownTheBoardAndAMovedOneHasNoFirstMove() {
        assertThat(Run.of("piece", "fmWifmnD", "--json", "--board", "8x8", "--at", "e7", "--black")
                        .out())
                .contains("[\"e7e5\",\"e7e6\"]");
        assertThat(Run.of("piece", "fmWifmnD", "--json", "--board", "8x8", "--at", "e4", "--moved")
                        .out())
                .contains("[\"e4e5\"]");
    }

    @Test
    void pieceDrawsWhereAPieceMovesAndCaptures() {
        assertThat(Run.of("piece", "fmWfcF", "--board", "3x3", "--at", "b2").out())
                .startsWith("fmWfcF\n- ")
                .endsWith("""

                         3  c m c
                         2  . @ .
                         1  . . .
                            a b c

                        @ the piece, m it moves there, c it captures there
                        """);
    }

    @Test
    void pieceRefusesWhatMakesNoSense() {
        assertThat(Run.of("piece", "W", "--at", "z9").status()).isEqualTo(2);
        assertThat(Run.of("piece", "W", "--board", "17x3").status()).isEqualTo(2);
        assertThat(Run.of("piece", "W", "--at", "a1", "--friends", "a1").err()).contains("a1");
        Run run = Run.of("piece", "W?");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("BETZA:1:2: ");
    }

    @Test
    void checkReportsEveryFaultAndItsPlace(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("bad.yaml");
        Files.writeString(file, "extends: chess\nname: Bad\npices: {}\nbord: 8x8\n");
        Run run = Run.of("check", "--json", file.toString());
        assertThat(run.status()).isEqualTo(1);
        JsonObject document = run.json();
        assertThat(document.keySet()).containsExactly("file", "ok", "problems");
        assertThat(document.get("ok").getAsBoolean()).isFalse();
        assertThat(document.getAsJsonArray("problems")).hasSize(2);
        JsonObject first = document.getAsJsonArray("problems").get(0).getAsJsonObject();
        assertThat(first.get("line").getAsInt()).isEqualTo(3);
        assertThat(first.get("column").getAsInt()).isEqualTo(1);
        assertThat(first.get("severity").getAsString()).isEqualTo("error");
        assertThat(first.get("message").getAsString()).contains("pices").contains("pieces");
        assertThat(Run.of("check", file.toString()).err())
                .contains(file + ":3:1: ")
                .contains(file + ":4:1: ");
    }

    @Test
    void checkOfSoundDefinitionsIsDone() {
        Run run = Run.of("check", "chess", "colossus", "mosaic");
        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo("chess: ok\ncolossus: ok\nmosaic: ok\n");
        JsonObject document = Run.of("check", "--json", "chess", "mosaic").json();
        assertThat(document.get("ok").getAsBoolean()).isTrue();
        assertThat(document.getAsJsonArray("variants")).hasSize(2);
    }

    @Test
    void checkOfAMissingFileIsUnreadableInput() {
        assertThat(Run.of("check", "nowhere.yaml").status()).isEqualTo(2);
        assertThat(Run.of("check", "nowhere").status()).isEqualTo(2);
        assertThat(Run.of("check").status()).isEqualTo(2);
    }

    @Test
    void checkExplainsKeysAndExpandsDefinitions() {
        assertThat(Run.of("check", "--explain", "promotion").out())
                .contains("promotion")
                .contains("Example");
        assertThat(Run.of("check", "--explain", "xiangqi").err()).contains("'check xiangqi' checks");
        Run unknown = Run.of("check", "--explain", "promotoin");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("did you mean 'promotion'");
        assertThat(Run.of("check", "--expand", "chess").out()).contains("pieces:");
    }

    @Test
    void renderWritesTheFile(@TempDir Path folder) throws IOException {
        Path svg = folder.resolve("start.svg");
        Run run = Run.of("render", "--variant", "mosaic", "-o", svg.toString(), "--json");
        assertThat(run.status()).isZero();
        assertThat(run.json().get("out").getAsString()).isEqualTo(svg.toString());
        assertThat(Files.readString(svg)).contains("<svg");
    }

    /** Rh8 is mate with the king on b6 and isn't with the king on c6; on b6 with two rooks there are two keys. */
    @Test
    void renderMarksAsTestedWhatItHasProvedAlone(@TempDir Path folder) throws IOException {
        Path svg = folder.resolve("a.svg");
        String sound = "k7/8/1K6/8/8/8/8/7R w - -";
        Run marked = render(svg, sound, "#1", "--tested", "--json");
        assertThat(marked.status()).isZero();
        assertThat(marked.json().get("tested").getAsBoolean()).isTrue();
        assertThat(Files.readString(svg)).contains("C+");
        Files.delete(svg);
        render(svg, sound, "#1");
        assertThat(Files.readString(svg)).doesNotContain("C+");
        Files.delete(svg);

        Run none = render(svg, "k7/8/2K5/8/8/8/8/7R w - -", "#1", "--tested");
        assertThat(none.status()).isEqualTo(1);
        assertThat(none.err()).contains("not drawn").contains("no solution");
        assertThat(render(svg, "k7/8/1K6/8/8/8/8/6RR w - -", "#1", "--tested").err())
                .contains("cooked");
        assertThat(render(svg, sound, "#9", "--tested", "--nodes", "1").status())
                .isEqualTo(3);
        assertThat(Run.of("render", "--variant", "chess", "-o", svg.toString(), "--tested")
                        .status())
                .isEqualTo(2);
        assertThat(svg).doesNotExist();
    }

    /** The diagram is sound, Rh1; the twin can't be set up, since no piece is on e4. */
    @Test
    void nothingIsTestedWhoseTwinCannotBeSetUp(@TempDir Path folder) throws IOException {
        Path svg = folder.resolve("a.svg");
        Path problem = folder.resolve("p.yaml");
        Files.writeString(
                problem,
                "variant: chess\nposition: 7k/5K2/8/8/8/8/7p/6R1 w - -\nstipulation: \"#2\"\n"
                        + "twins: {b: {remove: e4}}\n");
        Run run = Run.of("render", problem.toString(), "-o", svg.toString(), "--tested");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("p.yaml:4:9: twin b: no piece stands on e4");
        assertThat(svg).doesNotExist();
    }

    /** A lone king in the corner has three moves; the fourth is where a search goes on that has decided all. */
    @Test
    void nobodyBeginsBehindTheLastFirstMove() {
        String[] task = {"solve", "--variant", "chess", "--fen", "7k/8/8/8/8/8/8/K7 w - -", "--stipulation", "#1"};
        List<String> all = new ArrayList<>(List.of(task));
        all.addAll(List.of("--moves-to-start", "4"));
        assertThat(Run.of(all.toArray(new String[0])).status()).isEqualTo(3);
        all.set(all.size() - 1, "5");
        Run run = Run.of(all.toArray(new String[0]));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("only 3 first moves");
    }

    /** As many lines as are wanted are no proof that there are no more: here are eleven, by Popeye too. */
    @Test
    void aSearchThatEndsWithEnoughLinesIsNotComplete() {
        String[] task = {"solve", "--variant", "chess", "--fen", "7k/8/5K2/8/8/8/8/6R1 b - -", "--stipulation", "h#2"};
        for (int threads : new int[] {1, 2, 4}) {
            List<String> all = new ArrayList<>(List.of(task));
            all.addAll(List.of("--json", "--threads", "" + threads, "--max-solutions", "3"));
            Run run = Run.of(all.toArray(new String[0]));
            assertThat(run.status()).isEqualTo(3);
            assertThat(run.json().getAsJsonArray("solutions")).hasSize(3);
            assertThat(run.json().get("complete").getAsBoolean()).isFalse();
            assertThat(run.json().getAsJsonObject("stopped").get("reason").getAsString())
                    .isEqualTo("enough");
            all.set(all.size() - 1, "12");
            assertThat(Run.of(all.toArray(new String[0])).json().get("complete").getAsBoolean())
                    .isTrue();
        }
    }

    /** The rook may wait on many squares before it mates on the first rank; the problem doesn't claim so many solutions. */
    @Test
    void helpPlayOfSeveralSolutionsIsTestedOnlyIfTheirNumberIsStated(@TempDir Path folder) throws IOException {
        Path svg = folder.resolve("a.svg");
        Path problem = folder.resolve("p.yaml");
        String text = "variant: chess\nposition: 7R/8/8/8/8/1K6/8/k7 w - -\nstipulation: \"exact-h#1.5\"\n";
        Files.writeString(problem, text);
        int lines = Run.of("solve", problem.toString(), "--json")
                .json()
                .getAsJsonArray("solutions")
                .size();
        assertThat(lines).isGreaterThan(1);
        Run unclaimed = Run.of("render", problem.toString(), "-o", svg.toString(), "--tested");
        assertThat(unclaimed.status()).isEqualTo(1);
        assertThat(unclaimed.err()).contains("nothing says how many");
        Files.writeString(problem, text + "solution: {solutions: " + lines + "}\n");
        assertThat(Run.of("render", problem.toString(), "-o", svg.toString(), "--tested")
                        .status())
                .isZero();
    }

    private static Run render(Path out, String fen, String stipulation, String... more) {
        List<String> all = new ArrayList<>(List.of(
                "render", "--variant", "chess", "--fen", fen, "--stipulation", stipulation, "-o", out.toString()));
        all.addAll(List.of(more));
        return Run.of(all.toArray(String[]::new));
    }

    @Test
    void aVariantIsNoProblem(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.yaml");
        Files.writeString(file, "name: Mine\nextends: chess\npieces:\n  nightrider: {id: H, moves: NN}\n");
        Run run =
                Run.of("render", file.toString(), "-o", folder.resolve("x.svg").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains(":1:1: ", "the definition of a variant");
    }

    @Test
    void renderRefusesUnknownEndingsStylesAndFolders(@TempDir Path folder) {
        assertThat(Run.of(
                                "render",
                                "--variant",
                                "chess",
                                "-o",
                                folder.resolve("a.gif").toString())
                        .status())
                .isEqualTo(2);
        assertThat(Run.of(
                                "render",
                                "--variant",
                                "chess",
                                "-o",
                                folder.resolve("no/a.svg").toString())
                        .status())
                .isEqualTo(2);
        String svg = folder.resolve("a.svg").toString();
        assertThat(Run.of("render", "--variant", "chess", "-o", svg, "--style", "glossy")
                        .err())
                .contains("paper");
        assertThat(Run.of("render", "-o", svg).status()).isEqualTo(2);
    }

    @Test
    void convertKeepsEveryPartOfAProblem(@TempDir Path folder) throws IOException {
        Path yaml = folder.resolve("loyd.yaml");
        Path epd = folder.resolve("loyd.epd");
        Path back = folder.resolve("back.yaml");
        Files.writeString(yaml, """
                authors: ["Loyd, Sam"]
                source: {name: Paris Tourney, date: 1878}
                position: 7r/3B4/k7/8/6Qb/8/Kn6/6R1 w
                stipulation: "#5"
                solution: {key: g4b4}
                """);
        assertThat(Run.of("convert", yaml.toString(), epd.toString()).status()).isZero();
        assertThat(Files.readString(epd))
                .startsWith("7r/3B4/k7/8/6Qb/8/Kn6/6R1 w - - dm 5; bm Qb4;")
                .contains("author \"Loyd, Sam\";");
        assertThat(Run.of("convert", epd.toString(), back.toString()).status()).isZero();
        assertThat(Files.readString(back))
                .contains("Loyd, Sam")
                .contains("Paris Tourney")
                .contains("g4b4")
                .contains("#5");
    }

    @Test
    void convertReportsWhatALineCannotHold(@TempDir Path folder) throws IOException {
        Path yaml = folder.resolve("zero.yaml");
        Files.writeString(yaml, """
                title: Corner
                white: [Kc6, Rh1]
                black: [Ka8]
                stipulation: "h#2"
                duplex: true
                zero position: true
                twins: {a: {move: h1-g1}, b: {move: h1-f1}}
                """);
        Path fen = folder.resolve("zero.fen");
        Run run = Run.of("convert", yaml.toString(), fen.toString());
        assertThat(run.err()).contains("'Corner'").contains("twins, duplex, zero position");
        assertThat(Files.readString(fen))
                .as("no king at home, so nobody castles")
                .isEqualTo("k7/8/2K5/8/8/8/8/7R b - - 0 1\n");
    }

    @Test
    void convertReportsWhereALineIsWrong(@TempDir Path folder) throws IOException {
        Path epd = folder.resolve("bad.epd");
        Files.writeString(epd, "8/8/8/8/8/k7/8/K6R w - - dm 2; bm h1h9;\n\n8/8/8/8/8/k7/8/K6R w - - id \"x\";\n");
        Run run = Run.of("convert", epd.toString(), folder.resolve("out.yaml").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(2);
        assertThat(run.err())
                .contains(epd + ":1:")
                .contains("h1h9")
                .contains(epd + ":3:")
                .contains("stipulation");
    }
}
