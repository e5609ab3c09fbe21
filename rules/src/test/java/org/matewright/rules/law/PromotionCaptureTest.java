package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.engine.tables.PromotionTable.ByCapture;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Variant;

/** Promotion that depends on captures. */
class PromotionCaptureTest {
    @Test
    void capturesMayBeNeededOrDecide() {
        Promotion law = law(Promotion.class, """
                promotion:
                  capture: decides
                  knight: {to: [queen, cannon]}
                  cannon: {to: queen, capture: needed}
                  pawn:   {to: queen, capture: any}
                """);
        assertThat(law.rules())
                .extracting(Promotion.Rule::capture)
                .containsExactly(ByCapture.ANY, ByCapture.DECIDES, ByCapture.NEEDED);
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                promotion: {pawn: {to: queen, capture: always}}
                #                                      ^^^^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Promotion.class,
                "promotion: {pawn: {to: queen, capture: needed}}\n",
                "promotion: {pawn: {to: [queen, cannon], capture: decides, forced: false}}\n");
    }

    private static List<String> moves(String variant, String fen, String from) {
        Variant rules = Samples.variant(variant);
        return rules
                .position(rules.fen(fen).value())
                .value()
                .movesFrom(rules.geometry().square(from))
                .stream()
                .map(Move::text)
                .toList();
    }

    @Test
    void whoNeedsACaptureStaysWhatItIsWithoutOne() {
        assertThat(moves("capturepromotion", "k1r5/8/3N4/8/8/8/8/4K3 w - - 0 1", "d6"))
                .containsExactly("d6b5", "d6b7", "d6c4", "d6c8=A", "d6e4", "d6e8", "d6f5", "d6f7");
    }

    @Test
    void whatIsCapturedDecidesWhatItBecomes() {
        // the knight takes a rook, a pawn or the queen, and becomes it; quiet moves leave it a knight
        assertThat(moves("cannibals", "k1r5/5p2/3N4/1q6/8/8/8/4K3 w - - 0 1", "d6"))
                .containsExactly("d6b5=Q", "d6b7", "d6c4", "d6c8=R", "d6e4", "d6e8", "d6f5", "d6f7=P");
        // where it isn't among those it may become, as a knight for a knight, nothing changes
        assertThat(moves("cannibals", "k1n5/8/3N4/8/8/8/8/4K3 w - - 0 1", "d6")).contains("d6c8");
    }
}
