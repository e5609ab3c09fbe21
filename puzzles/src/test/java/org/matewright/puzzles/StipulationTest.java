package org.matewright.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.puzzles.Stipulation.Goal;
import org.matewright.puzzles.Stipulation.Kind;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.rules.Fault;

class StipulationTest {
    @Test
    void everyPlayTowardsEveryGoalReadsBack() {
        for (Play play : Play.values()) {
            for (Kind kind : Kind.values()) {
                Goal goal = new Goal(kind, kind == Kind.TARGET ? "e4" : "");
                for (int halfMoves : play.hasHalfMoves() ? new int[] {1, 4, 5} : new int[] {2, 4, 30}) {
                    for (boolean exact : new boolean[] {false, true}) {
                        Stipulation stipulation = new Stipulation(play, goal, halfMoves, exact);
                        assertThat(Stipulation.parse(stipulation.toString()).value())
                                .isEqualTo(stipulation);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"#=3, #=3", "==2, ==2", "' h#2.5 ', h#2.5", "win3, win 3", "hzp16 2, hzp162", "ep 1, ep1", "#02, #2"})
    void blanksAndZerosDoNotMatter(String written, String printed) {
        assertThat(Stipulation.parse(written).value()).hasToString(printed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#", "2", "z2", "#e4 2", "x-1", "#2.5.5", "mate 2", "h#2*", "#1000"})
    void otherTextsAreNone(String text) {
        assertThat(Stipulation.parse(text).faults())
                .extracting(Fault::message)
                .containsExactly("a stipulation was expected, found '" + text + "'");
    }

    @ParameterizedTest
    @CsvSource({
        "#0, the number of moves must be at least 1",
        "h#0, the number of moves must be at least 1 (or 0.5)",
        "#2.5, only help play has half moves",
        "za0 1, a0 is no square"
    })
    void whatCannotBeIsAFault(String text, String message) {
        assertThat(Stipulation.parse(text).faults()).extracting(Fault::message).containsExactly(message);
    }
}
