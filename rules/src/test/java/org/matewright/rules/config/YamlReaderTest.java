package org.matewright.rules.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.Span;
import org.matewright.rules.testkit.MarkedText;

class YamlReaderTest {
    private static YamlReader.Document read(String text) {
        return YamlReader.readOne(text, "f.yaml");
    }

    private static Config.Fields fields(String text) {
        return (Config.Fields) read(text).root();
    }

    private static Config value(String text, String key) {
        return fields(text).field(key).orElseThrow().value();
    }

    private static void assertFaultsAreMarked(String marked) {
        MarkedText text = MarkedText.of(marked);
        assertThat(MarkedText.shown(read(text.text()).faults())).isEqualTo(text.expected());
    }

    /** The one fault of a text, as line:column code. */
    private static String onlyFault(String text) {
        List<FileFault> faults = read(text).faults();
        assertThat(faults).hasSize(1);
        Span span = faults.get(0).fault().span();
        return span.line() + ":" + span.column() + " " + faults.get(0).fault().code();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"on", "yes", "no", "012", "1:30", "2020-01-02", "0x1F", "1e3", "~", "null", "1_000", ".inf"})
    void textIsTextWhateverYamlWouldMakeOfIt(String written) {
        Config.Text text = (Config.Text) value("a: " + written + "\n", "a");
        assertThat(text.value()).isEqualTo(written);
    }

    @Test
    void keysAreTextToo() {
        assertThat(fields("on: x\n012: y\n").fields())
                .extracting(Config.Field::key)
                .containsExactly("on", "012");
    }

    @Test
    void placesCountLinesAndCodePointsFromOne() {
        // columns:                         1 2 3 (each emoji is one code point)
        Config.Fields fields = fields("a: 1\n\uD83D\uDE00b: {c: \uD83D\uDE00\uD83D\uDE00, d: x}\n");
        Config.Field second = fields.fields().get(1);
        assertThat(second.keyPlace()).isEqualTo(new Place("f.yaml", new Span(2, 1, 2)));
        assertThat(second.value().place().span()).isEqualTo(new Span(2, 5, 13));
        Config.Fields inner = (Config.Fields) second.value();
        assertThat(inner.fields().get(1).keyPlace().span()).isEqualTo(new Span(2, 13, 1));
        assertThat(inner.fields().get(1).value().place().span()).isEqualTo(new Span(2, 16, 1));
    }

    @Test
    void windowsLineEndsCountAsOne() {
        Config.Fields fields = fields("a: 1\r\nb: 2\r\nc: 3\r\n");
        assertThat(fields.fields().get(2).value().place().span()).isEqualTo(new Span(3, 4, 1));
        assertThat(((Config.Text) fields.fields().get(1).value()).value()).isEqualTo("2");
    }

    @Test
    void oldMacLineEndsCountToo() {
        assertThat(fields("a: 1\rb: 2\r").fields().get(1).keyPlace().span()).isEqualTo(new Span(2, 1, 1));
    }

    @Test
    void aByteOrderMarkTakesNoColumn() {
        Config.Field field = fields("\uFEFFa: 1\n").fields().get(0);
        assertThat(field.key()).isEqualTo("a");
        assertThat(field.keyPlace().span()).isEqualTo(new Span(1, 1, 1));
        assertThat(field.value().place().span()).isEqualTo(new Span(1, 4, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "# only a comment\n", "---\n", "\uFEFF", "--- # nothing\n\n"})
    void anEmptyFileIsNeitherAValueNorAFault(String text) {
        YamlReader.Document document = read(text);
        assertThat(document.root()).isNull();
        assertThat(document.faults()).isEmpty();
    }

    @Test
    void aKeyThatOccursTwiceIsAFaultAtItsSecondPlace() {
        assertFaultsAreMarked("""
                name: 1
                b: {c: 1, d: 2, c: 3}
                #               ^ duplicate-key
                "name": 4
                #<6 duplicate-key
                """);
    }

    @Test
    void aMergeKeyIsAFault() {
        assertFaultsAreMarked("""
                base: &base {a: 1}
                more:
                  <<: *base
                # ^^ yaml-merge
                """);
    }

    @Test
    void anAnchorThatContainsItselfIsAFault() {
        assertFaultsAreMarked("""
                a: &x [1, *x]
                #  ^^^^^^^^^^ yaml-cycle
                """);
    }

    @Test
    void aTagOfOnesOwnIsAFault() {
        assertFaultsAreMarked("""
                a: !piece x
                #  ^^^^^^^^ yaml-tag
                """);
    }

    @Test
    void aListCannotBeAKey() {
        assertFaultsAreMarked("""
                ? [a, b]
                # ^^^^^^ yaml-key
                : c
                """);
    }

    @Test
    void anAliasIsTheValueOfItsAnchor() {
        assertThat(((Config.Text) value("a: &x queen\nb: *x\n", "b")).value()).isEqualTo("queen");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // the tab itself
                "`a:\n\tb: 1\n` | 2:1 yaml-tab",
                // the second colon
                "`a: b: c\n` | 1:5 yaml-syntax",
                // where the end was found instead of the bracket
                "`a: [1, 2\nb: 3\n` | 2:2 yaml-syntax",
                "`a: {b: 1\n` | 2:1 yaml-syntax",
                // after the last character
                "`a: \"open\n` | 2:1 yaml-syntax",
                "`a: *nobody\n` | 1:4 yaml-alias",
                // after the bracket nothing else may follow
                "`a: [1] 2\n` | 1:8 yaml-syntax",
                "`a: @x\n` | 1:4 yaml-syntax",
                // a line that isn't indented like its neighbours
                "`a: 1\n  b: 2\n` | 2:4 yaml-syntax",
                // a bell
                "`a: x\u0007\n` | 1:5 yaml-character",
            })
    void brokenYamlIsAFaultAtItsPlace(String text, String expected) {
        assertThat(onlyFault(text)).isEqualTo(expected);
    }

    @Test
    void aTabSaysWhatToDo() {
        assertThat(read("a:\n\tb: 1\n").faults().get(0).fault().text())
                .isEqualTo("a tab can't indent YAML: use spaces");
    }

    @Test
    void deepNestingIsRefused() {
        assertThat(onlyFault("a: " + "[".repeat(100_000))).endsWith("yaml-depth");
        assertThat(onlyFault("- ".repeat(5_000) + "x")).endsWith("yaml-depth");
        assertThat(onlyFault("{a: ".repeat(5_000))).endsWith("yaml-depth");
    }

    /**
     * Texts such as a FEN whose first square is a hole mean something else in YAML; who writes them isn't a programmer.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "*7/8",
                "*",
                "&",
                "|8/8",
                ">8/8",
                ">-x",
                "? 8",
                "]8",
                "}8",
                ", 8",
                "- 8",
                "!<x",
                "'x' y",
                "`8",
                "%8",
                "@8",
                "\"\\q\"",
                "\"a\\u12\"",
            })
    void theLibrarysOwnWordsAreNotShown(String value) {
        assertThat(read("a: " + value + "\n").faults())
                .singleElement()
                .satisfies(found -> assertThat(found.fault().text())
                        .doesNotContainPattern("scanning|parsing|token|scalar|block|flow|stream|node|chomping|sequence"
                                + "|mapping keys|anchor|tag|\\(\\d+\\)|this can't be read")
                        .containsPattern("quotes|list|indent"));
    }

    @Test
    void fiftyLevelsAreFine() {
        assertThat(read("[".repeat(49) + "]".repeat(49)).faults()).isEmpty();
    }

    @Test
    void manyAliasesAreRefused() {
        assertThat(onlyFault("a: &a [1]\nb: [" + "*a, ".repeat(51) + "1]\n")).endsWith("yaml-aliases");
    }

    @Test
    void aliasesThatWriteOutToTooMuchAreRefused() {
        // twelve levels of four: 4^12 values from 48 aliases
        StringBuilder text = new StringBuilder("a0: &a0 [1, 1, 1, 1]\n");
        for (int i = 1; i <= 12; i++) {
            text.append(String.format("a%d: &a%d [*a%d, *a%d, *a%d, *a%d]%n", i, i, i - 1, i - 1, i - 1, i - 1));
        }
        assertThat(read(text.toString()).faults())
                .extracting(f -> f.fault().code())
                .containsExactly("yaml-size");
    }

    @Test
    void aHugeTextIsRefused() {
        assertThat(onlyFault("x".repeat(YamlReader.MAX_LENGTH + 1))).isEqualTo("1:1 yaml-size");
        assertThat(onlyFault("a: b\n---\n" + "x".repeat(YamlReader.MAX_DOCUMENT + 1) + "\n---\nc: d\n")
                        .substring(0, 3))
                .isEqualTo("2:1");
    }

    @Test
    void aSecondDocumentIsAFaultWhereOneIsExpected() {
        assertThat(onlyFault("a: 1\n--- # next\nb: 2\n")).isEqualTo("2:1 yaml-documents");
    }

    @Test
    void documentsAreReadOneByOneAndOneThatIsBrokenLeavesTheOthers() {
        List<YamlReader.Document> documents =
                YamlReader.readAll("a: 1\n---\nb: [\n---\n# empty\n---\nc: {d: e}\n", "f.yaml");
        assertThat(documents).hasSize(3);
        assertThat(documents.get(0).root()).isNotNull();
        assertThat(documents.get(1).root()).isNull();
        assertThat(documents.get(1).faults().get(0).fault().span().line()).isEqualTo(4);
        Config.Fields third = (Config.Fields) documents.get(2).root();
        assertThat(third.fields().get(0).keyPlace().span()).isEqualTo(new Span(7, 1, 1));
    }

    @Test
    void aMarkerInsideATextIsNone() {
        List<YamlReader.Document> documents = YamlReader.readAll("a: |\n  ---\n  x\nb: a --- b\n", "f.yaml");
        assertThat(documents).hasSize(1);
        assertThat(documents.get(0).faults()).isEmpty();
    }

    @Test
    void commentsAboveAMarkerBelongToWhatFollows() {
        String text = "a: 1\n# two\n---\nb: 2\n";
        YamlReader.Document second = YamlReader.readAll(text, "").get(1);
        assertThat(text.substring(second.start(), second.end())).isEqualTo("# two\n---\nb: 2\n");
    }

    /** No name of the library's own for what it met reaches a reader. */
    @ParameterizedTest
    @ValueSource(strings = {"a: [\n", "results: [", "a:\n  b: [\nc: 1\n", "a: {\n", "- [", "a: [1,\n"})
    void openBracketsAndQuotesAreReportedInWords(String text) {
        assertThat(read(text).faults())
                .isNotEmpty()
                .extracting(f -> f.fault().text())
                .noneMatch(t -> t.contains("<"));
    }
}
