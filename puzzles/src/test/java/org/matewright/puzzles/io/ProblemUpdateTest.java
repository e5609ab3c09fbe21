package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.variant.Variant;

/** A changed problem goes into its file without disturbing what a person wrote there. */
class ProblemUpdateTest {
    private static final Path HERE = Path.of("");
    private static final String FILE = """
            # My album

            stipulation:   '#2'    # short
            variant: chess
            position: 8/8/8/8/8/8/8/K1k4R  # by hand
            authors:
              - Doe, Jane   # the elder
              - Roe, Richard
            # the rest
            solution: {key: h1h3, text: "1.Rh3!"}
            ---
            position: 8/8/8/8/8/8/8/K1k4Q
            stipulation: "#3"
            """;

    private static Problem read(String yaml, int index) {
        return ProblemYaml.read(yaml, HERE).parts().get(index).problem().value();
    }

    private static String update(String yaml, int index, Problem changed) {
        String updated = ProblemYaml.update(ProblemYaml.read(yaml, HERE), index, changed);
        assertThat(read(updated, index)).isEqualTo(changed);
        return updated;
    }

    private static Problem with(Problem p, Stipulation stipulation, String title, List<String> authors) {
        return p.withStipulation(stipulation)
                .withCredits(p.credits().withTitle(title).withAuthors(authors));
    }

    private static Problem withPiece(Problem p, String square, String id) {
        return p.withSetup(p.setup().with(p.setup().geometry().square(square), new Piece(id, Side.WHITE)));
    }

    @Test
    void nothingChangedLeavesEveryCharacter() {
        assertThat(update(FILE, 0, read(FILE, 0))).isEqualTo(FILE);
        assertThat(update(FILE, 1, read(FILE, 1))).isEqualTo(FILE);
    }

    @Test
    void aChangedPositionIsReplacedInItsLine() {
        assertThat(update(FILE, 0, withPiece(read(FILE, 0), "a8", "Q")))
                .isEqualTo(FILE.replace("position: 8/8/8/8/8/8/8/K1k4R", "position: Q7/8/8/8/8/8/8/K1k4R w"));
    }

    @Test
    void newKeysGoWhereTheyBelongAndOthersStay() {
        Problem old = read(FILE, 0);
        Problem changed =
                with(old, old.stipulation(), "Two rooks", old.credits().authors());
        assertThat(update(FILE, 0, changed))
                .isEqualTo(FILE.replace("variant: chess\n", "variant: chess\ntitle: Two rooks\n"));
    }

    @Test
    void aKeyThatIsNoLongerNeededGoesWithItsLines() {
        Problem old = read(FILE, 0);
        Problem changed = with(old, old.stipulation(), "", List.of());
        assertThat(update(FILE, 0, changed))
                .isEqualTo(FILE.replace("authors:\n  - Doe, Jane   # the elder\n  - Roe, Richard\n", ""));
    }

    @Test
    void theSolutionInWordsStaysWhenTheKeyChanges() {
        Problem old = read(FILE, 0);
        Problem changed = old.withIntended(new Problem.Intended(List.of("h1h4"), 0, List.of()));
        assertThat(update(FILE, 0, changed))
                .isEqualTo(FILE.replace("{key: h1h3, text: \"1.Rh3!\"}", "{key: h1h4, text: 1.Rh3!}"));
    }

    @Test
    void theSecondProblemOfAFileIsChangedAlone() {
        Problem old = read(FILE, 1);
        Problem changed = with(old, Stipulation.mateIn(4), "", List.of());
        assertThat(update(FILE, 1, changed)).isEqualTo(FILE.replace("\"#3\"", "\"#4\""));
    }

    @Test
    void listedPiecesStayListed() {
        String yaml = "white: [Ka1, Rh1]  # two\nblack: Kc1\nstipulation: \"#2\"\n";
        assertThat(update(yaml, 0, withPiece(read(yaml, 0), "b8", "Q")))
                .isEqualTo("white: [Ka1, Rh1, Qb8]  # two\nblack: Kc1\nstipulation: \"#2\"\n");
    }

    @Test
    void windowsLineEndsStay() {
        String yaml = FILE.replace("\n", "\r\n");
        Problem old = read(yaml, 0);
        String updated = update(yaml, 0, with(old, old.stipulation(), "T", List.of("X")));
        assertThat(updated.replace("\r\n", "")).doesNotContain("\n").doesNotContain("\r");
        assertThat(updated).contains("variant: chess\r\ntitle: T\r\n");
    }

    @Test
    void aProblemInBracesOrAFaultyOneIsWrittenAnewBehindItsComments() {
        String braces = "# one line\n{position: 8/8/8/8/8/8/8/K1k4R, stipulation: \"#1\"}\n";
        Problem changed = with(read(braces, 0), Stipulation.mateIn(2), "", List.of());
        assertThat(update(braces, 0, changed))
                .isEqualTo("# one line\nvariant: chess\nposition: 8/8/8/8/8/8/8/K1k4R w\nstipulation: \"#2\"\n");
        String faulty = "# head\nposition: [\n---\nposition: 8/8/8/8/8/8/8/K1k4Q\nstipulation: \"#3\"\n";
        assertThat(update(faulty, 0, changed))
                .startsWith("# head\nvariant: chess\n")
                .endsWith("\"#3\"\n");
    }

    @Test
    void aFileWithoutAFinalLineBreakGetsNewKeysOnLinesOfTheirOwn() {
        String yaml = "position: 8/8/8/8/8/8/8/K1k4R\nstipulation: \"#1\"";
        Problem old = read(yaml, 0);
        Problem changed = old.withNotes(new Problem.Notes(List.of("switchback"), "so"));
        assertThat(update(yaml, 0, changed)).isEqualTo(yaml + "\nkeywords: [switchback]\ncomment: so");
    }

    @Test
    void aProblemCanBeAppended() {
        Problem problem = read(FILE, 1);
        String longer = ProblemYaml.append(ProblemYaml.read(FILE, HERE), problem);
        assertThat(longer).startsWith(FILE);
        assertThat(ProblemYaml.read(longer, HERE).problems()).hasSize(3).endsWith(problem);
        assertThat(ProblemYaml.append(ProblemYaml.read("", HERE), problem)).isEqualTo(ProblemYaml.print(problem));
    }

    @Test
    void anyChangeOfAnyProblemReadsBackAsItself() {
        long seed = Seeds.first(ProblemUpdateTest.class, 9);
        Random random = new Random(seed);
        List<Variant> variants = List.of(
                VariantLibrary.load("chess", HERE).value(),
                VariantLibrary.read(ProblemPrintTest.CHAMPIONS, HERE).value());
        for (int i = 0; i < 300; i++) {
            String yaml = "# " + i + "\n" + ProblemYaml.print(ProblemPrintTest.random(random, variants.get(i % 2)))
                    + "# end\n---\n" + ProblemYaml.print(ProblemPrintTest.random(random, variants.get(0)));
            Problem changed = ProblemPrintTest.random(random, variants.get(random.nextInt(2)));
            Problem other = read(yaml, 1);
            String updated = update(yaml, 0, changed);
            assertThat(read(updated, 1)).as("seed %d, number %d", seed, i).isEqualTo(other);
            assertThat(updated).startsWith("# " + i + "\n");
        }
    }
}
