package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.variant.PieceType;

class DiagramTest {
    @Test
    void theCountIsWhiteThenBlack() {
        assertThat(Boards.problem().build().count()).isEqualTo("(4+2)");
    }

    @Test
    void aMarkOffTheBoardIsRefused() {
        Diagram.Builder builder = Boards.chess().mark(new Mark.Arrow(0, 64));
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("8x8");
    }

    @Test
    void onlyThePiecesThatAreShownKeepAPicture() {
        Diagram diagram = Diagram.builder(Boards.setup("4k3/8/8/8/8/8/8/4K3"))
                .art(Boards.ORTHODOX::get)
                .build();
        assertThat(diagram.art()).containsOnlyKeys("K");
    }

    @Test
    void aTypesImageHintGoesBeforeItsName() {
        Betza king = Betza.parse("K").value();
        List<PieceType> types = List.of(
                new PieceType("monarch", "K", king, true, "king", null),
                new PieceType("queen", "Q", king, false, null, null));
        Setup setup = Boards.setup("4k3/8/8/8/8/8/8/3QK3");
        assertThat(Diagram.builder(setup, types).build().art())
                .containsEntry("K", "king")
                .containsEntry("Q", "queen");
    }

    @Test
    void aPromotedPieceLooksLikeItsType() {
        Betza any = Betza.parse("K").value();
        Setup setup = Boards.setup("4k3/8/8/8/8/8/8/3Q~K3");
        Diagram diagram = Diagram.builder(setup, List.of(new PieceType("queen", "Q", any, false, null, null)))
                .build();
        assertThat(diagram.art()).containsEntry("Q~", "queen");
    }

    @Test
    void theStipulationImpliesTheConventionalSideAlone() {
        Stipulation helpmate = Stipulation.parse("h#2").value();
        Setup white = Boards.setup("4k3/8/8/8/8/8/8/4K3 w");
        assertThat(Diagram.builder(white).stipulation(helpmate).build().sideImplied())
                .isFalse();
        assertThat(Diagram.builder(white.withSide(Side.BLACK))
                        .stipulation(helpmate)
                        .build()
                        .sideImplied())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"'Doe, Jane',Jane Doe", "'Loyd, Sam',Sam Loyd", "Anonymous,Anonymous", "'A, B, C','A, B, C'"})
    void theFirstNameComesFirst(String written, String spoken) {
        assertThat(Caption.displayName(written)).isEqualTo(spoken);
    }

    @Test
    void numberSourceAndDateMakeOneLine() {
        assertThat(new Caption(List.of(), null, "Die Schwalbe", "1234", "1970", null).sourceLine())
                .isEqualTo("1234 Die Schwalbe, 1970");
        assertThat(new Caption(List.of(), null, "", "", "1970", null).sourceLine())
                .isEqualTo("1970");
        assertThat(Caption.NONE.sourceLine()).isEmpty();
    }

    @Test
    void lineBreaksInACaptionBecomeBlanks() {
        Caption caption = new Caption(List.of("Jane\n Doe", "  "), "\t", "A\u2028B", "", "", null);
        assertThat(caption.authors()).containsExactly("Jane Doe");
        assertThat(caption.title()).isNull();
        assertThat(caption.source()).isEqualTo("A B");
    }
}
