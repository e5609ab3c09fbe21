package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.law.FacingKings.Rule;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;
import org.matewright.rules.variant.Variant;

class FacingKingsTest {
    @Test
    void itIsOneOfThreeWords() {
        assertThat(law(FacingKings.class, "").rule()).isEqualTo(Rule.FREE);
        assertThat(law(FacingKings.class, "facing kings: forbidden\n").rule()).isEqualTo(Rule.FORBIDDEN);
        assertThat(law(FacingKings.class, "facing kings: draw offer\n").rule()).isEqualTo(Rule.DRAW_OFFER);
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                facing kings: draw
                #             ^^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(FacingKings.class, "facing kings: forbidden\n", "facing kings: draw offer\n");
    }

    private static Variant variant(String more) {
        return VariantLibrary.read("""
                name: Kings
                board: 5x5
                pieces:
                  king: {id: K, moves: K, royal: true}
                  rook: {id: R, moves: R}
                  knight: {id: N, moves: N}
                setup: 2k2/5/5/2N2/2K2 w
                """ + more, Path.of("")).value();
    }

    private static Position position(Variant variant, String fen) {
        return variant.position(variant.fen(fen).value()).value();
    }

    private static List<String> texts(Position position) {
        return position.moves().stream().map(Move::text).toList();
    }

    @Test
    void whereItIsForbiddenThePieceBetweenIsPinnedAndKingsGuardTheirLines() {
        Variant variant = variant("facing kings: forbidden\n");
        assertThat(texts(position(variant, "2k2/5/5/2N2/2K2 w"))).containsExactly("c1b1", "c1b2", "c1d1", "c1d2");
        assertThat(texts(position(variant, "3k1/5/5/5/2K2 w"))).containsExactly("c1b1", "c1b2", "c1c2");
    }

    @Test
    void anOfferMustBeEndedOrAcceptedByPassing() {
        Variant variant = variant("facing kings: draw offer\npassing: true\n");
        Position offered = position(variant, "2k2/5/5/4R/2K2 b");
        // all moves of the king leave the file but c5c4, which doesn't end the offer
        assertThat(texts(offered)).containsExactly("c5b4", "c5b5", "c5c5", "c5d4", "c5d5");
        assertThat(offered.play(offered.move("c5c5").orElseThrow()).status()).isEqualTo(Status.DRAWN);
        Position declined = offered.play(offered.move("c5d5").orElseThrow());
        assertThat(declined.status()).isEqualTo(Status.RUNNING);
        Position renewed = declined.play(declined.move("c1d1").orElseThrow());
        assertThat(renewed.status()).isEqualTo(Status.RUNNING);
    }

    @Test
    void inCheckAPassIsOpenToWhoIsOfferedADraw() {
        Variant variant = variant("facing kings: draw offer\npassing: true\n");
        Position checked = position(variant, "2k1R/5/5/5/2K2 b");
        assertThat(checked.inCheck()).isTrue();
        assertThat(texts(checked)).containsExactly("c5b4", "c5c5", "c5d4");
        Position noOffer = position(variant, "2k1R/5/5/5/3K1 b");
        // d4 is no flight from a check along the file but an offer of its own
        assertThat(texts(noOffer)).containsExactly("c5b4", "c5c4", "c5d4");
    }
}
