package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import org.junit.jupiter.api.Test;

class ChecksTest {
    @Test
    void checksAreForbiddenOrCounted() {
        assertThat(law(Checks.class, "")).isEqualTo(Checks.ORTHODOX);
        assertThat(law(Checks.class, "checks: {allowed: false}\n")).isEqualTo(new Checks(false, 0));
        assertThat(law(Checks.class, "checks: {to win: 3}\n")).isEqualTo(new Checks(true, 3));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                checks: {to win: 0, allowed: no}
                #                ^ wrong-value
                #                            ^^ wrong-value
                """);
        assertFaultsAreMarked("""
                checks: {allowed: false, to win: 3}
                #                                ^ no-checks
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(Checks.class, "checks: {to win: 5}\n", "checks: {allowed: false}\n");
    }
}
