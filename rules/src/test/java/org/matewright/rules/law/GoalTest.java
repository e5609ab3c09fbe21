package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Outcome;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;
import org.matewright.rules.variant.Variant;

class GoalTest {
    @Test
    void aGoalIsPiecesAndSquares() {
        Goal law = law(Goal.class, "goal: {pieces: king, squares: last 1}\n");
        assertThat(law.pieces()).isEqualTo(List.of("king"));
        assertThat(squares(law.squares(), Side.BLACK)).startsWith("a1 b1");
        assertThat(law.lastReply()).isFalse();
        assertThat(law(Goal.class, "goal: {pieces: all, squares: d4, last reply: true}\n")
                        .lastReply())
                .isTrue();
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                goal: {pieces: kind, squares: i9, last reply: maybe}
                #              ^^^^ unknown-piece
                #                             ^^ no-square
                #                                             ^^^^^ wrong-value
                """);
        assertFaultsAreMarked("""
                goal: {pieces: king}
                #     ^^^^^^^^^^^^^^ missing-key
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Goal.class,
                "goal: {pieces: king, squares: d4-e5}\n",
                "goal: {pieces: king, squares: a8, means: draw}\n",
                "goal: {pieces: all, squares: {white: rank 8, black: rank 1}, last reply: true}\n");
    }

    @Test
    void arrivingMayDraw() {
        assertThat(law(Goal.class, "goal: {pieces: king, squares: a8, means: draw}\n")
                        .means())
                .isEqualTo(Outcome.DRAW);
        assertFaultsAreMarked("""
                goal: {pieces: king, squares: a8, means: loss}
                #                                        ^^^^ wrong-value
                """);
        assertFaultsAreMarked("""
                goal: {pieces: king, squares: a8, means: draw, last reply: true}
                #     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ no-reply
                """);
        Variant variant = Samples.variant("tamerlane");
        // the white king steps into Black's citadel
        Position before = variant.position(variant.fen("*11*/1K11/*11*/*11*/*11*/*6k4*/*11*/*11*/*12/*11* w - - 0 1")
                        .value())
                .value();
        Position after = before.play(before.move("b9a9").orElseThrow());
        assertThat(after.status()).isEqualTo(Status.DRAWN);
        assertThat(after.outcome()).isEqualTo(Outcome.DRAW);
    }
}
