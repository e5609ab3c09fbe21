package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;

class FirstMovesTest {
    @Test
    void squaresAreNamedForEachPiece() {
        FirstMoves law = law(FirstMoves.class, "first moves: {pawn: [rank 2, b3]}\n");
        assertThat(squares(law.squares().get("pawn"), Side.WHITE)).isEqualTo("a2 b2 c2 d2 e2 f2 g2 h2 b3");
        assertThat(squares(law.squares().get("pawn"), Side.BLACK)).isEqualTo("b6 a7 b7 c7 d7 e7 f7 g7 h7");
        assertThat(law(FirstMoves.class, "first moves: none\n")).isEqualTo(FirstMoves.UNMOVED);
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                first moves: {pawn: rank 9, pwan: rank 2}
                #                   ^^^^^^ no-square
                #                           ^^^^ unknown-piece
                """);
        assertFaultsAreMarked("""
                first moves: rank 2
                #            ^^^^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(FirstMoves.class, "first moves: {pawn: first 2, knight: {white: b1}}\n");
    }
}
