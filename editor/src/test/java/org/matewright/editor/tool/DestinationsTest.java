package org.matewright.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class DestinationsTest {
    private static final Variant CHESS = Samples.variant("chess");
    private static final Variant MOSAIC = Samples.variant("mosaic");

    private static int at(Variant variant, String square) {
        return variant.geometry().square(square);
    }

    @Test
    void aPinnedPieceHasItsLegalMovesOnly() {
        Destinations destinations = Destinations.of(
                CHESS, CHESS.fen("4k3/4r3/8/8/8/8/4R3/4K3 w - -").value(), at(CHESS, "e2"));
        assertThat(destinations.kind()).isEqualTo(Destinations.Kind.LEGAL);
        assertThat(destinations.moves()).allMatch(m -> m.text().startsWith("e2e"));
    }

    @Test
    void whereThePositionCannotBePlayedAPieceMovesByItself() {
        Destinations destinations =
                Destinations.of(CHESS, CHESS.fen("4k3/8/8/8/8/8/4R3/R3K3 w - -").value(), at(CHESS, "a1"));
        assertThat(destinations.kind()).isEqualTo(Destinations.Kind.LAWLESS);
        assertThat(destinations.moves()).hasSize(7 + 3);
        assertThat(destinations.legalTo(at(CHESS, "a8"))).isEmpty();
    }

    /** The bombard on a1 moves as a rook over exactly one piece: over a4 to a5 and beyond. */
    @Test
    void aHopKnowsItsPlatform() {
        Destinations destinations = Destinations.of(
                MOSAIC,
                MOSAIC.fen("12/12/12/k11/12/12/12/12/P11/12/12/M10K w - -".replace('M', bombard()))
                        .value(),
                at(MOSAIC, "a1"));
        int platform = at(MOSAIC, "a4");
        assertThat(destinations.platforms())
                .containsAllEntriesOf(Map.of(
                        at(MOSAIC, "a5"), Set.of(platform),
                        at(MOSAIC, "a8"), Set.of(platform)));
        assertThat(destinations.platforms()).doesNotContainKeys(at(MOSAIC, "a2"), at(MOSAIC, "a10"));
    }

    @Test
    void aSlideNeedsNoPlatform() {
        Destinations destinations = Destinations.of(CHESS, CHESS.start(), at(CHESS, "b1"));
        assertThat(destinations.platforms()).isEmpty();
    }

    private static char bombard() {
        return MOSAIC.pieceByName("bombard").orElseThrow().id().charAt(0);
    }
}
