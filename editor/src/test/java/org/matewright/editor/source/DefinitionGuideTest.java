package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.testkit.Samples;

class DefinitionGuideTest {
    private final DefinitionGuide guide =
            new DefinitionGuide(() -> Samples.variant("chess"), () -> List.of("chess", "mosaic"));

    private List<String> at(String text) {
        return guide.wordsAt(CaretPlace.atEndOf(text)).stream()
                .map(DefinitionGuide.Word::text)
                .toList();
    }

    @Test
    void theTopOffersAllKeysOfADefinition() {
        assertThat(at("")).contains("name", "board", "pieces", "setup", "promotion", "castling", "results");
    }

    @Test
    void aPieceOffersItsKeysAndAMappingOfPiecesTheirNames() {
        assertThat(at("pieces:\n  king: {")).contains("id", "moves", "royal");
        assertThat(at("pieces:\n  ")).contains("king", "queen");
        assertThat(at("promotion:\n  pawn: {to: [")).contains("queen", "knight");
    }

    @Test
    void valuesOfFewWordsAreOffered() {
        assertThat(at("pieces:\n  king: {royal: ")).containsExactly("true", "false");
        assertThat(at("results:\n  stalemate: ")).contains("draw", "loss", "win");
        assertThat(at("extends: ")).containsExactly("chess", "mosaic");
    }

    @Test
    void nothingIsOfferedWhereAnythingCanStand() {
        assertThat(at("name: ")).isEmpty();
        assertThat(at("name: x # ")).isEmpty();
        assertThat(at("nonsense:\n  ")).isEmpty();
    }
}
