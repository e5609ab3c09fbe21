package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;

import org.junit.jupiter.api.Test;

class PassingTest {
    @Test
    void passingIsAllowedOrNot() {
        assertThat(law(Passing.class, "").allowed()).isFalse();
        assertThat(law(Passing.class, "passing: true\n").allowed()).isTrue();
        assertThat(law(Passing.class, "passing: false\n").allowed()).isFalse();
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                passing: yes
                #        ^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(Passing.class, "passing: true\n");
    }
}
