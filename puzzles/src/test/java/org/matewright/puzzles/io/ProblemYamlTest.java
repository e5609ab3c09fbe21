package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.twin.ChangeStipulation;
import org.matewright.puzzles.twin.MovePiece;
import org.matewright.puzzles.twin.RemovePiece;
import org.matewright.puzzles.twin.SquarePair;
import org.matewright.rules.Fault;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.config.KeyInfo;

class ProblemYamlTest {
    @TempDir
    private Path folder = Path.of("");

    private ProblemFile read(String yaml) {
        return ProblemYaml.read(yaml, folder);
    }

    private Problem valid(String yaml) {
        ProblemFile file = read(yaml);
        assertThat(file.faults()).isEmpty();
        assertThat(file.problems()).hasSize(1);
        return file.problems().get(0);
    }

    /** The faults of a text, each as line:column+length code. */
    private List<String> faults(String yaml) {
        return read(yaml).faults().stream()
                .map(f -> f.span().line() + ":" + f.span().column() + "+"
                        + f.span().length() + " " + f.code())
                .toList();
    }

    private Fault onlyFault(String yaml) {
        List<Fault> faults = read(yaml).faults();
        assertThat(faults).hasSize(1);
        return faults.get(0);
    }

    @Test
    void aProblemIsReadWhole() {
        Problem problem = valid("""
                variant: mosaic
                title: On the edge
                position: 11k/12/12/12/12/12/12/12/12/12/5K6/7R4 b - - 3 7
                stipulation: "#3"
                authors: ["Doe, Jane", "Roe, Richard"]
                source: {name: Own Album, number: 7, date: 2026-11-29}
                award: 2nd Prize
                twins: {b: {move: h1-g1}, c: {continued: true, remove: f2, stipulation: h#2, text: no king}}
                keywords: [battery, switchback]
                solution: {key: h1h12}
                comment: on, 012 and 1:30 are text
                """);
        assertThat(problem.variant().key()).isEqualTo("mosaic");
        assertThat(problem.credits().title()).isEqualTo("On the edge");
        Setup setup = problem.setup();
        assertThat(setup.piece(setup.geometry().square("l12"))).isEqualTo(new Piece("K", Side.BLACK));
        assertThat(setup.piece(setup.geometry().square("h1"))).isEqualTo(new Piece("R", Side.WHITE));
        assertThat(setup.side()).isEqualTo(Side.BLACK);
        assertThat(setup.moveNumber()).isEqualTo(7);
        assertThat(problem.stipulation()).isEqualTo(Stipulation.mateIn(3));
        assertThat(problem.credits().authors()).containsExactly("Doe, Jane", "Roe, Richard");
        assertThat(problem.credits().source()).isEqualTo(new Problem.Source("Own Album", "7", "2026-11-29"));
        assertThat(problem.credits().award()).isEqualTo("2nd Prize");
        assertThat(problem.twins())
                .containsExactly(
                        new Twin("b", List.of(new MovePiece(new SquarePair("h1", "g1"))), "", false),
                        new Twin(
                                "c",
                                List.of(
                                        new RemovePiece("f2"),
                                        new ChangeStipulation(
                                                Stipulation.parse("h#2").value())),
                                "no king",
                                true));
        assertThat(problem.notes().keywords()).containsExactly("battery", "switchback");
        assertThat(problem.intended()).isEqualTo(new Problem.Intended(List.of("h1h12"), 0, List.of()));
        assertThat(problem.notes().comment()).isEqualTo("on, 012 and 1:30 are text");
    }

    @ParameterizedTest
    @CsvSource({
        "1878, ''",
        "1921-05, ''",
        "2024-02-29, ''",
        "spring 1921, ''",
        "1921-1922 (vol. 3), ''",
        "2023-02-29, is no date",
        "1921-13, is no date",
        "29.11.2026, is no date",
        "2026-11-31, is no date",
    })
    void datesThatThereAreNotAreDoubted(String date, String doubt) {
        String yaml = "position: 8/8/8/8/8/8/8/K1k4R\nstipulation: \"#1\"\nsource: {name: A, date: " + date + "}\n";
        ProblemFile file = ProblemYaml.read(yaml, Path.of(""));
        assertThat(file.problems().get(0).credits().source().date()).isEqualTo(date);
        if (doubt.isEmpty()) {
            assertThat(file.faults()).isEmpty();
        } else {
            assertThat(file.faults())
                    .singleElement()
                    .satisfies(fault ->
                            assertThat(fault.format("f")).startsWith("f:3:25: warning: '" + date + "' is no date"));
        }
    }

    @Test
    void withoutAVariantItIsChess() {
        assertThat(valid("position: 8/8/8/8/8/8/8/K1k4R\nstipulation: \"#1\"\n")
                        .variant()
                        .key())
                .isEqualTo("chess");
    }

    @ParameterizedTest
    @CsvSource({
        // Black begins in help play of whole moves, White everywhere else
        "#2, WHITE",
        "h#2, BLACK",
        "h#2.5, WHITE",
        "s#3, WHITE",
        "ser-s#4, WHITE",
    })
    void aFenWithoutASideFollowsTheStipulation(String stipulation, Side side) {
        String yaml = "position: 8/8/8/8/8/8/8/K1k4R\nstipulation: \"" + stipulation + "\"\n";
        assertThat(valid(yaml).setup().side()).isEqualTo(side);
        assertThat(valid(yaml.replace("4R\n", "4R w\n")).setup().side()).isEqualTo(Side.WHITE);
        assertThat(valid(yaml.replace("4R\n", "4R b\n")).setup().side()).isEqualTo(Side.BLACK);
    }

    @Test
    void piecesCanBeListed() {
        Problem listed = valid("""
                white: [Kf2, Rh8, Pa5]
                black: Kh1, Pb5 Pg7
                en passant: b6
                castling: "-"
                stipulation: "#2"
                """);
        Problem fen = valid("position: 7R/6p1/8/Pp6/8/8/5K2/7k w - b6\nstipulation: \"#2\"\n");
        assertThat(listed.setup()).isEqualTo(fen.setup());
        assertThat(valid("white: Ka1\nblack: Kc1\nside: black\nstipulation: \"#2\"\n")
                        .setup()
                        .side())
                .isEqualTo(Side.BLACK);
        assertThat(valid("white: Ka1\nblack: Kc1\nstipulation: h#2\n").setup().side())
                .isEqualTo(Side.BLACK);
    }

    @Test
    void idsOfSeveralLettersCanBeListed() {
        Problem problem = valid("""
                variant:
                  extends: chess
                  name: With grasshoppers
                  pieces: {grasshopper: {id: GR, moves: gQ}}
                white: [Kf2, GRd4, (GR)e5]
                black: Ba1
                stipulation: "#2"
                """);
        Setup setup = problem.setup();
        assertThat(setup.piece(setup.geometry().square("d4"))).isEqualTo(new Piece("GR", Side.WHITE));
        assertThat(setup.piece(setup.geometry().square("e5"))).isEqualTo(new Piece("GR", Side.WHITE));
        assertThat(problem.variant().name()).isEqualTo("With grasshoppers");
    }

    @Test
    void allFaultsAreReportedAtOnceAndAtTheirPlaces() {
        assertThat(faults("""
                variant: chess
                auhtors: x
                position: 8/8/8/9/8/8/8/K1k4X
                stipulation: "##2"
                source: {nmae: Own}
                twins: {b: {move: a9-b1, swap: a1-b1}, long label: {move: a1-a2}}
                solution: {key: Kb1, solutions: none of them, lines: [a1a2 Kb1]}
                """))
                .containsExactly(
                        "2:1+7 unknown-key",
                        // behind the three full ranks, and the last character
                        "3:17+1 fen-rank-sum",
                        "3:29+1 fen-unknown-piece",
                        // the text inside the quotes
                        "4:15+3 stipulation",
                        "5:10+4 unknown-key",
                        "6:19+5 no-square",
                        "6:26+4 unknown-key",
                        "6:40+10 twin-label",
                        "7:17+3 move",
                        "7:33+12 wrong-value",
                        "7:55+8 wrong-value");
    }

    @Test
    void mistakesInListsOfPiecesAreFaults() {
        assertThat(faults("""
                white: [Kf9, Xa1, Ka1, Qa1]
                black: [K, Kb2b]
                castling: zz
                en passant: e9
                stipulation: "#2"
                """))
                .containsExactly(
                        "1:9+3 no-square",
                        "1:14+3 unknown-piece",
                        "1:24+3 occupied",
                        "2:9+1 piece",
                        "2:12+4 piece",
                        "3:11+2 fen-castling",
                        "4:13+2 fen-en-passant");
    }

    @Test
    void aPositionIsStatedOnce() {
        assertThat(faults("position: 8/8/8/8/8/8/8/8\nwhite: Ka1\nstipulation: \"#2\"\n"))
                .containsExactly("2:8+3 position-twice");
        assertThat(faults("stipulation: \"#2\"\n")).containsExactly("1:1+0 missing-key");
    }

    @Test
    void aStipulationWithoutQuotesIsExplained() {
        assertThat(onlyFault("position: 8/8/8/8/8/8/8/8\nstipulation: #2\n").text())
                .isEqualTo(
                        "a stipulation was expected, found nothing: write it in quotes, \"#2\": a bare # begins a comment");
    }

    @Test
    void anUnknownVariantIsGuessed() {
        Fault fault = onlyFault("variant: mosaik\nposition: 8/8/8/8/8/8/8/8\nstipulation: \"#2\"\n");
        assertThat(fault.text()).isEqualTo("there is no variant 'mosaik': did you mean 'mosaic'?");
        assertThat(fault.span()).isEqualTo(new org.matewright.rules.Span(1, 10, 6));
    }

    @Test
    void aVariantsOwnFaultsAreReportedWhereItIsNamed() throws IOException {
        Files.writeString(folder.resolve("bad.yaml"), "name: Bad\npieces: {k: {id: K}}\n");
        Fault fault = onlyFault("variant: bad.yaml\nposition: 8/8/8/8/8/8/8/8\nstipulation: \"#2\"\n");
        assertThat(fault.span()).isEqualTo(new org.matewright.rules.Span(1, 10, 8));
        assertThat(fault.message()).contains("bad.yaml, line 2, column 10: the key 'moves' is missing");
    }

    @Test
    void faultsOfADefinitionInPlaceStandInIt() {
        assertThat(faults("""
                variant:
                  extends: chess
                  pieces: {champion: {id: K, moves: WAD}}
                position: 8/8/8/8/8/8/8/8
                stipulation: "#2"
                """)).containsExactly("3:27+1 duplicate-id");
    }

    @Test
    void severalProblemsAreReadOneByOneAndAFaultyOneLeavesTheOthers() {
        ProblemFile file = read("""
                position: 8/8/8/8/8/8/8/K1k4R
                stipulation: "#1"
                ---
                position: [8
                ---
                # the third
                position: 8/8/8/8/8/8/8/K1k4X
                stipulation: "#2"
                ---
                position: 8/8/8/8/8/8/8/K1k4Q
                stipulation: "#3"
                """);
        assertThat(file.parts()).hasSize(4);
        assertThat(file.parts()).extracting(p -> p.problem().isOk()).containsExactly(true, false, false, true);
        assertThat(file.problems().get(1).stipulation()).isEqualTo(Stipulation.mateIn(3));
        assertThat(file.faults()).extracting(f -> f.span().line()).containsExactly(5, 7);
        assertThat(file.isOk()).isFalse();
    }

    @Test
    void anEmptyFileAndOneThatHoldsSomethingElseAreFaults() {
        assertThat(faults("")).containsExactly("1:1+0 empty");
        assertThat(faults("# nothing yet\n")).containsExactly("1:1+0 empty");
        assertThat(faults("just words\n")).containsExactly("1:1+10 wrong-value");
        assertThat(ProblemYaml.load(folder.resolve("missing.yaml")).faults())
                .extracting(Fault::code)
                .containsExactly("unreadable");
    }

    @Test
    void problemsWithoutAllTheirDataAreFine() {
        Problem problem = valid("""
                position: 8/8/8/8/8/8/8/K1k4R
                stipulation: "#1"
                source: Own Album
                authors: Doe, Jane
                """);
        assertThat(problem.credits().source()).isEqualTo(new Problem.Source("Own Album", "", ""));
        assertThat(problem.credits().authors()).containsExactly("Doe, Jane");
        assertThat(problem.intended()).isEqualTo(Problem.Intended.NONE);
        assertThat(problem.credits().title()).isEmpty();
    }

    @Test
    void theExampleOfEachKeyIsValid() {
        for (KeyInfo key : ProblemKeys.all()) {
            String yaml = key.example() + "\n" + neededBeside(key.key());
            assertThat(read(yaml).faults()).as(yaml).isEmpty();
        }
    }

    /** What a problem needs besides one key; the examples of pieces stand on a 12x12 board. */
    private static String neededBeside(String key) {
        String stipulation = key.equals("stipulation") ? "" : "stipulation: \"#3\"\n";
        return stipulation
                + switch (key) {
                    case "position" -> "";
                    case "variant" -> "white: Kl12\n";
                    case "white", "black" -> "variant: mosaic\n";
                    case "side", "castling", "en passant" -> "white: Ka1\n";
                    default -> "position: 8/8/8/8/8/8/8/8\n";
                };
    }

    @Test
    void whatIsSavedReadsBack() throws IOException {
        Path file = folder.resolve("p.yaml");
        Problem problem = valid("position: 8/8/8/8/8/8/8/K1k4R\nstipulation: \"#1\"\n");
        ProblemYaml.save(file, ProblemYaml.print(problem));
        assertThat(ProblemYaml.load(file).problems()).containsExactly(problem);
    }

    /** Pieces that stand side by side in one text are no piece of a long name. */
    @Test
    void severalPiecesOfATwinAreAList() {
        String diagram = "position: 3k4/8/8/8/8/1P6/8/K6R\nstipulation: \"#2\"\n";
        ProblemFile file = read(diagram + "twins: {b: {add: \"white Qa8, black Pa7\"}}\n");
        assertThat(file.faults()).singleElement().satisfies(fault -> {
            assertThat(fault.text()).contains("such as white Nf3").contains("white Qa8, black Pa7");
            assertThat(fault.span().line()).isEqualTo(3);
        });
        assertThat(read(diagram + "twins: {b: {add: [white Qa8, black (P)a7]}}\n")
                        .faults())
                .isEmpty();
    }

    @Test
    void aTwinIsNotCalledAsTheDiagramIs() {
        String diagram = "position: 3k4/8/8/8/8/1P6/8/K6R\nstipulation: \"#2\"\ntwins: {a: {remove: b3}}\n";
        assertThat(onlyFault(diagram).isError()).isFalse();
        assertThat(faults(diagram)).containsExactly("3:9+1 twin-label");
        assertThat(faults(diagram + "zero position: true\n")).isEmpty();
        assertThat(faults(diagram.replace("a:", "b:"))).isEmpty();
    }
}
