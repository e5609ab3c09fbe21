package org.matewright.puzzles.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * Whole solutions of published problems in both styles. Each file has the position, the stipulation, and the solution:
 * the one that was published with the problem, with the play and set play that an independent solving program gives for
 * it, move by move, and in our order. Where we tell more, the file says what and why.
 */
class KnownSolutionsTest {
    private static final Path FOLDER = Path.of("src/test/resources/solutions");
    private static final Variant CHESS = Samples.variant("chess");

    static List<Path> files() {
        try (Stream<Path> listed = Files.list(FOLDER)) {
            return listed.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void theSolutionIsTheKnownOne(Path file) throws IOException {
        String text = Files.readString(file).replaceAll("(?m)^#(?!\\d).*\n", "");
        String[] parts = text.split("--- (long|short)\n");
        String[] task = parts[0].split("\n");
        Position position = CHESS.position(CHESS.fen(task[0]).value()).value();
        SolveOptions options = SolveOptions.FULL.withTries(0).withMemory(64L << 20);
        Solution solution = Solver.solve(position, Stipulation.parse(task[1]).value(), options, Progress.NONE);
        assertThat(solution.complete()).isTrue();
        assertThat(written(solution, MoveText.Style.LONG)).isEqualTo(parts[1]);
        assertThat(written(solution, MoveText.Style.SHORT)).isEqualTo(parts[2]);
    }

    private static String written(Solution solution, MoveText.Style style) {
        return new SolutionWriter(MoveText.of(CHESS, style)).write(solution);
    }
}
