package org.matewright.editor.solution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.matewright.editor.document.ShownPosition;
import org.matewright.editor.solving.Sample;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

class SolutionRowsTest {
    private final Texts texts = Texts.bundle("solution");

    private List<String> lines(Solution solution, String... intended) {
        List<String> lines = new ArrayList<>();
        write(SolutionRows.of(texts, solution, Set.of(intended)), "", lines);
        return lines;
    }

    private static void write(SolutionRow parent, String indent, List<String> lines) {
        for (SolutionRow row : parent.children()) {
            lines.add(indent + row);
            write(row, indent + "  ", lines);
        }
    }

    @Test
    void aDefenceAndItsOnlyAnswerStandOnOneRow() {
        assertThat(lines(Sample.sound()))
                .containsExactly("One try", "  1.Kg6? but 1…Kg8!", "1.Kf7!", "  threat 2.Rh1#", "  1…Kh7 2.Rh1#");
    }

    @Test
    void dualsStandBelowTheirDefenceAndAreMarked() {
        Solution solution =
                Sample.solution(true, List.of(Sample.key(Sample.mate(Role.DUAL), Sample.other(Role.DUAL))), List.of());
        assertThat(lines(solution))
                .containsExactly("1.Kf7!", "  threat 2.Rh1#", "  1…Kh7", "    2.Rh1# dual", "    2.Rg3 dual");
    }

    @Test
    void aKeyThatTheAuthorDoesNotClaimIsACook() {
        Solution solution = Sample.solution(true, List.of(Sample.key(Sample.mate(Role.CONTINUATION))), List.of());
        assertThat(lines(solution, "f6f7").get(0)).isEqualTo("1.Kf7!");
        assertThat(lines(solution, "g1h1").get(0)).isEqualTo("1.Kf7! cook");
    }

    @Test
    void linesOfHelpPlayAreNumberedByPairs() {
        Position start = Sample.position("7k/8/5K2/8/8/8/8/6R1 b - -");
        Move first = Sample.move(start, "h8h7");
        Move second = Sample.move(start.play(first), "f6f7");
        Move third = Sample.move(start.play(first).play(second), "h7h8");
        Move fourth = Sample.move(start.play(first).play(second).play(third), "g1h1");
        Solution whole = help(start, "h#2", List.of(first, second, third, fourth));
        assertThat(lines(whole)).containsExactly("1.Kh7 Kf7 2.Kh8 Rh1#");
        Solution half = help(start.play(first), "h#1.5", List.of(second, third, fourth));
        assertThat(lines(half)).containsExactly("1…Kf7 2.Kh8 Rh1#");
    }

    @Test
    void movesOfASeriesAreNumberedOneByOne() {
        Position start = Sample.position("7k/8/5K2/8/8/8/8/6R1 w - -");
        Move first = Sample.move(start, "f6f7");
        Position passed = Sample.CHESS
                .position(start.play(first).setup().withSide(org.matewright.rules.Side.WHITE))
                .value();
        Move second = Sample.move(passed, "g1h1");
        assertThat(lines(help(start, "ser-#2", List.of(first, second)))).containsExactly("1.Kf7 2.Rh1#");
    }

    private static Solution help(Position position, String stipulation, List<Move> line) {
        return new LineSolution(
                Solution.Header.complete(
                        position, Stipulation.parse(stipulation).value(), Solution.Statistics.NONE),
                List.of(line),
                List.of(),
                PartialLines.NONE);
    }

    @Test
    void everyStepShowsThePositionBehindItsMove() {
        SolutionRow root = SolutionRows.of(texts, Sample.sound(), Set.of());
        SolutionRow key = root.children().get(1);
        SolutionRow threat = key.children().get(0);
        SolutionRow defence = key.children().get(1);
        assertThat(fen(key.steps().get(0).shown())).startsWith("7k/5K2/8/8/8/8/8/6R1 b");
        assertThat(fen(threat.steps().get(0).shown())).startsWith("7k/5K2/8/8/8/8/8/7R b");
        assertThat(fen(defence.steps().get(1).shown())).startsWith("8/5K1k/8/8/8/8/8/7R b");
        assertThat(defence.steps().get(1).shown().lastMove()).hasToString("g1h1");
    }

    private static String fen(ShownPosition shown) {
        Position position = shown.position();
        return position == null ? "" : position.setup().toString();
    }

    /**
     * 1.Kh7 Kf7 2.Kh8 Rh1 mates, and with White to begin 1…Kf7 2.Kh7 Rh1 does. The first moves don't stand by
     * themselves as keys do.
     */
    @Test
    void setPlayOfHelpPlayBeginsWithTheOtherSide() {
        Solution solution = Solver.solve(
                Sample.position("7k/8/5K2/8/8/8/8/6R1 b - -"),
                Stipulation.parse("h#2").value(),
                SolveOptions.FULL,
                Progress.NONE);
        SolutionRow root = SolutionRows.of(Texts.bundle("solution"), solution, Set.of());
        assertThat(root.children().get(0)).hasToString("Set play");
        assertThat(root.children().get(0).children()).map(SolutionRow::toString).contains("1\u2026Kf7 2.Kh7 Rh1#");
        assertThat(root.children().get(1)).hasToString("1.Kh7 Kf7 2.Kh8 Rh1#");
        assertThat(root.children())
                .hasSize(1 + ((LineSolution) solution).lines().size());
    }

    private static Solution solve(String fen, String stipulation, SolveOptions options) {
        return Solver.solve(Sample.position(fen), Stipulation.parse(stipulation).value(), options, Progress.NONE);
    }

    /** After 1.Kh7 Rh1 the king may go to g7 and g8, nowhere else: the white king guards g6, the rook the file. */
    @Test
    void partialLinesStandBelowTheLinesWithWhatSpoilsThem() {
        Solution solution = solve("7k/8/8/5K2/8/8/8/6R1 b - -", "h#1", SolveOptions.KEYS_ONLY.withPartial(2));
        assertThat(lines(solution)).containsExactly("One partial line", "  1.Kh7 Rh1+? but Kg7! and Kg8!");
        SolutionRow line = SolutionRows.of(texts, solution, Set.of())
                .children()
                .get(0)
                .children()
                .get(0);
        assertThat(line.steps()).hasSize(4);
        assertThat(fen(line.steps().get(2).shown())).startsWith("8/6k1/8/5K2/8/8/8/7R w");
        assertThat(fen(line.steps().get(3).shown())).startsWith("6k1/8/8/5K2/8/8/8/7R w");
    }

    /** One reply less would have to do: of two that spoil the line neither is enough to tell it. */
    @Test
    void whoLooksForPartialLinesInVainIsTold() {
        String fen = "7k/8/8/5K2/8/8/8/6R1 b - -";
        assertThat(lines(solve(fen, "h#1", SolveOptions.KEYS_ONLY.withPartial(1))))
                .containsExactly("No line is spoilt by so few replies.");
        assertThat(lines(solve(fen, "h#1", SolveOptions.KEYS_ONLY))).isEmpty();
    }

    /** By Dan Meinking: 1.Rh7+ Qxh7 2.Qxh7 mate. */
    @Test
    void parriesAreNotCounted() {
        assertThat(lines(solve("6qk/7p/8/5B2/7R/7Q/8/7K w - -", "pser-#2", SolveOptions.KEYS_ONLY)))
                .containsExactly("1.Rxh7+ Qxh7 2.Qxh7#");
    }

    @Test
    void keysOfDifferentLengthsStandApart() {
        Solution solution = solve("7k/8/5K2/8/8/8/8/6Q1 w - -", "#2", SolveOptions.KEYS_ONLY);
        assertThat(lines(solution))
                .startsWith("#1", "  1.Qg7#!", "#2", "  1.Kf7!")
                .hasSize(2 + ((TreeSolution) solution).keys().size());
    }

    /** With so few moves made only some of the first moves are decided. */
    @Test
    void aSearchThatWasStoppedSaysHowFarItCame() {
        SolveOptions few = SolveOptions.KEYS_ONLY.with(new SolveOptions.Limits(1, 0, 1 << 20, 2_000));
        Solution keys = solve("7r/3B4/k7/8/6Qb/8/Kn6/6R1 w - -", "#5", few);
        assertThat(keys.complete()).isFalse();
        assertThat(lines(keys).get(0))
                .matches("All keys of #\\d are listed, of #\\d \\d+ of \\d+ first moves (is|are) decided\\.");
        Solution help = solve("7r/3B4/k7/8/6Qb/8/Kn6/6R1 b - -", "h#5", few);
        assertThat(lines(help).get(0)).matches("The lines that begin with \\d+ of \\d+ first moves are complete\\.");
        assertThat(lines(solve("7k/8/5K2/8/8/8/8/6R1 w - -", "#2", SolveOptions.KEYS_ONLY)))
                .containsExactly("1.Kf7!");
    }

    /** After 1.Ka6 c6 or c5 White must mate with 2.Nb6, since he can: that is what refutes the try. */
    @Test
    void whatFollowsARefutationStandsBelowTheTry() {
        Solution solution = solve("k7/P1p5/1K6/8/N7/8/8/8 w - -", "r#2", SolveOptions.KEYS_ONLY.withTries(2));
        List<String> lines = lines(solution);
        int attempt = lines.indexOf("  1.Ka6? but 1\u2026c5! and 1\u2026c6!");
        assertThat(lines.subList(attempt + 1, attempt + 3))
                .containsExactly("    1\u2026c5! 2.Nb6#", "    1\u2026c6! 2.Nb6#");
    }
}
