package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Outcome;

class ExtinctionTest {
    @Test
    void aRuleCountsPiecesEachOrTogether() {
        assertThat(law(Extinction.class, "extinction: {pieces: pawn}\n").rules())
                .containsExactly(new Extinction.Rule(List.of("pawn"), false, 0, 0, Outcome.LOSS));
        assertThat(law(Extinction.class, """
                        extinction:
                          - {pieces: [pawn, queen], left: 1}
                          - {pieces: all, together: true, left: 2, opponent: 3, result: draw}
                        """).rules())
                .containsExactly(
                        new Extinction.Rule(List.of("pawn", "queen"), false, 1, 0, Outcome.LOSS),
                        new Extinction.Rule(
                                List.of("pawn", "knight", "cannon", "queen", "king"), true, 2, 3, Outcome.DRAW));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                extinction:
                  - {pieces: rook, left: -1}
                #            ^^^^ unknown-piece
                #                        ^^ wrong-value
                  - {left: 1, result: none}
                #   ^^^^^^^^^^^^^^^^^^^^^^^ missing-key
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Extinction.class,
                "extinction: {pieces: all, together: true, result: win}\n",
                "extinction: [{pieces: king, left: 2, opponent: 1}, {pieces: [pawn, queen]}]\n");
    }
}
