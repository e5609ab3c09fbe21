package org.matewright.puzzles.twin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.Fault;
import org.matewright.rules.Fen;

class TwinsTest {
    private static Problem diagram(String twins) {
        return ProblemYaml.read(
                        "position: 3k4/8/8/8/8/1P6/8/K6R\nstipulation: \"#2\"\ntwins: " + twins + "\n", Path.of(""))
                .problems()
                .get(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: b3-b4}        | 3k4/8/8/8/1P6/8/8/K6R",
                "{exchange: a1-h1}    | 3k4/8/8/8/8/1P6/8/R6K",
                "{remove: b3}         | 3k4/8/8/8/8/8/8/K6R",
                "{add: black Nf6}     | 3k4/8/5n2/8/8/1P6/8/K6R",
                "{replace: white Nb3} | 3k4/8/8/8/8/1N6/8/K6R",
                "{shift: a1-a2}       | fails: Kd8 would leave the board",
                "{shift: b3-a3}       | fails: Ka1 would leave the board",
                "{shift: a1-h1}       | fails: Rh1, Pb3, Kd8 would leave the board",
                "{mirror: left-right} | 4k3/8/8/8/8/6P1/8/R6K",
                "{mirror: top-bottom} | K6R/8/1P6/8/8/8/8/3k4",
                "{mirror: a1-h8}      | 7K/5P2/8/k7/8/8/8/7R",
                "{mirror: a8-h1}      | R7/8/8/8/7k/8/2P5/K7",
                "{rotate: 90}         | K7/2P5/8/7k/8/8/8/R7",
                "{rotate: 180}        | R6K/8/6P1/8/8/8/8/4k3",
                "{rotate: 270}        | 7R/8/8/8/k7/8/5P2/7K",
                "{colours: swapped}   | 3K4/8/8/8/8/1p6/8/k6r",
                "{move: b3-a1}        | fails: a1 isn't empty: Ka1 stands there",
                "{move: c3-c4}        | fails: no piece stands on c3",
                "{move: c3-a1}        | fails: no piece stands on c3; a1 isn't empty: Ka1 stands there",
                "{exchange: c3-d3}    | fails: no piece stands on c3; no piece stands on d3",
                "{remove: c3}         | fails: no piece stands on c3",
                "{remove: [c3, d3]}   | fails: no piece stands on c3; no piece stands on d3",
                "{add: black Nb3}     | fails: b3 isn't empty: Pb3 stands there",
                "{add: black Zb4}     | fails: no piece has the id 'Z', Chess has B K N P Q R",
                "{replace: white Nc3} | fails: no piece stands on c3"
            })
    void piecesChangeAsWritten(String change, String board) {
        Twins.Result twin = twins(diagram("{b: " + change + "}")).get(0);
        if (board.startsWith("fails")) {
            String reasons = twin.problem().faults().stream().map(Fault::text).collect(Collectors.joining("; "));
            assertThat(reasons).isEqualTo(board.substring("fails: ".length()));
        } else {
            assertThat(Fen.board(twin.problem().value().setup())).isEqualTo(board);
        }
    }

    /** Pieces by what stands on their squares, in c) where b) has brought them; rules without the marks of the format. */
    @Test
    void captionsAreWhatIsPrintedBelowDiagrams() {
        String own = "b: {move: a1-b2, text: the king away}";
        assertThat(captions("{b: {move: a1-b2}, c: {continued: true, remove: b2}, d: {exchange: a1-h1}}"))
                .containsExactly("Ka1 to b2", "remove Kb2", "exchange Ka1 and Rh1");
        assertThat(captions("{" + own + ", c: {add: black Pa7, stipulation: h#2}, d: {replace: white Nb3}}"))
                .containsExactly("the king away", "add black Pa7, h#2", "white Nb3 for Pb3");
        assertThat(captions("{b: {board: 7x7}, c: {variant: colossus}, d: {side: black}, e: {remove: c3}}"))
                .containsExactly("7x7 board", "Colossus", "Black begins", "remove c3");
        assertThat(captions("{b: {variant: ../rules/slow.yaml}}")).containsExactly("slow");
        assertThat(captions("{b: {rules: \"results: {stalemate: loss}\"}, c: {rules: \"castling: none\"},"
                        + " d: {rules: \"promotion: {pawn: {to: [queen, rook]}}\"},"
                        + " e: {rules: \"pieces: {knight: {moves: NN}}\"}}"))
                .containsExactly(
                        "stalemate loses",
                        "castling none",
                        "promotion: pawn: to queen, rook",
                        "knight: rides by knight's leaps");
        assertThat(captions("{b: {rotate: 90}, c: {mirror: a1-h8}, d: {shift: a1-b2}, e: {colours: swapped}}"))
                .containsExactly("turn by 90°", "reflect a1-h8", "shift a1 to b2", "exchange colours");
    }

    /** The archbishop is a piece of the other variant alone. */
    @Test
    void captionsNameWhatOtherRulesBroughtIn() {
        assertThat(captions("{b: {variant: capablanca, replace: white Ab3, remove: b3}}"))
                .containsExactly("Capablanca chess, white Ab3 for Pb3, remove Ab3");
    }

    private static List<Twins.Result> twins(Problem diagram) {
        return Twins.of(diagram, Path.of(""));
    }

    private static List<String> captions(String twins) {
        return twins(diagram(twins)).stream().map(Twins.Result::caption).toList();
    }

    @Test
    void piecesWithoutAPlaceOnAnotherBoardAreAllNamed() {
        assertThat(twins(diagram("{b: {board: 7x7}}")).get(0).problem().faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.text()).isEqualTo("the 7x7 board has no square for Rh1, Kd8"));
    }

    /** Four quarter turns, and two reflections in the same line, are nothing. */
    @Test
    void turnsAndReflectionsAddUp() {
        String diagram = Fen.board(diagram("{b: {side: white}}").setup());
        String turn = "{continued: true, rotate: 90}";
        List<Twins.Result> turns =
                twins(diagram("{b: " + turn + ", c: " + turn + ", d: " + turn + ", e: " + turn + "}"));
        assertThat(Fen.board(turns.get(3).problem().value().setup())).isEqualTo(diagram);
        for (String axis : List.of("left-right", "top-bottom", "a1-h8", "a8-h1")) {
            String mirror = "{continued: true, mirror: " + axis + "}";
            List<Twins.Result> mirrors = twins(diagram("{b: " + mirror + ", c: " + mirror + "}"));
            assertThat(Fen.board(mirrors.get(1).problem().value().setup()))
                    .as(axis)
                    .isEqualTo(diagram);
        }
    }

    @Test
    void aTwinStartsFromTheDiagramUnlessItContinues() {
        List<Twins.Result> twins =
                twins(diagram("{b: {move: b3-b4}, c: {move: b3-b5}, d: {continued: true, move: b5-b6}}"));
        assertThat(twins.stream().map(t -> Fen.board(t.problem().value().setup())))
                .containsExactly("3k4/8/8/8/1P6/8/8/K6R", "3k4/8/8/1P6/8/8/8/K6R", "3k4/8/1P6/8/8/8/8/K6R");
    }

    @Test
    void whatContinuesAnImpossibleTwinIsImpossible() {
        List<Twins.Result> twins = twins(diagram("{b: {remove: c3}, c: {continued: true, move: b3-b4}}"));
        assertThat(twins.get(1).problem().isOk()).isFalse();
    }

    @Test
    void stipulationSideVariantAndBoardCanChange() {
        assertThat(twins(diagram("{b: {stipulation: s#3}}"))
                        .get(0)
                        .problem()
                        .value()
                        .stipulation())
                .hasToString("s#3");
        assertThat(twins(diagram("{b: {side: black}}"))
                        .get(0)
                        .problem()
                        .value()
                        .setup()
                        .side()
                        .word())
                .isEqualTo("black");
        Problem colossus =
                twins(diagram("{b: {variant: colossus}}")).get(0).problem().value();
        assertThat(colossus.variant().key()).isEqualTo("colossus");
        assertThat(Fen.board(colossus.setup())).isEqualTo("10/10/3k6/10/10/10/10/1P8/10/K6R2");
        Problem larger = twins(diagram("{b: {board: 9x10}}")).get(0).problem().value();
        assertThat(Fen.board(larger.setup())).isEqualTo("9/9/3k5/9/9/9/9/1P7/9/K6R1");
        assertThat(twins(diagram("{b: {board: 7x7}}")).get(0).problem().isOk()).isFalse();
    }

    /** j10 is a square of the board that the twin, or the twin before, has changed to; it isn't one of the diagram. */
    @Test
    void changesNameSquaresOfTheBoardBeforeThem() {
        List<Twins.Result> twins = twins(diagram("{b: {board: 10x10, add: white Qj10},"
                + " c: {continued: true, move: j10-j9}, d: {rules: \"{board: 9x9, setup: none}\", add: white Qi9}}"));
        assertThat(twins)
                .extracting(twin -> Fen.board(twin.problem().value().setup()))
                .containsExactly(
                        "9Q/10/3k6/10/10/10/10/1P8/10/K6R2",
                        "10/9Q/3k6/10/10/10/10/1P8/10/K6R2",
                        "8Q/3k5/9/9/9/9/1P7/9/K6R1");
        String twinsOfAFile = "position: 8/8/8/8/8/8/8/K1k5\nstipulation: \"#2\"\ntwins: ";
        assertThat(ProblemYaml.read(twinsOfAFile + "{b: {board: 10x10, add: white Qk1}}\n", Path.of(""))
                        .faults())
                .extracting(Fault::text)
                .containsExactly("the 10x10 board has no square k1");
        assertThat(ProblemYaml.read(twinsOfAFile + "{b: {board: 10x10}, c: {add: white Qj10}}\n", Path.of(""))
                        .faults())
                .extracting(Fault::text)
                .containsExactly("the 8x8 board has no square j10");
    }

    /** What a twin's change of board leaves alone are the rules of the diagram's variant, wherever that came from. */
    @Test
    void anotherBoardKeepsTheRules() {
        Problem tigers = ProblemYaml.read("""
                        variant:
                          extends: chess
                          name: Tigers
                          pieces: {tiger: {id: T, moves: WAmD}}
                          setup: rtbqkbtr/pppppppp/8/8/8/8/PPPPPPPP/RTBQKBTR w KQkq - 0 1
                          promotion: {pawn: {zone: last 1, to: [tiger], forced: true}}
                        position: 3k4/8/8/8/8/1P6/8/K6T
                        stipulation: "#2"
                        twins: {b: {board: 9x10}}
                        """, Path.of("")).problems().get(0);
        Problem larger = twins(tigers).get(0).problem().value();
        assertThat(larger.variant().pieceByName("tiger").orElseThrow().moves().print())
                .isEqualTo("WAmD");
        assertThat(Fen.board(larger.setup())).isEqualTo("9/9/3k5/9/9/9/9/1P7/9/K6T1");
    }

    /** A stalemate that loses is a win for the other side: 1.Kb6 is no mate, and the game is over. */
    @Test
    void rulesCanChangeAlone() {
        Problem problem = ProblemYaml.read("""
                        position: k7/8/2K5/1Q6/8/8/8/8
                        stipulation: "win 1"
                        twins: {b: {rules: "results: {stalemate: loss}"}}
                        """, Path.of("")).problems().get(0);
        Problem twin = twins(problem).get(0).problem().value();
        assertThat(keys(problem)).doesNotContain("b5b6");
        assertThat(keys(twin)).contains("b5b6");
    }

    @Test
    void aFaultInTheChangedRulesPreventsTheTwin() {
        for (String rules : List.of("{stalemate: loss, stalemate: win}", "{stalemate: [", "{stalemate: lost}")) {
            Problem problem = diagram("{b: {rules: \"results: " + rules + "\"}}");
            assertThat(twins(problem).get(0).problem().isOk()).as(rules).isFalse();
        }
    }

    private static List<String> keys(Problem problem) {
        return Solver.solve(
                        problem.variant().position(problem.setup()).value(),
                        problem.stipulation(),
                        SolveOptions.KEYS_ONLY,
                        Progress.NONE)
                .firstMoves();
    }

    private static List<String> labels(String yaml) {
        Problem problem = ProblemYaml.read("position: 3k4/8/8/8/8/1P6/8/K6R\n" + yaml, Path.of(""))
                .problems()
                .get(0);
        assertThat(ProblemYaml.read(ProblemYaml.print(problem), Path.of("")).problems())
                .containsExactly(problem);
        return Twins.parts(problem, Path.of("")).stream().map(Twins.Part::label).toList();
    }

    /** Black begins in h#2, and so he does in a twin of a two-mover, unless the twin or the diagram says otherwise. */
    @Test
    void whoBeginsFollowsTheStipulation() {
        assertThat(side("{stipulation: h#2}")).isEqualTo("black");
        assertThat(side("{stipulation: h#2, side: white}")).isEqualTo("white");
        assertThat(side("{stipulation: h#2.5}")).isEqualTo("white");
        Problem turned = ProblemYaml.read(
                        "position: 3k4/8/8/8/8/8/8/K6R b\nstipulation: \"#2\"\ntwins: {b: {stipulation: s#2}}\n",
                        Path.of(""))
                .problems()
                .get(0);
        assertThat(twins(turned).get(0).problem().value().setup().side().word()).isEqualTo("black");
    }

    private static String side(String change) {
        return twins(diagram("{b: " + change + "}"))
                .get(0)
                .problem()
                .value()
                .setup()
                .side()
                .word();
    }

    @Test
    void whatIsToBeSolvedHasItsLabels() {
        assertThat(labels("stipulation: \"#2\"\n")).containsExactly("");
        assertThat(labels("stipulation: h#2*\nduplex: true\n")).containsExactly("", "duplex");
        String twins = "stipulation: \"#2\"\ntwins: {b: {move: b3-b4}, c: {move: b3-b5}}\n";
        assertThat(labels(twins)).containsExactly("a", "b", "c");
        assertThat(labels(twins + "zero position: true\n")).containsExactly("b", "c");
        assertThat(labels(twins + "duplex: true\n")).containsExactly("a", "a duplex", "b", "b duplex", "c", "c duplex");
    }
}
