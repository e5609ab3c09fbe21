package org.matewright.editor.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.twin.ChangeStipulation;
import org.matewright.puzzles.twin.MovePiece;
import org.matewright.puzzles.twin.RemovePiece;
import org.matewright.puzzles.twin.SquarePair;
import org.matewright.rules.Checked;
import org.matewright.rules.testkit.Samples;

class ProblemFieldsTest {
    private final Texts texts = Texts.bundle("problem");
    private final ProblemFields fields = new ProblemFields(texts);
    private final Document chess = Document.of(new VariantSource.BuiltIn("chess"), Samples.variant("chess"));

    private Document written(ProblemField field, String text) {
        return field.write().apply(chess, text).value();
    }

    @Test
    void aStipulationIsKeptAsWrittenAndWarnedOf() {
        Checked<Document> wrong = fields.stipulation().write().apply(chess, "#0");
        assertThat(wrong.value().stipulation()).isEqualTo("#0");
        assertThat(wrong.faults()).isNotEmpty();
        assertThat(fields.stipulation().write().apply(chess, "s#3").faults()).isEmpty();
    }

    @Test
    void castlingIsTakenFromItsFenField() {
        assertThat(written(fields.castling(), "Kq").setup().castling()).isEqualTo("Kq");
        assertThat(written(fields.castling(), " ").setup().castling()).isNull();
        assertThat(fields.castling().write().apply(chess, "x?").isOk()).isFalse();
    }

    @Test
    void enPassantSquaresMayStandApart() {
        assertThat(written(fields.enPassant(), "e3, d3").setup().enPassant())
                .containsExactly(
                        chess.setup().geometry().square("e3"),
                        chess.setup().geometry().square("d3"));
        assertThat(fields.enPassant().write().apply(chess, "e9").isOk()).isFalse();
        assertThat(written(fields.enPassant(), "").setup().enPassant()).isEmpty();
    }

    @Test
    void authorsStandOneALineAndKeywordsBetweenCommas() {
        assertThat(written(fields.authors(), "Doe, Jane\n\n Roe, Ann ").data().authors())
                .containsExactly("Doe, Jane", "Roe, Ann");
        assertThat(written(fields.keywords(), "battery, , switchback ").data().keywords())
                .containsExactly("battery", "switchback");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1878", "1921-05", "2024-02-29"})
    void datesOfThreeKindsAreRight(String date) {
        assertThat(fields.sourceDate().write().apply(chess, date).faults()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"78", "1921-13", "2023-02-29", "May 1921", "1921-5"})
    void otherDatesAreKeptAndWarnedOf(String date) {
        Checked<Document> read = fields.sourceDate().write().apply(chess, date);
        assertThat(read.value().data().source().date()).isEqualTo(date);
        assertThat(read.faults()).hasSize(1);
    }

    @Test
    void anIntendedKeyMustBeALegalMove() {
        assertThat(fields.keys().write().apply(chess, "e2e4 g1f3").faults()).isEmpty();
        Checked<Document> read = fields.keys().write().apply(chess, "e2e4 e2e5");
        assertThat(read.value().data().intended().keys()).containsExactly("e2e4", "e2e5");
        assertThat(read.faults())
                .singleElement()
                .satisfies(f -> assertThat(f.text()).contains("e2e5"));
    }

    @ParameterizedTest
    @CsvSource({
        "#2, Mate in 2",
        "s#3, Selfmate in 3",
        "h#2.5, Helpmate in 2.5",
        "ser-h#8, Series helpmate in 8",
        "win 3, Win in 3",
        "exact-#4, 'Mate in 4, not earlier'",
        "ser-za1 5, Series play to a piece on a1 in 5"
    })
    void stipulationsAreSaidInWords(String text, String words) {
        assertThat(new StipulationWords(texts).of(Stipulation.parse(text).value()))
                .isEqualTo(words);
    }

    @Test
    void everyPlayAndGoalHasWords() {
        for (Stipulation.Play play : Stipulation.Play.values()) {
            for (Stipulation.Kind kind : Stipulation.Kind.values()) {
                Stipulation.Goal goal = new Stipulation.Goal(kind, kind == Stipulation.Kind.TARGET ? "e4" : "");
                assertThat(new StipulationWords(texts).of(new Stipulation(play, goal, 4, false)))
                        .contains(" in 2");
            }
        }
    }

    @Test
    void aTwinIsWrittenWhenItsChangeIsRight() {
        ProblemField first = TwinEdits.field(0);
        assertThat(first.write().apply(chess, "mov g2-f2").isOk()).isFalse();
        assertThat(first.write().apply(chess, "move g2-z9").isOk()).isFalse();
        Document twinned = written(first, "move g2-f2; stipulation s#2");
        assertThat(twinned.data().twins())
                .containsExactly(new Twin(
                        "b",
                        List.of(
                                new MovePiece(new SquarePair("g2", "f2")),
                                new ChangeStipulation(Stipulation.parse("s#2").value())),
                        "",
                        false));
        assertThat(first.show().apply(twinned)).isEqualTo("move g2-f2; stipulation s#2");
    }

    @Test
    void aCaptionOfOnesOwnStaysWhenTheChangeIsEdited() {
        Document twinned = TwinEdits.with(
                chess, 0, new Twin("b", List.of(new MovePiece(new SquarePair("g2", "f2"))), "knight away", false));
        Document edited =
                TwinEdits.field(0).write().apply(twinned, "move g2-f3").value();
        assertThat(edited.data().twins().get(0).text()).isEqualTo("knight away");
    }

    @Test
    void twinsBehindARemovedOneMoveUpALetter() {
        Document two = TwinEdits.field(1)
                .write()
                .apply(written(TwinEdits.field(0), "remove a2"), "remove b2")
                .value();
        assertThat(TwinEdits.without(two, 0).data().twins())
                .containsExactly(new Twin("b", List.of(new RemovePiece("b2")), "", false));
    }

    /** The first twin of a zero-position is a, for the diagram isn't solved; otherwise a is the diagram. */
    @Test
    void lettersOfTwinsFollowTheZeroPosition() {
        Document two = TwinEdits.field(1)
                .write()
                .apply(written(TwinEdits.field(0), "remove a2"), "remove b2")
                .value();
        assertThat(two.data().twins()).map(Twin::label).containsExactly("b", "c");
        Document zero = TwinEdits.zeroPosition(two, true);
        assertThat(zero.data().twins()).map(Twin::label).containsExactly("a", "b");
        assertThat(TwinEdits.label(zero, 2)).isEqualTo("c");
        assertThat(TwinEdits.zeroPosition(zero, false)).isEqualTo(two);
    }

    @Test
    void labelsOfOnesOwnStay() {
        Document own = TwinEdits.with(chess, 0, new Twin("x", List.of(new RemovePiece("a2")), "", false));
        assertThat(TwinEdits.label(own, 0)).isEqualTo("x");
        assertThat(TwinEdits.zeroPosition(own, true).data().twins())
                .map(Twin::label)
                .containsExactly("x");
    }

    @Test
    void aNewTwinTakesTheNextFreeLetter() {
        Document taken = TwinEdits.with(chess, 0, new Twin("c", List.of(new RemovePiece("a2")), "", false));
        assertThat(TwinEdits.label(taken, 1)).isEqualTo("d");
    }
}
