package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;

class ExtraMovesTest {
    @Test
    void aPieceMayHaveSeveral() {
        ExtraMoves law = law(ExtraMoves.class, """
                extra moves:
                  queen: {moves: N, from: d4}
                  pawn: [{moves: sW, from: last 4}, {moves: fmnD, from: {white: rank 1}}]
                """);
        assertThat(law.extras()).extracting(AddedMoves::piece).containsExactly("pawn", "pawn", "queen");
        assertThat(law.extras().get(1).moves().text()).isEqualTo("fmnD");
        assertThat(squares(law.extras().get(1).from(), Side.BLACK)).isEmpty();
        assertThat(squares(law.extras().get(2).from(), Side.BLACK)).isEqualTo("d5");
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                extra moves:
                  pawn: {moves: sM, from: last 4}
                #                ^ betza-atom
                  queen: {moves: N}
                #        ^^^^^^^^^^ missing-key
                  rook: {moves: N, from: a1}
                # ^^^^ unknown-piece
                """);
        assertFaultsAreMarked("""
                extra moves: {pawn: sW}
                #                   ^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                ExtraMoves.class,
                "extra moves: {pawn: [{moves: sW, from: last 4}, {moves: fmnD, from: {white: rank 1}}]}\n",
                "extra moves: {king: {moves: F, from: [d1, e2]}}\n");
    }
}
