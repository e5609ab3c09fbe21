package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

class FirstMoveLimitsTest {
    @Test
    void whoLosesThemToWhomAndWhoHasNoneInCheck() {
        assertThat(law(FirstMoveLimits.class, "")).isEqualTo(FirstMoveLimits.NONE);
        assertThat(law(FirstMoveLimits.class, "first move limits: {lost to: {king: [queen, cannon]}}\n"))
                .isEqualTo(new FirstMoveLimits(Map.of("king", List.of("queen", "cannon")), List.of()));
        assertThat(law(FirstMoveLimits.class, "first move limits: {not in check: [king, pawn]}\n"))
                .isEqualTo(new FirstMoveLimits(Map.of(), List.of("king", "pawn")));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                first move limits: {lost to: {king: qeen, kng: queen}, not in check: rok, ever: 1}
                #                                   ^^^^ unknown-piece
                #                                         ^^^ unknown-piece
                #                                                                    ^^^ unknown-piece
                #                                                                         ^^^^ unknown-key
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                FirstMoveLimits.class,
                "first move limits: {lost to: {king: queen, pawn: all}}\n",
                "first move limits: {lost to: {king: [queen, cannon]}, not in check: [king, pawn]}\n");
    }

    private static final Variant CAMBODIAN = Samples.variant("cambodian");

    private static Position position(String fen) {
        return CAMBODIAN.position(CAMBODIAN.fen(fen).value()).value();
    }

    private static List<String> leaps(Position position, String square) {
        return position.movesFrom(CAMBODIAN.geometry().square(square)).stream()
                .map(Move::text)
                .filter(text -> Math.abs(text.charAt(2) - text.charAt(0)) == 2 || text.charAt(3) - text.charAt(1) == 2)
                .toList();
    }

    @Test
    void theCastlingFieldNamesThoseWhoStillHaveThem() {
        String pieces = "4k3/8/8/8/8/8/8/3KM3 w ";
        assertThat(leaps(position(pieces + "DE - 0 1"), "d1")).containsExactly("d1b2", "d1f2");
        assertThat(leaps(position(pieces + "DE - 0 1"), "e1")).containsExactly("e1e3");
        assertThat(leaps(position(pieces + "D - 0 1"), "e1")).isEmpty();
        assertThat(leaps(position(pieces + "- - 0 1"), "d1")).isEmpty();
        assertThat(position(pieces + "E - 0 1").setup().castling()).isEqualTo("E");
    }

    @Test
    void inCheckTheKingDoesNotLeapButTheMetDoes() {
        Position checked = position("3rk3/8/8/8/8/8/8/3KM3 w DE - 0 1");
        assertThat(checked.inCheck()).isTrue();
        assertThat(leaps(checked, "d1")).isEmpty();
        Position covered = position("3rk3/8/8/8/8/8/3S4/3KM3 w DE - 0 1");
        assertThat(leaps(covered, "d1")).containsExactly("d1b2", "d1f2");
    }

    @Test
    void aRookThatAimsAtTheKingTakesItsLeapForGood() {
        Position before = position("4k3/8/8/8/8/8/3S4/R2KM3 b DEe - 0 1");
        assertThat(before.setup().castling()).isEqualTo("DEe");
        Position black = position("r3k3/8/8/8/8/8/3S4/3KM3 b DEe - 0 1");
        Position aimed = black.play(black.move("a8d8").orElseThrow());
        assertThat(aimed.setup().castling()).isEqualTo("Ee");
        Position other = black.play(black.move("a8b8").orElseThrow());
        assertThat(other.setup().castling()).isEqualTo("DEe");
    }
}
