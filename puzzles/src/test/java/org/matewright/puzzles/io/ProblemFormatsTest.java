package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/** What every format of problems has to keep. */
class ProblemFormatsTest {
    private static final List<ProblemFormat> FORMATS = ProblemFormats.all();
    private static final ProblemDefaults DEFAULTS = new ProblemDefaults("chess", "#2");
    private static final Path HERE = Path.of("");

    private static Problem problem(String fen, String stipulation) {
        String yaml = "position: " + fen + "\nstipulation: \"" + stipulation + "\"\n";
        return ProblemYaml.read(yaml, HERE).problems().get(0);
    }

    private static NamedProblem named(Problem problem) {
        return NamedProblem.of(problem, null, HERE);
    }

    @Test
    void anEndingNamesOneFormat() {
        List<String> endings =
                FORMATS.stream().flatMap(format -> format.endings().stream()).toList();
        assertThat(endings).doesNotHaveDuplicates().allMatch(ending -> ending.matches("[a-z]+"));
        assertThat(ProblemFormats.ofFile(Path.of("folder.epd", "Problem.YML"))).contains(ProblemFormats.YAML);
        assertThat(ProblemFormats.ofFile(Path.of("a.b.epd"))).contains(ProblemFormats.EPD);
        assertThat(ProblemFormats.ofFile(Path.of("epd"))).isEmpty();
        assertThat(ProblemFormats.ofFile(Path.of("a.pgn"))).isEmpty();
    }

    @Test
    void endingsAreListedForPeople() {
        assertThat(ProblemFormats.endings()).isEqualTo(".yaml, .yml, .epd or .fen");
        assertThat(ProblemFormats.endings(ProblemFormat::usesDefaults, "and")).isEqualTo(".epd and .fen");
        assertThat(ProblemFormats.endings(format -> false, "or")).isEmpty();
    }

    /** Positions keep their place, castling and counters; problems keep their stipulation and claim as well. */
    @ParameterizedTest
    @FieldSource("FORMATS")
    void whatIsWrittenIsReadAgain(ProblemFormat format) {
        List<Problem> problems = List.of(
                problem("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "#2"), problem("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", "h#1"));
        String text = format.write(
                        problems.stream().map(ProblemFormatsTest::named).toList())
                .value();
        ProblemFile read = format.read(text, HERE, DEFAULTS);
        assertThat(read.faults()).isEmpty();
        assertThat(read.problems())
                .extracting(Problem::setup)
                .containsExactlyElementsOf(problems.stream().map(Problem::setup).toList());
        if (format.holdsProblems()) {
            assertThat(read.problems()).isEqualTo(problems);
        }
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void oneProblemIsReplacedAndTheOthersStay(ProblemFormat format) {
        Problem first = problem("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "#2");
        Problem last = problem("7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "#2");
        Problem other = problem("7k/5K2/8/8/8/8/8/5R2 w - - 0 1", "#3");
        String text =
                format.write(List.of(named(first), named(last), named(first))).value();
        for (String file : List.of(text, text.replace("\n", "\r\n"))) {
            String changed = format.update(format.read(file, HERE, DEFAULTS), 1, named(other))
                    .value();
            ProblemFile read = format.read(changed, HERE, DEFAULTS);
            assertThat(read.parts()).hasSize(3);
            assertThat(read.problems().get(1).setup()).isEqualTo(other.setup());
            assertThat(read.problems().get(0)).isEqualTo(read.problems().get(2));
            assertThat(changed.replace("\r\n", "").contains("\r")).isFalse();
            assertThat(changed.contains("\r\n")).isEqualTo(file.contains("\r\n"));
        }
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void aFileThatIsMissingOrEmptyHasOnePartWithAFault(ProblemFormat format, @TempDir Path folder) throws IOException {
        String ending = "." + format.endings().get(0);
        assertThat(format.load(folder.resolve("none" + ending), DEFAULTS).parts())
                .singleElement()
                .satisfies(part -> assertThat(part.problem().isOk()).isFalse());
        Path empty = Files.writeString(folder.resolve("empty" + ending), "");
        assertThat(format.load(empty, DEFAULTS).parts())
                .singleElement()
                .satisfies(part -> assertThat(part.problem().isOk()).isFalse());
    }

    /** What a format leaves out of a problem is announced before it is lost. */
    @ParameterizedTest
    @FieldSource("FORMATS")
    void twinsAreKeptOrAnnouncedAsOmitted(ProblemFormat format) {
        String yaml = "position: 7k/5K2/8/8/8/8/8/6R1 w\nstipulation: \"#2\"\ntwins: {b: {move: g1-f1}}\n";
        Problem twins = ProblemYaml.read(yaml, HERE).problems().get(0);
        ProblemFile read = format.read(format.write(List.of(named(twins))).value(), HERE, DEFAULTS);
        assertThat(format.omissions(twins).contains("twins"))
                .isEqualTo(read.problems().get(0).twins().isEmpty());
        assertThat(format.omissions(problem("7k/5K2/8/8/8/8/8/6R1 w", "#2"))).isEmpty();
    }

    @Test
    void theDefaultsCountWhereATextDoesNotStateThem() {
        for (ProblemFormat format : FORMATS) {
            if (format.usesDefaults()) {
                String line = "7k/5K2/8/8/8/8/8/6R1 w - -\n";
                ProblemFile read = format.read(line, HERE, new ProblemDefaults("makruk", "h#2"));
                assertThat(read.problems().get(0).stipulation())
                        .isEqualTo(Stipulation.parse("h#2").value());
                assertThat(read.problems().get(0).variant().key()).isEqualTo("makruk");
                assertThat(format.read(line, HERE, ProblemDefaults.CHESS).faults())
                        .extracting(Fault::code, Fault::span)
                        .containsExactly(org.assertj.core.groups.Tuple.tuple("epd-stipulation", new Span(1, 1, 26)));
            }
        }
    }
}
