package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import org.junit.jupiter.api.Test;
import org.matewright.rules.law.ForcedCaptures.Duty;

class ForcedCapturesTest {
    @Test
    void captureIsFreeAnyOrTheGreatest() {
        assertThat(law(ForcedCaptures.class, "").duty()).isEqualTo(Duty.NONE);
        assertThat(law(ForcedCaptures.class, "forced captures: none\n").duty()).isEqualTo(Duty.NONE);
        assertThat(law(ForcedCaptures.class, "forced captures: any\n").duty()).isEqualTo(Duty.ANY);
        assertThat(law(ForcedCaptures.class, "forced captures: greatest\n").duty())
                .isEqualTo(Duty.GREATEST);
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                forced captures: most
                #                ^^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(ForcedCaptures.class, "forced captures: any\n", "forced captures: greatest\n");
    }
}
