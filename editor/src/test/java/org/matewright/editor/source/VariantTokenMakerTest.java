package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import org.junit.jupiter.api.Test;

class VariantTokenMakerTest {
    private static final Map<Integer, String> NAMES = new TreeMap<>(Map.ofEntries(
            Map.entry(VariantTokenMaker.KEY, "key"),
            Map.entry(VariantTokenMaker.TEXT, "text"),
            Map.entry(VariantTokenMaker.QUOTED, "quoted"),
            Map.entry(VariantTokenMaker.NUMBER, "number"),
            Map.entry(VariantTokenMaker.WORD, "word"),
            Map.entry(VariantTokenMaker.COMMENT, "comment"),
            Map.entry(VariantTokenMaker.MARK, "mark"),
            Map.entry(VariantTokenMaker.REFERENCE, "reference"),
            Map.entry(VariantTokenMaker.ATOM, "atom"),
            Map.entry(VariantTokenMaker.MODIFIER, "modifier"),
            Map.entry(VariantTokenMaker.RANGE, "range"),
            Map.entry(VariantTokenMaker.LEG, "leg"),
            Map.entry(VariantTokenMaker.STRAY, "stray"),
            Map.entry(TokenTypes.PREPROCESSOR, "document")));

    /** The tokens of a text as {@code kind lexeme}, blanks left out, a list for each line. */
    private static List<List<String>> lex(String text) {
        VariantTokenMaker maker = new VariantTokenMaker();
        List<List<String>> lines = new ArrayList<>();
        int state = TokenTypes.NULL;
        int start = 0;
        for (String line : text.split("\n", -1)) {
            List<String> tokens = new ArrayList<>();
            Segment segment = new Segment(text.toCharArray(), start, line.length());
            int covered = 0;
            for (Token token = maker.getTokenList(segment, state, start); token != null; token = token.getNextToken()) {
                if (token.isPaintable()) {
                    assertThat(token.getOffset()).isEqualTo(start + covered);
                    covered += token.length();
                    if (token.getType() != TokenTypes.WHITESPACE) {
                        tokens.add(NAMES.get(token.getType()) + " " + token.getLexeme());
                    }
                }
            }
            assertThat(covered).as("all of '%s' is tokens", line).isEqualTo(line.length());
            state = maker.getLastTokenTypeOnLine(segment, state);
            lines.add(tokens);
            start += line.length() + 1;
        }
        return lines;
    }

    private static List<String> lexLine(String line) {
        return lex(line).get(0);
    }

    @Test
    void keysAreToldFromValues() {
        assertThat(lexLine("name: Mosaic Chess  # twelve by twelve"))
                .containsExactly("key name", "mark :", "text Mosaic Chess", "comment # twelve by twelve");
    }

    @Test
    void keysOfSeveralWordsAreOneKey() {
        assertThat(lexLine("  bare king: loss")).containsExactly("key bare king", "mark :", "text loss");
    }

    @Test
    void aColonInsideAWordEndsNoKey() {
        assertThat(lexLine("source: http://example.org/a#b"))
                .containsExactly("key source", "mark :", "text http://example.org/a#b");
    }

    @Test
    void numbersAndWordsWithMeaningStandOut() {
        assertThat(lexLine("board: 12x12")).containsExactly("key board", "mark :", "number 12x12");
        assertThat(lexLine("value: 2.5")).containsExactly("key value", "mark :", "number 2.5");
        assertThat(lexLine("castling: none")).containsExactly("key castling", "mark :", "word none");
    }

    @Test
    void betzaIsTakenApartInAFlowMapping() {
        assertThat(lexLine("  king: {id: K, moves: KisO1ilO4, royal: true}"))
                .containsExactly(
                        "key king",
                        "mark :",
                        "mark {",
                        "key id",
                        "mark :",
                        "text K",
                        "mark ,",
                        "key moves",
                        "mark :",
                        "atom K",
                        "modifier is",
                        "atom O",
                        "range 1",
                        "modifier il",
                        "atom O",
                        "range 4",
                        "mark ,",
                        "key royal",
                        "mark :",
                        "word true",
                        "mark }");
    }

    @Test
    void theLettersBetweenLegsStandOut() {
        assertThat(lexLine("moves: ygafsW"))
                .containsExactly("key moves", "mark :", "modifier yg", "leg a", "modifier fs", "atom W");
    }

    @Test
    void quotedBetzaIsTakenApartToo() {
        assertThat(lexLine("moves: \"fW\""))
                .containsExactly("key moves", "mark :", "quoted \"", "modifier f", "atom W", "quoted \"");
    }

    @Test
    void whatCannotStandInBetzaIsStray() {
        assertThat(lexLine("moves: N!")).containsExactly("key moves", "mark :", "atom N", "stray !");
    }

    @Test
    void aFlowMappingGoesOnOverLines() {
        assertThat(lex("to: {pawn: queen,\n  kirin: lion}\nname: x"))
                .containsExactly(
                        List.of("key to", "mark :", "mark {", "key pawn", "mark :", "text queen", "mark ,"),
                        List.of("key kirin", "mark :", "text lion", "mark }"),
                        List.of("key name", "mark :", "text x"));
    }

    @Test
    void quotedTextGoesOnOverLines() {
        assertThat(lex("comment: \"one\n  two: \\\" three\" # end"))
                .containsExactly(
                        List.of("key comment", "mark :", "quoted \"one"),
                        List.of("quoted   two: \\\" three\"", "comment # end"));
    }

    @Test
    void aBlockScalarLastsWhileItIsIndented() {
        assertThat(lex("comment: |\n  any: {text\n\n  more\nname: x"))
                .containsExactly(
                        List.of("key comment", "mark :", "mark |"),
                        List.of("quoted any: {text"),
                        List.of(),
                        List.of("quoted more"),
                        List.of("key name", "mark :", "text x"));
    }

    @Test
    void aBlockScalarInASequenceEndsAtTheNextKeyOfItsItem() {
        assertThat(lex("- a: >-\n    long\n  b: 1"))
                .containsExactly(
                        List.of("mark -", "key a", "mark :", "mark >-"),
                        List.of("quoted long"),
                        List.of("key b", "mark :", "number 1"));
    }

    @Test
    void sequencesAnchorsAndDocumentMarksAreKnown() {
        assertThat(lex("---\n- &x one\n- *x"))
                .containsExactly(
                        List.of("document ---"),
                        List.of("mark -", "reference &x", "text one"),
                        List.of("mark -", "reference *x"));
    }

    @Test
    void anUnfinishedLineIsStillSplit() {
        assertThat(lexLine("pieces: {king: {id: ")).endsWith("key id", "mark :");
        assertThat(lexLine(": }")).isNotEmpty();
        assertThat(lexLine("'")).containsExactly("quoted '");
    }
}
