package org.matewright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class TransformationTest {
    private static final Variant CHESS = Samples.variant("chess");

    private static Document with(String fen) {
        return Document.of(new VariantSource.BuiltIn("chess"), CHESS)
                .withSetup(CHESS.fen(fen).value());
    }

    private static int at(String name) {
        return CHESS.geometry().square(name);
    }

    @ParameterizedTest
    @CsvSource({
        "SHIFT_LEFT, b3",
        "SHIFT_RIGHT, d3",
        "SHIFT_UP, c4",
        "SHIFT_DOWN, c2",
        "ROTATE_LEFT, f3",
        "ROTATE_RIGHT, c6",
        "ROTATE_HALF, f6",
        "MIRROR_FILES, f3",
        "MIRROR_RANKS, c6",
        "SWAP_COLOURS, c3"
    })
    void aPieceOnC3Goes(Transformation transformation, String target) {
        Document after = transformation.apply(with("8/8/8/8/8/2N5/8/8 w - -"));
        assertThat(after.setup().occupied()).containsExactly(at(target));
    }

    @ParameterizedTest
    @EnumSource(names = {"ROTATE_HALF", "MIRROR_FILES", "MIRROR_RANKS", "SWAP_COLOURS"})
    void doneTwiceItIsUndone(Transformation transformation) {
        Document document = with("4k3/8/2q5/8/1P6/8/5B2/R3K3 b - -");
        Document twice = transformation.apply(transformation.apply(document));
        Setup setup = document.setup().withCastling(null);
        assertThat(twice.setup()).isEqualTo(setup);
    }

    @Test
    void swappingColoursGivesTheMoveToTheOtherSide() {
        Setup after = Transformation.SWAP_COLOURS
                .apply(with("8/8/8/8/8/2N5/8/8 w - -"))
                .setup();
        assertThat(after.piece(at("c3"))).isEqualTo(new Piece("N", Side.BLACK));
        assertThat(after.side()).isEqualTo(Side.BLACK);
    }

    @Test
    void nothingIsShiftedOffTheBoard() {
        Document document = with("8/8/8/8/8/8/8/N7 w - -");
        assertThat(Transformation.SHIFT_LEFT.fits(document.setup())).isFalse();
        assertThat(Transformation.SHIFT_LEFT.apply(document)).isSameAs(document);
        assertThat(Transformation.SHIFT_UP.fits(document.setup())).isTrue();
    }

    @Test
    void marksGoAlong() {
        Document document = with("8/8/8/8/8/2N5/8/8 w - -")
                .withMarks(List.of(new Mark.Arrow(at("c3"), at("d5")), new Mark.Target(at("h8"))));
        assertThat(Transformation.SHIFT_RIGHT.apply(document).marks())
                .containsExactly(new Mark.Arrow(at("d3"), at("e5")));
    }
}
