package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExplosionsTest {
    @Test
    void explosionsMaySpareSomebody() {
        assertThat(law(Explosions.class, "explosions: true\n")).isEqualTo(new Explosions(true, List.of()));
        assertThat(law(Explosions.class, "explosions: {spared: [pawn, queen]}\n"))
                .isEqualTo(new Explosions(true, List.of("pawn", "queen")));
        assertThat(law(Explosions.class, "explosions: false\n")).isEqualTo(Explosions.NONE);
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                explosions: big
                #           ^^^ wrong-value
                """);
        assertFaultsAreMarked("""
                explosions: {spare: pawn, spared: rook}
                #            ^^^^^ unknown-key
                #                                 ^^^^ unknown-piece
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(Explosions.class, "explosions: true\n", "explosions: {spared: [pawn, queen]}\n");
    }
}
