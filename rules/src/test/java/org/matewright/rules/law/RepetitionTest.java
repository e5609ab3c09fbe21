package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Outcome;

class RepetitionTest {
    @Test
    void withoutAWordTheThirdTimeIsAClaimAndTheFifthADraw() {
        assertThat(law(Repetition.class, "")).isEqualTo(new Repetition(new Tally(3, 5), Outcome.DRAW, Outcome.NONE));
        assertThat(law(Repetition.class, "repetition: none\n")).isEqualTo(Repetition.NONE);
        assertThat(law(MoveLimit.class, "")).isEqualTo(new MoveLimit(new Tally(50, 75), List.of("pawn")));
        assertThat(law(MoveLimit.class, "move limit: none\n")).isEqualTo(new MoveLimit(Tally.NEVER, List.of("pawn")));
    }

    @Test
    void eachPartCanBeSaid() {
        assertThat(law(Repetition.class, "repetition: {end: 4, means: loss, perpetual check: win}\n"))
                .isEqualTo(new Repetition(new Tally(0, 4), Outcome.LOSS, Outcome.WIN));
        assertThat(law(MoveLimit.class, "move limit: {end: 100, resets: [pawn, cannon]}\n"))
                .isEqualTo(new MoveLimit(new Tally(0, 100), List.of("pawn", "cannon")));
    }

    @Test
    void theirMistakesAreTold() {
        assertFaultsAreMarked("""
                repetition: {claim: 1, end: many, means: mate, perpetual: loss}
                #                   ^ wrong-value
                #                           ^^^^ wrong-value
                #                                        ^^^^ wrong-value
                #                                              ^^^^^^^^^ unknown-key
                """);
        assertFaultsAreMarked("""
                repetition: {claim: 5, end: 3}
                #           ^^^^^^^^^^^^^^^^^^ count
                """);
        assertFaultsAreMarked("""
                move limit: {claim: 0, end: 99999, resets: [pwan]}
                #                   ^ wrong-value
                #                           ^^^^^ wrong-value
                #                                           ^^^^ unknown-piece
                """);
        assertFaultsAreMarked("""
                move limit: {claim: 75, end: 50}
                #           ^^^^^^^^^^^^^^^^^^^^ count
                """);
    }

    @Test
    void theyReadBack() {
        assertReadsBack(
                Repetition.class,
                "repetition: none\n",
                "repetition: {claim: 3}\n",
                "repetition: {end: 4, means: loss, perpetual check: win}\n");
        assertReadsBack(
                MoveLimit.class,
                "move limit: none\n",
                "move limit: {claim: 50}\n",
                "move limit: {claim: 60, end: 70, resets: [pawn, cannon]}\n");
    }
}
