package org.matewright.puzzles.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PhrasesTest {
    @Test
    void sentencesListTheFirstItemsOfManyAndAllOfFew() {
        List<Integer> twelve = IntStream.rangeClosed(1, 12).boxed().toList();
        List<Integer> thirteen = IntStream.rangeClosed(1, 13).boxed().toList();
        assertThat(Phrases.numbers(List.of(3, 5))).isEqualTo("3 and 5");
        assertThat(Phrases.numbers(twelve)).isEqualTo("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12");
        assertThat(Phrases.numbers(thirteen)).isEqualTo("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 1 more");
        assertThat(Phrases.first(List.of("a", "b"))).isEqualTo("a, b");
        assertThat(Phrases.first(List.of("a", "b", "c"), 2)).isEqualTo("a, b and 1 more");
    }

    @Test
    void oneIsNotSeveral() {
        assertThat(Phrases.counted(1, "move")).isEqualTo("1 move");
        assertThat(Phrases.counted(0, "move")).isEqualTo("0 moves");
    }
}
