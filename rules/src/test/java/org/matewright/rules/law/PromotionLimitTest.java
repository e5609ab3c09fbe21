package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;

class PromotionLimitTest {
    @Test
    void limitsStandBesideThePieces() {
        Promotion law = law(Promotion.class, "promotion: {limit: {queen: 1, knight: 2}, pawn: queen}\n");
        assertThat(law.limits()).isEqualTo(Map.of("knight", 2, "queen", 1));
        assertThat(law.rules()).extracting(Promotion.Rule::piece).containsExactly("pawn");
    }

    @Test
    void eachSideMayHaveTargetsOfItsOwn() {
        Promotion law = law(Promotion.class, "promotion: {pawn: {to: {white: [queen, knight], black: cannon}}}\n");
        assertThat(law.rules().get(0).targets()).isEqualTo(List.of("queen", "knight"));
        assertThat(law.rules().get(0).blackTargets()).isEqualTo(List.of("cannon"));
        Promotion one = law(Promotion.class, "promotion: {pawn: {to: {white: queen}}}\n");
        assertThat(one.rules().get(0).blackTargets()).isEmpty();
    }

    @Test
    void whereAPieceComesMayBeLimitedToo() {
        Promotion law = law(Promotion.class, "promotion: {where: {queen: last 1}, pawn: {zone: last 3, to: queen}}\n");
        assertThat(squares(law.where().get("queen"), Side.BLACK)).startsWith("a1 b1");
        assertThat(law.rules()).extracting(Promotion.Rule::piece).containsExactly("pawn");
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                promotion: {pawn: {to: {white: rook, black: [queen, queen]}}, limit: {queen: 0, rook: 1}}
                #                              ^^^^ unknown-piece
                #                                                   ^^^^^ twice
                #                                                                            ^ wrong-value
                #                                                                               ^^^^ unknown-piece
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Promotion.class,
                "promotion: {limit: {queen: 1, knight: 2}, pawn: queen}\n",
                "promotion: {pawn: {to: {white: [queen, knight], black: cannon}}}\n",
                "promotion: {where: {queen: last 1}, pawn: {zone: last 3, to: [queen, knight]}}\n",
                "promotion: {pawn: {to: {black: cannon}}}\n");
    }
}
