package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RoyaltyTest {
    @Test
    void severalRoyalsCountEachOrTogether() {
        assertThat(law(Royalty.class, "royals: {attacked: any}\n")).isEqualTo(Royalty.ORTHODOX);
        assertThat(law(Royalty.class, "royals: {attacked: all, while at most: {queen: 2}}\n"))
                .isEqualTo(new Royalty(true, Map.of("queen", 2)));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                royals: {attacked: some, while at most: {queen: 0, rook: 1, king: 1}}
                #                  ^^^^ wrong-value
                #                                               ^ wrong-value
                #                                                  ^^^^ unknown-piece
                #                                                           ^^^^ always-royal
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(Royalty.class, "royals: {attacked: all}\n", "royals: {while at most: {pawn: 3, queen: 1}}\n");
    }
}
