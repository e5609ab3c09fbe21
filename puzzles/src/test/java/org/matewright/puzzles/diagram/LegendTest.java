package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

class LegendTest {
    private static Variant variant(String key) {
        return VariantLibrary.load(key, Path.of("")).value();
    }

    @Test
    void orthodoxMenNeedNoWords() {
        assertThat(Legend.of(variant("chess"), variant("chess").start())).isEmpty();
    }

    /** Mosaic's rook and bishop are orthodox; its knight also leaps two squares straight on. */
    @Test
    void eachFairyManThatIsShownIsExplainedOnce() {
        Variant mosaic = variant("mosaic");
        Setup setup = mosaic.fen("12/12/12/4k7/12/2Y2y6/12/2N2R2B3/12/4K7/12/12 w - -").value();
        assertThat(Legend.of(mosaic, setup)).extracting(LegendEntry::man)
                .containsExactly(new Man("N", Side.WHITE), new Man("Y", Side.WHITE));
        assertThat(Legend.of(mosaic, setup).get(1).text()).startsWith("Gryphon: steps one square diagonally");
    }

    @Test
    void aManThatOnlyBlackHasIsShownInHisColour() {
        Variant mosaic = variant("mosaic");
        Setup setup = mosaic.fen("12/12/12/4k7/12/5y6/12/12/12/4K7/12/12 w - -").value();
        assertThat(Legend.of(mosaic, setup)).extracting(LegendEntry::man).containsExactly(new Man("Y", Side.BLACK));
    }
}
