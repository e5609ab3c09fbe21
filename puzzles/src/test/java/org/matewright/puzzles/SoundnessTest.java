package org.matewright.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Problem.Intended;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Variant;

/**
 * Verdicts. With Kf6 and Rg1 against Kh8 the one key in two is 1.Kf7; 1...Kh7 2.Rh1 mates.
 */
class SoundnessTest {
    private static final String ROOK = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";
    private static final Variant CHESS = Samples.variant("chess");

    private static Solution solve(String fen, String stipulation, SolveOptions options) {
        return Solver.solve(
                CHESS.position(CHESS.fen(fen).value()).value(),
                Stipulation.parse(stipulation).value(),
                options,
                Progress.NONE);
    }

    private static Soundness judge(String fen, String stipulation, Intended intended) {
        return Soundness.of(solve(fen, stipulation, SolveOptions.KEYS_ONLY), intended);
    }

    private static Intended keys(String... keys) {
        return new Intended(List.of(keys), 0, List.of());
    }

    @Test
    void oneKeyIsSoundAndAnotherClaimDiffers() {
        assertThat(judge(ROOK, "#2", Intended.NONE).verdict()).isEqualTo(Solution.Verdict.SOUND);
        assertThat(judge(ROOK, "#2", keys("f6f7")).verdict()).isEqualTo(Solution.Verdict.SOUND);
        Soundness other = judge(ROOK, "#2", keys("g1g2"));
        assertThat(other.verdict()).isEqualTo(Solution.Verdict.DIFFERS);
        assertThat(other.missing()).containsExactly("g1g2");
    }

    /** Kg6 guards g7 and h7, and any rook mates on the last rank: from a1 and b1 it gets there. */
    @Test
    void everyKeyBesideTheClaimedOneIsACook() {
        String fen = "7k/8/6K1/8/8/8/8/RR6 w - - 0 1";
        Soundness claimed = judge(fen, "#1", keys("a1a8"));
        assertThat(claimed.verdict()).isEqualTo(Solution.Verdict.COOKED);
        assertThat(claimed.cooks()).containsExactly("b1b8");
        assertThat(judge(fen, "#1", Intended.NONE).cooks()).containsExactly("a1a8", "b1b8");
        assertThat(judge(fen, "#1", keys("b1b8", "a1a8")).verdict()).isEqualTo(Solution.Verdict.SOUND);
        assertThat(judge(fen, "#2", keys("a1a8")).verdict()).isEqualTo(Solution.Verdict.SHORT_SOLUTION);
    }

    /** After 1...Kh7 2.Rh1 mates; 1...Kg8 isn't possible. */
    @ParameterizedTest
    @CsvSource({"0, SOUND", "1, SOUND", "2, FEW_SOLUTIONS"})
    void linesAreCounted(int stated, Solution.Verdict verdict) {
        Intended intended = new Intended(List.of(), stated, List.of());
        assertThat(judge("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", "h#1", intended).verdict())
                .isEqualTo(verdict);
    }

    /**
     * Kh7 and Rh1 mate at once, so two moves aren't needed; the problem is sound only if the author claims all its lines.
     */
    @Test
    void aShorterLineIsAShortSolution() {
        String fen = "7k/5K2/8/8/8/8/8/6R1 b - - 0 1";
        assertThat(judge(fen, "h#2", Intended.NONE).verdict()).isEqualTo(Solution.Verdict.SHORT_SOLUTION);
        Soundness found = judge(fen, "h#2", new Intended(List.of(), 14, List.of()));
        assertThat(found.verdict()).isEqualTo(Solution.Verdict.SHORT_SOLUTION);
        assertThat(found.isProved()).isFalse();
        Intended all = new Intended(List.of(), 0, found.found());
        assertThat(judge(fen, "h#2", all).verdict()).isEqualTo(Solution.Verdict.SOUND);
        assertThat(judge(fen, "exact-h#2", Intended.NONE).verdict()).isEqualTo(Solution.Verdict.SOUND);
    }

    /**
     * After 1...Kh7 a rook mates on the h-file. The one on f1 is shut in by the one on g1; from g3 it gets there too.
     */
    @Test
    void moreLinesThanStatedAreCooked() {
        String fen = "7k/5K2/8/8/8/8/8/5RR1 b - - 0 1";
        assertThat(judge(fen, "h#1", new Intended(List.of(), 1, List.of())).verdict())
                .isEqualTo(Solution.Verdict.SOUND);
        String two = "7k/5K2/8/8/8/6R1/8/6R1 b - - 0 1";
        assertThat(judge(two, "h#1", new Intended(List.of(), 1, List.of())).verdict())
                .isEqualTo(Solution.Verdict.COOKED);
    }

    private static List<String> texts(List<Move> way) {
        return way.stream().map(Move::text).toList();
    }

    /**
     * README's first steps: after 1.Qf3 the defence 1...Rf2 lets the queen mate on d1 as threatened, and on f2 too:
     * two different mates. After 1...Rxd2 only one threat is left, so that isn't a dual.
     */
    @Test
    void aDualIsTheWayToTheDefenceThatAllowsIt() {
        Variant tigers = VariantLibrary.read("""
                        extends: chess
                        name: Tigers
                        pieces:
                          tiger: {id: T, moves: WAmD}
                        setup: rtbqkbtr/pppppppp/8/8/8/8/PPPPPPPP/RTBQKBTR w KQkq - 0 1
                        promotion:
                          pawn: {zone: last 1, to: [queen, rook, bishop, tiger], forced: true}
                        """, Path.of("")).value();
        TreeSolution solution = (TreeSolution) Solver.solve(
                tigers.position(tigers.fen("5Q2/8/8/8/8/4K3/3T3r/4k3 w - -").value())
                        .value(),
                Stipulation.mateIn(2),
                SolveOptions.FULL,
                Progress.NONE);
        assertThat(solution.duals()).map(SoundnessTest::texts).containsExactly(List.of("f8f3", "h2f2"));
    }

    private static List<Node.Role> rolesOfAnswers(List<Node> defences, String defence) {
        return defences.stream()
                .filter(node -> node.move().text().equals(defence))
                .flatMap(node -> node.children().stream())
                .map(Node::role)
                .toList();
    }

    /** Kb6 guards a7, b7 and c7; on h8 the pawn mates along the last rank as a queen or a rook. */
    @Test
    void answersThatDifferInThePromotionAloneAreForgiven() {
        TreeSolution solution = (TreeSolution) solve("k7/7P/1K6/3p4/8/8/8/8 w - - 0 1", "#2", SolveOptions.FULL);
        assertThat(rolesOfAnswers(solution.setPlay(), "d5d4"))
                .containsExactly(Node.Role.MINOR_DUAL, Node.Role.MINOR_DUAL);
    }

    /** 1.Kg6 threatens three mates on the last rank; 1...Nxc1 parries one of them, and the others stay. */
    @Test
    void threatsThatStayAreForgiven() {
        TreeSolution solution = (TreeSolution) solve("7k/8/5K2/8/8/1n6/8/R1RR4 w - - 0 1", "#2", SolveOptions.FULL);
        Node key = solution.keys().stream()
                .filter(node -> node.move().text().equals("f6g6"))
                .findFirst()
                .orElseThrow()
                .node();
        assertThat(key.threats()).hasSize(3);
        assertThat(rolesOfAnswers(key.children(), "b3c1")).containsExactly(Node.Role.MINOR_DUAL, Node.Role.MINOR_DUAL);
    }

    /**
     * In losing chess who has no pieces left wins. If White were to move in the diagram, his bishop on e6 or c5 might take
     * nothing but the queen on d4, and 1...Bxd4 takes Black's last piece: Black has won without another move.
     */
    @Test
    void aReplyThatGivesTheWinNeedsNoAnswer() {
        Variant antichess = Samples.variant("antichess");
        TreeSolution solution = (TreeSolution) Solver.solve(
                antichess
                        .position(
                                antichess.fen("8/8/4B3/2B5/3q4/8/8/8 b - - 0 1").value())
                        .value(),
                Stipulation.parse("win 2").value(),
                SolveOptions.FULL,
                Progress.NONE);
        assertThat(solution.setPlay()).map(node -> node.move().text()).containsExactly("c5d4");
        assertThat(solution.setPlay().get(0).children()).isEmpty();
    }

    /** 1.Kg6 2.Rb1 3.Rb8 and 1.Rb1 2.Kg6 3.Rb8 are one solution in two orders. */
    @Test
    void linesOfTheSameMovesAreTranspositions() {
        LineSolution solution =
                (LineSolution) solve("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "exact-ser-#3", SolveOptions.KEYS_ONLY);
        assertThat(solution.transpositions())
                .map(group -> group.stream()
                        .map(n -> texts(solution.lines().get(n - 1)))
                        .toList())
                .contains(List.of(List.of("a1b1", "f6g6", "b1b8"), List.of("f6g6", "a1b1", "b1b8")));
    }
}
