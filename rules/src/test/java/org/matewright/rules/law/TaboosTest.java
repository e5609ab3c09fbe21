package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TaboosTest {
    @Test
    void allStandsForEverybodyOnEitherSide() {
        Taboos law = law(Taboos.class, "taboos: {captures: {all: queen, knight: all}, hops: {cannon: cannon}}\n");
        List<String> everybody = List.of("pawn", "knight", "cannon", "queen", "king");
        assertThat(law.captures())
                .isEqualTo(Map.of(
                        "pawn", List.of("queen"),
                        "knight", everybody,
                        "cannon", List.of("queen"),
                        "queen", List.of("queen"),
                        "king", List.of("queen")));
        assertThat(law.hops()).isEqualTo(Map.of("cannon", List.of("cannon")));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                taboos: {captures: {canon: cannon}, hops: {cannon: [rook, pawn, pawn]}, jumps: {}}
                #                   ^^^^^ unknown-piece
                #                                                   ^^^^ unknown-piece
                #                                                               ^^^^ twice
                #                                                                       ^^^^^ unknown-key
                """);
        assertFaultsAreMarked("""
                taboos: {captures: cannon}
                #                  ^^^^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Taboos.class,
                "taboos: {captures: {cannon: cannon}, hops: {cannon: [cannon, pawn]}}\n",
                "taboos: {captures: {all: [queen, pawn]}}\n");
    }
}
