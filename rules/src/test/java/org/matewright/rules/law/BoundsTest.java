package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;

class BoundsTest {
    @Test
    void aPalaceLiesAtEachSidesEdge() {
        Region palace = law(Bounds.class, "bounds: {king: d1-e2}\n").squares().get("king");
        assertThat(squares(palace, Side.WHITE)).isEqualTo("d1 e1 d2 e2");
        assertThat(squares(palace, Side.BLACK)).isEqualTo("d7 e7 d8 e8");
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                bounds: {king: d1-z3, emperor: first 5}
                #              ^^^^^ region
                #                     ^^^^^^^ unknown-piece
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(Bounds.class, "bounds: {king: d1-e2, cannon: first 4, pawn: rank 2-8}\n");
    }
}
