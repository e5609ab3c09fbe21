package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.twin.AddPiece;
import org.matewright.puzzles.twin.ChangeSide;
import org.matewright.puzzles.twin.ChangeStipulation;
import org.matewright.puzzles.twin.MirrorBoard;
import org.matewright.puzzles.twin.MovePiece;
import org.matewright.puzzles.twin.PlacedPiece;
import org.matewright.puzzles.twin.RemovePiece;
import org.matewright.puzzles.twin.RotateBoard;
import org.matewright.puzzles.twin.SquarePair;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.variant.Variant;

class ProblemPrintTest {
    private static final Path HERE = Path.of("");
    private static final List<String> WORDS = List.of(
            "Doe, Jane",
            "a: b",
            "#2",
            "it's",
            "\"so\"",
            "- x",
            "é\uD83D\uDE00",
            "[x]",
            "*",
            "none of it",
            "1:30",
            "two\nlines",
            " blank ",
            "x # y",
            "key: none",
            "'",
            "|",
            "%",
            "---",
            "true");

    static final String CHAMPIONS = "extends: chess\nname: Champions\npieces: {champion: {id: CH, moves: WAD}}\n";

    @Test
    void aProblemIsPrintedAsAPersonWouldWriteIt() {
        Problem problem = ProblemYaml.read("""
                variant: colossus
                position: 10/10/10/10/10/10/10/10/4K5/k9 b
                stipulation: "#2"
                authors: ["Doe, Jane"]
                source: {date: 2026}
                twins: {b: {move: e2-f2, remove: [a1, b1]}, c: {continued: true, stipulation: h#2}}
                solution: {key: e2e3}
                """, HERE).problems().get(0);
        assertThat(ProblemYaml.print(problem)).isEqualTo("""
                variant: colossus
                authors: ["Doe, Jane"]
                source: {date: 2026}
                position: 10/10/10/10/10/10/10/10/4K5/k9 b
                stipulation: "#2"
                twins:
                  b: {move: e2-f2, remove: [a1, b1]}
                  c: {continued: true, stipulation: h#2}
                solution: {key: e2e3}
                """);
    }

    @Test
    void aVariantThatIsNotBuiltInIsPrintedInPlace() {
        Variant champions = VariantLibrary.read(CHAMPIONS, HERE).value();
        Problem problem = problem(champions, champions.start(), "#1");
        String yaml = ProblemYaml.print(problem);
        assertThat(yaml).startsWith("variant:\n  name: Champions\n").contains("    champion: {id: CH, moves: WAD}\n");
        assertThat(ProblemYaml.read(yaml, HERE).parts().get(0).problem().value())
                .isEqualTo(problem);
    }

    @Test
    void anyProblemReadsBackAsItself() {
        long seed = Seeds.first(ProblemPrintTest.class, 5);
        Random random = new Random(seed);
        List<Variant> variants = List.of(
                VariantLibrary.load("chess", HERE).value(),
                VariantLibrary.load("mosaic", HERE).value(),
                VariantLibrary.read(CHAMPIONS, HERE).value());
        for (int i = 0; i < 500; i++) {
            Problem problem = random(random, variants.get(i % variants.size()));
            String yaml = ProblemYaml.print(problem);
            ProblemFile file = ProblemYaml.read(yaml, HERE);
            // a date of random figures may be none, which is said
            assertThat(file.faults()).as(yaml).allMatch(fault -> fault.code().equals("date"));
            assertThat(file.problems())
                    .as("seed %d, number %d: %s", seed, i, yaml)
                    .containsExactly(problem);
        }
    }

    static Problem random(Random random, Variant variant) {
        Setup setup = Setup.empty(variant.geometry());
        for (int n = random.nextInt(12); n > 0; n--) {
            String id = variant.pieces()
                    .get(random.nextInt(variant.pieces().size()))
                    .id();
            setup = setup.with(
                    random.nextInt(variant.geometry().squares()), new Piece(id, Side.values()[random.nextInt(2)]));
        }
        setup = setup.withSide(Side.values()[random.nextInt(2)]);
        if (random.nextInt(3) == 0) {
            setup = setup.withCastling(List.of("-", "KQkq", "Kq").get(random.nextInt(3)))
                    .withEnPassant(
                            random.nextBoolean() ? List.of(variant.geometry().square("e3")) : List.of())
                    .withCounters(random.nextInt(3), 1 + random.nextInt(40));
        }
        List<Twin> twins = new ArrayList<>();
        for (int n = random.nextInt(3); n > 0; n--) {
            List<Twin.Change> changes = random.nextBoolean()
                    ? List.of(
                            new MovePiece(new SquarePair("a1", "b1")),
                            new ChangeStipulation(Stipulation.parse("s#2").value()),
                            new MirrorBoard(MirrorBoard.Exchange.LEFT_RIGHT))
                    : List.of(
                            new RemovePiece("a1"),
                            new RemovePiece("b2"),
                            new AddPiece(new PlacedPiece(Side.WHITE, "K", "a1")),
                            new RotateBoard(90),
                            new ChangeSide(Side.BLACK));
            boolean own = random.nextBoolean();
            String text = own ? "own words: " + word(random) : "";
            twins.add(new Twin(Character.toString('b' + twins.size()), changes, text, random.nextBoolean()));
        }
        Stipulation stipulation = Stipulation.parse(
                        List.of("#2", "h#2.5", "ser-h#4", "win 3", "exact-s#3", "=2", "hze4 3")
                                .get(random.nextInt(7)))
                .value();
        Problem.Credits credits = new Problem.Credits(
                maybe(random),
                words(random),
                new Problem.Source(maybe(random), maybe(random), maybe(random)),
                maybe(random));
        return Problem.of(variant, setup, stipulation)
                .withCredits(credits)
                .withNotes(new Problem.Notes(words(random), maybe(random)))
                .withTwins(twins)
                .withIntended(intended(random));
    }

    private static Problem.Intended intended(Random random) {
        List<List<String>> claims = List.of(List.of(), List.of("a1a2"), List.of("a9a10=Q", "f2g2,i2f2"));
        List<String> keys = claims.get(random.nextInt(claims.size()));
        List<String> lines = random.nextBoolean() ? List.of() : List.of("a1a2 b1b2", "e4e6xe5 e4e4xd5");
        return new Problem.Intended(keys, random.nextInt(3), lines);
    }

    static Problem problem(Variant variant, Setup setup, String stipulation) {
        return Problem.of(variant, setup, Stipulation.parse(stipulation).value());
    }

    private static List<String> words(Random random) {
        List<String> words = new ArrayList<>();
        for (int n = random.nextInt(3); n > 0; n--) {
            words.add(word(random));
        }
        return words;
    }

    private static String maybe(Random random) {
        return random.nextBoolean() ? word(random) : "";
    }

    static String word(Random random) {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    @Test
    void openCastlingWithAnEnPassantSquareIsWrittenWithLists() {
        Variant chess = VariantLibrary.load("chess", HERE).value();
        Setup setup = Setup.empty(chess.geometry())
                .with(chess.geometry().square("e1"), new Piece("K", Side.WHITE))
                .withEnPassant(List.of(chess.geometry().square("e6")));
        String yaml = ProblemYaml.print(problem(chess, setup, "#2"));
        assertThat(yaml).isEqualTo("variant: chess\nwhite: [Ke1]\nen passant: e6\nstipulation: \"#2\"\n");
        assertThat(ProblemYaml.read(yaml, HERE).problems().get(0).setup()).isEqualTo(setup);
    }
}
