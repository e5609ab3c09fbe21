package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CaretPlaceTest {
    private static void expect(String text, boolean isValue, String entered, String... path) {
        assertThat(CaretPlace.atEndOf(text)).isEqualTo(new CaretPlace(List.of(path), isValue, entered));
    }

    @Test
    void aWordAtTheMarginIsAKeyAtTheTop() {
        expect("", false, "");
        expect("name: x\nbo", false, "bo");
        expect("pieces:\n  king: {id: K}\nset", false, "set");
    }

    @Test
    void anIndentedWordIsAKeyBelow() {
        expect("pieces:\n  ki", false, "ki", "pieces");
        expect("results:\n  checkmate: loss\n  bare k", false, "bare k", "results");
        expect("pieces:\n  king:\n    mo", false, "mo", "pieces", "king");
    }

    @Test
    void behindAColonStandsAValue() {
        expect("extends: co", true, "co", "extends");
        expect("results:\n  stalemate: ", true, "", "results", "stalemate");
    }

    @Test
    void bracesHoldKeysAndValues() {
        expect("pieces:\n  king: {", false, "", "pieces", "king");
        expect("pieces:\n  king: {id: K, mo", false, "mo", "pieces", "king");
        expect("pieces:\n  king: {id: K, royal: t", true, "t", "pieces", "king", "royal");
        expect("promotion:\n  pawn: {zone: last 1,\n    to", false, "to", "promotion", "pawn");
    }

    @Test
    void aListHoldsValuesOfItsKey() {
        expect("promotion:\n  pawn: {to: [queen, ro", true, "ro", "promotion", "pawn", "to");
        expect("promotion:\n  pawn: {to: [queen, rook], f", false, "f", "promotion", "pawn");
    }

    @Test
    void commentsAndQuotedTextAreNoPlaces() {
        assertThat(CaretPlace.atEndOf("name: x # bo").path()).containsExactly("#");
        assertThat(CaretPlace.atEndOf("name: \"bo").path()).containsExactly("#");
    }
}
