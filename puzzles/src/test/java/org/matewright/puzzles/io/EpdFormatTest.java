package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Fault;

class EpdFormatTest {
    private static ProblemFile read(String text) {
        return ProblemFormats.EPD.read(text, Path.of(""), ProblemDefaults.CHESS);
    }

    private static Problem one(String line) {
        ProblemFile file = read(line);
        assertThat(file.faults()).isEmpty();
        assertThat(file.problems()).hasSize(1);
        return file.problems().get(0);
    }

    @Test
    void aDirectMateWithItsKey() {
        Problem problem = one("7r/3B4/k7/8/6Qb/8/Kn6/6R1 w - - dm 5; bm Qb4; id \"Loyd\";");
        assertThat(problem.stipulation()).hasToString("#5");
        assertThat(problem.intended().keys()).containsExactly("g4b4");
        assertThat(problem.credits().title()).isEqualTo("Loyd");
        assertThat(problem.variant().key()).isEqualTo("chess");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Qb4", "Qb4!", "g4b4"})
    void aKeyIsReadInShortNotationOrInCoordinates(String key) {
        assertThat(one("7r/3B4/k7/8/6Qb/8/Kn6/6R1 w - - dm 5; bm " + key + ";")
                        .intended()
                        .keys())
                .containsExactly("g4b4");
    }

    @Test
    void aBestMoveThatIsAMateIsTheStipulation() {
        assertThat(one("7r/3B4/k7/8/6Qb/8/Kn6/6R1 w - - bm #5;").stipulation()).hasToString("#5");
    }

    @Test
    void otherVariantsStipulationsAndCounters() {
        Problem problem = one("10/3R6/B9/1B1BK5/10/10/7R2/8B1/5k4/10 w - - 0 1 variant \"colossus\";"
                + " stipulation \"s#3\"; ce 12; c0 \"a comment\"; solutions 2;");
        assertThat(problem.variant().key()).isEqualTo("colossus");
        assertThat(problem.stipulation()).hasToString("s#3");
        assertThat(problem.notes().comment()).isEqualTo("a comment");
        assertThat(problem.intended().solutions()).isEqualTo(2);
    }

    @Test
    void emptyLinesAndRemarksAreNoProblems() {
        ProblemFile file = read("# remark\n\n8/8/8/8/8/k7/8/K6R w - - dm 3;\r\n");
        assertThat(file.parts()).hasSize(1);
        assertThat(file.isOk()).isTrue();
        assertThat(read("# nothing\n").faults()).extracting(Fault::code).containsExactly("empty");
    }

    /** The board has 18 characters, the four fields 24; so the operations begin at column 26, their operands behind. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "8/8/8/8/8/k7/8/K6R                                     | epd-fields      | 1",
                "8/8/8/8/8/k7/8/K6R w - -                               | epd-stipulation | 1",
                "8/8/8/8/8/k7/8/K6R w - - dm 3                          | epd-operation   | 26",
                "8/8/8/8/8/k7/8/K6R w - - dm x;                         | stipulation     | 29",
                "8/8/8/9/8/k7/8/K6R w - - dm 3;                         | fen-rank-sum    | 7",
                "8/8/8/8/8/k7/8/K6R w - - dm 3; bm Rh9;                 | epd-move        | 35",
                "8/8/8/8/8/k7/8/K6R w - - dm 3; variant nochess;        | unknown-variant | 40"
            })
    void aFaultIsReportedWithItsPlace(String line, String code, int column) {
        List<Fault> faults = read("\n" + line).faults();
        assertThat(faults).extracting(Fault::code).contains(code);
        Fault fault =
                faults.stream().filter(f -> f.code().equals(code)).findFirst().orElseThrow();
        assertThat(fault.span().line()).isEqualTo(2);
        assertThat(fault.span().column()).isEqualTo(column);
    }

    @Test
    void oneFaultLeavesTheOtherLinesReadable() {
        ProblemFile file = read("8/8/8/8/8/k7/8/K6R w - - dm 3;\nnonsense\n8/8/8/8/8/k7/8/K6R w - - dm 4;\n");
        assertThat(file.problems()).hasSize(2);
        assertThat(file.faults()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7r/3B4/k7/8/6Qb/8/Kn6/6R1 w - - dm 5; bm Qb4; id \"Loyd\"; author \"Loyd, Sam & Doe, Jane\";"
                        + " source \"Paris\"; number \"7\"; date \"1878\"; award \"1st Prize\";"
                        + " keywords \"a, b\"; c0 \"words\";",
                "7k/5K2/8/8/8/8/8/6R1 b - - stipulation \"h#1\"; solutions 1; lines \"h8h7 g1h1\";",
                "10/3R6/B9/1B1BK5/10/10/7R2/8B1/5k4/10 w - - dm 3; bm Re4; variant \"colossus\";"
            })
    void whatIsReadIsWrittenBack(String line) {
        Problem problem = one(line);
        NamedProblem named = new NamedProblem(problem, problem.variant().key());
        assertThat(ProblemFormats.EPD.write(List.of(named)).value()).isEqualTo(line + "\n");
    }
}
