package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How the law reads; what it means in a game stands with the games. */
class MatingTest {
    @Test
    void withoutAWordEveryMateIsOne() {
        assertThat(law(Mating.class, "")).isEqualTo(Mating.ORTHODOX);
        assertThat(law(Mating.class, "mating: none\n")).isEqualTo(Mating.ORTHODOX);
        assertThat(law(Mating.class, "mating: {series: [queen, cannon], never: knight}\n"))
                .isEqualTo(new Mating(List.of("queen", "cannon"), List.of("knight")));
    }

    @Test
    void itsMistakesAreToldAtOnce() {
        assertFaultsAreMarked("""
                mating: {series: [qeen, queen, queen], never: {a: b}, by: rook}
                #                 ^^^^ unknown-piece
                #                              ^^^^^ twice
                #                                             ^^^^^^ wrong-value
                #                                                     ^^ unknown-key
                """);
        assertFaultsAreMarked("""
                mating: queen
                #       ^^^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Mating.class,
                "mating: {series: queen}\n",
                "mating: {never: [pawn, knight]}\n",
                "mating: {series: [queen, cannon], never: knight}\n");
    }
}
