package org.matewright.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.testkit.Samples;

/** What a FEN says and doesn't count is told, and the rest of the position is as it is written. */
class PositionDoubtsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // all rights are there, by either name
                "chess     | r3k2r/8/8/8/8/8/8/R3K2R w KQkq -     | ''",
                "chess     | r3k2r/8/8/8/8/8/8/R3K2R w HAha -     | ''",
                "chess     | r3k2r/8/8/8/8/8/8/R3K2R w - -        | ''",
                // no rook, no king at home
                "chess     | 4k3/8/8/8/8/8/8/4K2R w KQkq -        | 3 castling Qkq",
                "chess     | 8/8/8/8/4k3/8/8/8 w K -              | 3 castling K",
                "chess     | r3k2r/8/8/8/8/8/8/R3K2R w KB -       | 3 castling B",
                // Makruk and Mosaic have no castling, Chess960 has it from any squares
                "makruk    | 4k3/8/8/8/8/8/8/4K2R w K -           | 3 castling K",
                "chess960  | 1k4r1/8/8/8/8/8/8/1K4R1 w Kk -       | ''",
                // the field for checks belongs to a variant that counts them
                "3check    | 4k3/8/8/8/8/8/8/4K3 w - - 1+3        | ''",
                "3check    | 4k3/8/8/8/8/8/8/4K3 w - - 1+x        | 5 '1+x'",
                "chess     | 4k3/8/8/8/8/8/8/4K3 w - - 3+3        | 5 '3+3'",
                // pieces in hand belong to a variant that drops them, and the king is none of them
                "chess     | 4k3/8/8/8/8/8/8/4K3[Qqq] w - -       | 1 Qq in hand",
                "crazyhouse| 4k3/8/8/8/8/8/8/4K3[Qq] w - -        | ''",
                "crazyhouse| 4k3/8/8/8/8/8/8/4K3[Kq] w - -        | 1 K in hand",
                "seirawan  | 4k3/8/8/8/8/8/8/4K3[HEhe] w - -      | ''",
            })
    void whatDoesNotCountIsTold(String key, String fen, String doubts) {
        Checked<Position> position = Samples.variant(key).position(fen);
        assertThat(position.isOk()).isTrue();
        String told = position.faults().stream().map(fault -> told(fault, fen)).collect(Collectors.joining("; "));
        assertThat(told).isEqualTo(doubts);
    }

    /** The number of the field, from 1, and what the message begins with. */
    private static String told(Fault fault, String fen) {
        String before = fen.substring(0, fault.span().column() - 1);
        return before.chars().filter(c -> c == ' ').count() + 1 + " "
                + fault.message().replaceAll(" doesn't count.*", "");
    }
}
