package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.testkit.RandomPositions;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Position;

/** Lines that a few replies spoil, against their definition on positions, for which each line is played out. */
@Slow
class PartialLinesTest {
    private static LineSolution solve(Position position, String stipulation, int replies, int lines) {
        SolveOptions options = SolveOptions.KEYS_ONLY
                .withMaxSolutions(lines)
                .withPartial(replies)
                .withMemory(16 << 20);
        return Solving.lineSolution(position, stipulation, options);
    }

    /**
     * After 1.Kh7 or 1.Kg8 and 1...Qg7 it is mate or check, the queen guarded by the king alone from f6 or h6: here it
     * stands on f5, so that the king may take the queen, which is the only reply.
     */
    @Test
    void theQueenIsTaken() {
        Position position = Positions.of("chess", "7k/6p1/8/5K2/8/8/8/6Q1 b - - 0 1");
        LineSolution solution = solve(position, "h#1", 1, 0);
        assertThat(solution.lines()).isEmpty();
        assertThat(texts(solution)).contains("h8h7 g1g7: h7g7");
    }

    @Test
    void noneAreToldUnlessAskedFor() {
        Position position = Positions.of("chess", "7k/6p1/8/5K2/8/8/8/6Q1 b - - 0 1");
        assertThat(solve(position, "h#1", 0, 0).partialLines()).isEqualTo(PartialLines.NONE);
    }

    @Test
    void moreThanAreWantedAreLeftOutAndThatIsSaid() {
        Position position = Positions.of("chess", "7k/6p1/8/5K2/8/8/8/6Q1 b - - 0 1");
        PartialLines all = solve(position, "h#1", 3, 0).partialLines();
        assertThat(all.more()).isFalse();
        PartialLines some = solve(position, "h#1", 3, 2).partialLines();
        assertThat(some.lines()).hasSize(2).isSubsetOf(all.lines());
        assertThat(some.more()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "h#1, chess, 6",
        "h#1.5, gardner, 6",
        "h=1, chess, 6",
        "h#=1, grasshopper, 6",
        "hs#1, minixiangqi, 30",
        "hr#1.5, gardner, 6",
        "hr#=1, grasshopper, 6",
        "reci-h#1, chess, 100",
        "reci-h#1.5, minixiangqi, 6",
        "reci-h#=1, grasshopper, 100",
        "ser-#2, chess, 6",
        "ser-=2, mosaic, 6",
        "ser-h#1, chess, 6",
        "ser-h#=1, grasshopper, 6",
        "ser-s#2, minixiangqi, 30",
        "ser-s=2, gardner, 30",
        "ser-r#2, gardner, 6",
        "ser-r#=1, grasshopper, 6",
        "pser-#2, minixiangqi, 6",
        "pser-#=2, grasshopper, 6",
        "pser-h#2, gardner, 6",
        "pser-s#2, minixiangqi, 30",
        "pser-s#=2, gardner, 30",
    })
    void linesAreThoseOfTheDefinition(String stipulation, String variant, int positions) {
        int told = 0;
        for (int seed = 1; seed <= positions; seed++) {
            Position position = RandomPositions.small(Samples.variant(variant), new Random(seed), 2);
            Set<String> literal =
                    new LiteralPartialLines(Stipulation.parse(stipulation).value(), 2).of(position);
            LineSolution solution = solve(position, stipulation, 2, 100_000);
            assertThat(solution.complete()).isTrue();
            assertThat(texts(solution)).as("%s of %s", stipulation, position).containsExactlyElementsOf(literal);
            told += literal.size();
        }
        assertThat(told).as("lines in all").isPositive();
    }

    private static List<String> texts(LineSolution solution) {
        return solution.partialLines().lines().stream()
                .map(line -> LiteralPartialLines.text(line.moves(), line.refutations()))
                .sorted()
                .toList();
    }
}
