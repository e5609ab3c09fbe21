package org.matewright.puzzles.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Twin;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;

class TwinTextTest {
    private static final Twin BEFORE = new Twin("c", List.of(), "as said", true);

    private static Checked<Twin> read(String line) {
        return TwinText.read(BEFORE, line, Geometry.of(8, 8));
    }

    @Test
    void changesKeepTheirOrder() {
        String line = "move g2-f2; stipulation s#2; move f2-e2";
        Twin twin = read(line + ";").value();
        assertThat(TwinText.print(twin)).isEqualTo(line);
        assertThat(twin.withChanges(List.of())).isEqualTo(BEFORE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move g2-z9       | two squares, such as g2-f2, were expected, found 'g2-z9'",
                "move a1-a9       | the 8x8 board has no square a9",
                "mvoe a1-a2       | unknown key 'mvoe'",
                "remove a1; move  | two squares, such as g2-f2, were expected, found nothing",
                "remove a1; side none      | white or black was expected, found 'none'",
                "remove a1; continued true | unknown key 'continued'",
                ";                | the twin changes nothing"
            })
    void whatIsNoChangeIsAFault(String line, String fault) {
        assertThat(read(line).faults()).extracting(Fault::message).containsExactly(fault);
    }
}
