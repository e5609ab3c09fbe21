package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import org.junit.jupiter.api.Test;
import org.matewright.rules.Outcome;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;
import org.matewright.rules.variant.Variant;

class PassingTest {
    @Test
    void passingIsAllowedOrNot() {
        assertThat(law(Passing.class, "").allowed()).isFalse();
        assertThat(law(Passing.class, "passing: true\n")).isEqualTo(new Passing(true, Outcome.NONE));
        assertThat(law(Passing.class, "passing: false\n").allowed()).isFalse();
        assertThat(law(Passing.class, "passing: {twice: draw}\n")).isEqualTo(new Passing(true, Outcome.DRAW));
        assertThat(law(Passing.class, "passing: {}\n")).isEqualTo(new Passing(true, Outcome.NONE));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                passing: yes
                #        ^^^ wrong-value
                """);
        assertFaultsAreMarked("""
                passing: {twice: loss, thrice: draw}
                #                ^^^^ wrong-value
                #                      ^^^^^^ unknown-key
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(Passing.class, "passing: true\n", "passing: {twice: draw}\n");
    }

    @Test
    void theSecondPassInARowEndsTheGame() {
        Variant janggi = Samples.variant("janggi");
        Position start = janggi.position(janggi.start()).value();
        Position passed = start.play(start.move("e2e2").orElseThrow());
        assertThat(passed.status()).isEqualTo(Status.RUNNING);
        assertThat(passed.setup().extra()).isEqualTo("1+0");
        Position over = passed.play(passed.move("e9e9").orElseThrow());
        assertThat(over.status()).isEqualTo(Status.DRAWN);
        assertThat(over.moves()).isEmpty();
        Position moved = passed.play(passed.move("a7a6").orElseThrow());
        assertThat(moved.setup().extra()).isEmpty();
        // a FEN tells what the board can't
        assertThat(janggi.position(passed.setup()).value().walker().key())
                .isEqualTo(passed.walker().key());
        assertThat(janggi.position(janggi.fen(over.setup().toString()).value())
                        .value()
                        .status())
                .isEqualTo(Status.DRAWN);
    }
}
