package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import org.junit.jupiter.api.Test;
import java.util.List;
import org.matewright.rules.Side;

class GoalTest {
    @Test
    void aGoalIsPiecesAndSquares() {
        Goal law = law(Goal.class, "goal: {pieces: king, squares: last 1}\n");
        assertThat(law.pieces()).isEqualTo(List.of("king"));
        assertThat(squares(law.squares(), Side.BLACK)).startsWith("a1 b1");
        assertThat(law.lastReply()).isFalse();
        assertThat(law(Goal.class, "goal: {pieces: all, squares: d4, last reply: true}\n").lastReply()).isTrue();
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
                "goal: {pieces: all, squares: {white: rank 8, black: rank 1}, last reply: true}\n");
    }
}
