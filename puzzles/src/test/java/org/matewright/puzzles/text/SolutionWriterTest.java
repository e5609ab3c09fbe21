package org.matewright.puzzles.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;
import org.matewright.rules.variant.Variant;

/**
 * The layouts. The moves are legal ones of small positions; which of them stand in the trees is chosen for the layout
 * and claims nothing about the positions.
 */
class SolutionWriterTest {
    private static final Variant CHESS = Samples.variant("chess");

    private static Position position(String fen) {
        return CHESS.position(CHESS.fen(fen).value()).value();
    }

    private static Node node(Position before, String move, Role role, Node... children) {
        return node(before, move, role, false, List.of(), children);
    }

    private static Node node(
            Position before, String move, Role role, boolean zugzwang, List<Node> threats, Node... children) {
        Move played = before.move(move).orElseThrow();
        Position after = before.play(played);
        boolean mate = after.status() == Status.CHECKMATE;
        return Node.of(played, role, after.inCheck(), mate)
                .withPlay(new Node.Play(threats, zugzwang, List.of(children), false));
    }

    private static Position after(Position before, String... moves) {
        Position position = before;
        for (String move : moves) {
            position = position.play(position.move(move).orElseThrow());
        }
        return position;
    }

    private static Solution tree(Position position, List<Node> keys, List<Node> tries, List<Node> setPlay) {
        return new TreeSolution(
                Solution.Header.complete(position, Stipulation.mateIn(2), Solution.Statistics.NONE),
                keys.stream().map(key -> new TreeSolution.Key(key, 2)).toList(),
                tries,
                setPlay,
                2);
    }

    private static String write(MoveText.Style style, Solution solution) {
        return new SolutionWriter(MoveText.of(CHESS, style)).write(solution);
    }

    /** Kf6 Rg1 against Kh8: 1.Kf7 threatens 2.Rh1, 1.Rh1+ fails to 1...Kg8. */
    private static Solution threatAndTry() {
        Position start = position("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
        Position passed = position("7k/5K2/8/8/8/8/8/6R1 w - - 0 1");
        Position key = after(start, "f6f7");
        Node threat = node(passed, "g1h1", Role.THREAT);
        Node answer = node(after(key, "h8h7"), "g1h1", Role.CONTINUATION);
        Node defence = node(key, "h8h7", Role.DEFENCE, answer);
        Node refutation = node(after(start, "g1h1"), "h8g8", Role.REFUTATION);
        return tree(
                start,
                List.of(node(start, "f6f7", Role.KEY, false, List.of(threat), defence)),
                List.of(node(start, "g1h1", Role.TRY, refutation)),
                List.of());
    }

    @Test
    void theLongStyleIndentsByHalfMoves() {
        assertThat(write(MoveText.Style.LONG, threatAndTry())).isEqualTo("""
                           1.Rg1-h1 + ?
                            but
                              1...Kh8-g8 !

                           1.Kf6-f7 ! threat:
                                  2.Rg1-h1 #
                              1...Kh8-h7
                                  2.Rg1-h1 #
                        """);
    }

    @Test
    void theShortStyleHasALineForEachVariation() {
        assertThat(write(MoveText.Style.SHORT, threatAndTry())).isEqualTo("""
                        1.Rh1+?
                          but 1...Kg8!

                        1.Kf7! threat 2.Rh1#
                          1...Kh7 2.Rh1#
                        """);
    }

    /** Kc2 Nd4 Rg8 against Ka1 and three pawns: set play with duals, a waiting move with defences that share an answer. */
    private static Solution zugzwang() {
        Position start = position("6R1/8/5p2/8/3N3p/8/p1K5/k7 w - - 0 1");
        Position passed = position("6R1/8/5p2/8/3N3p/8/p1K5/k7 b - - 0 1");
        Position setPlay = after(passed, "h4h3");
        Position key = after(start, "c2c1");
        List<Node> duals = List.of(
                node(setPlay, "d4b3", Role.DUAL), node(setPlay, "c2c1", Role.DUAL), node(setPlay, "g8g2", Role.DUAL));
        Node byF = node(key, "f6f5", Role.DEFENCE, node(after(key, "f6f5"), "d4b3", Role.CONTINUATION));
        Node byH = node(key, "h4h3", Role.DEFENCE, node(after(key, "h4h3"), "d4b3", Role.CONTINUATION));
        return tree(
                start,
                List.of(node(start, "c2c1", Role.KEY, true, List.of(), byF, byH)),
                List.of(),
                List.of(node(passed, "h4h3", Role.DEFENCE, duals.toArray(new Node[0]))));
    }

    @Test
    void setPlayComesFirstAndZugzwangIsNamed() {
        assertThat(write(MoveText.Style.LONG, zugzwang())).isEqualTo("""
                              1...h4-h3
                                  2.Nd4-b3 #
                                  2.Kc2-c1
                                  2.Rg8-g2

                           1.Kc2-c1 ! zugzwang.
                              1...f6-f5
                                  2.Nd4-b3 #
                              1...h4-h3
                                  2.Nd4-b3 #
                        """);
    }

    @Test
    void theShortStyleJoinsDefencesWithTheSameAnswerAndDuals() {
        assertThat(write(MoveText.Style.SHORT, zugzwang())).isEqualTo("""
                        *1...h3 2.Nb3# / 2.Kc1 / 2.Rg2
                        --
                        1.Kc1! zz
                          1...f5, h3 2.Nb3#
                        """);
    }

    @Test
    void deeperPlayStandsUnderItsDefence() {
        Position start = position("7k/8/4K3/8/8/8/8/6R1 w - - 0 1");
        Position reply = after(start, "e6f6", "h8h7");
        Position second = after(reply, "f6f7");
        Position passed = position("8/5K1k/8/8/8/8/8/6R1 w - - 0 1");
        Node last = node(after(second, "h7h6"), "g1g6", Role.CONTINUATION);
        Node move = node(
                reply,
                "f6f7",
                Role.CONTINUATION,
                false,
                List.of(node(passed, "g1h1", Role.THREAT)),
                node(second, "h7h6", Role.DEFENCE, last),
                node(second, "h7h8", Role.DEFENCE, node(after(second, "h7h8"), "g1h1", Role.CONTINUATION)));
        Node key =
                node(start, "e6f6", Role.KEY, true, List.of(), node(after(start, "e6f6"), "h8h7", Role.DEFENCE, move));
        Solution solution = tree(start, List.of(key), List.of(), List.of());
        assertThat(write(MoveText.Style.LONG, solution)).isEqualTo("""
                           1.Ke6-f6 ! zugzwang.
                              1...Kh8-h7
                                  2.Kf6-f7 threat:
                                          3.Rg1-h1 #
                                      2...Kh7-h6
                                          3.Rg1-g6 +
                                      2...Kh7-h8
                                          3.Rg1-h1 #
                        """);
        assertThat(write(MoveText.Style.SHORT, solution)).isEqualTo("""
                        1.Kf6! zz
                          1...Kh7 2.Kf7 threat 3.Rh1#
                            2...Kh6 3.Rg6+
                            2...Kh8 3.Rh1#
                        """);
    }

    private static Solution lines(String fen, String stipulation, String... moves) {
        Position start = position(fen);
        List<Move> line = new ArrayList<>();
        Position at = start;
        for (String move : moves) {
            Position here = at;
            Move played = at.move(move).or(() -> here.pass().move(move)).orElseThrow();
            Position from = played.piece().side() == at.side() ? at : at.pass();
            line.add(played);
            at = from.play(played);
        }
        return new LineSolution(
                Solution.Header.complete(start, Stipulation.parse(stipulation).value(), Solution.Statistics.NONE),
                List.of(line),
                List.of(),
                PartialLines.NONE);
    }

    /** 1.Ke6 threatens 2.Kf6 and 3.Qg7 mate, and 2.Kf7, which threatens the same and meets 2...Kh7 likewise. */
    @Test
    void ofSeveralThreatsWithPlayEachHasItsOwn() {
        Position start = position("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
        Position passed = position("7k/8/4K3/8/8/8/8/6Q1 w - - 0 1");
        Node first = node(passed, "e6f6", Role.THREAT, false, List.of(node(start, "g1g7", Role.THREAT)));
        Position second = after(passed, "e6f7");
        Position secondPassed = position("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1");
        Node answer = node(after(second, "h8h7"), "g1g7", Role.CONTINUATION);
        Node other = node(
                passed,
                "e6f7",
                Role.THREAT,
                false,
                List.of(node(secondPassed, "g1g7", Role.THREAT), node(secondPassed, "g1h1", Role.THREAT)),
                node(second, "h8h7", Role.DEFENCE, answer));
        Node key = node(start, "f6e6", Role.KEY, false, List.of(first, other));
        assertThat(write(MoveText.Style.SHORT, tree(start, List.of(key), List.of(), List.of())))
                .isEqualTo("""
                        1.Ke6!
                          threat 2.Kf6 threat 3.Qg7#
                          threat 2.Kf7 threats 3.Qg7#, 3.Qh1#
                            2...Kh7 3.Qg7#
                        """);
    }

    @Test
    void whatFollowsARefutationStandsBelowIt() {
        Position start = position("k7/P1p5/1K6/8/N7/8/8/8 w - - 0 1");
        Position after = after(start, "b6a6");
        Node byOne = node(after, "c7c5", Role.REFUTATION, node(after(after, "c7c5"), "a4b6", Role.CONTINUATION));
        Position second = after(after, "c7c6");
        Node spoilt = node(second, "a4b2", Role.TRY, node(after(second, "a4b2"), "c6c5", Role.REFUTATION));
        Node bare = node(second, "a4c5", Role.TRY);
        Node bySix = node(after, "c7c6", Role.REFUTATION, spoilt, bare);
        Solution solution = tree(start, List.of(), List.of(node(start, "b6a6", Role.TRY, byOne, bySix)), List.of());
        assertThat(write(MoveText.Style.SHORT, solution)).isEqualTo("""
                        1.Ka6?
                          but 1...c5! 2.Nb6#, 1...c6!
                            2.Nb2? but 2...c5!
                            2.Nc5?
                        """);
        assertThat(write(MoveText.Style.LONG, solution)).isEqualTo("""
                           1.Kb6-a6 ?
                            but
                              1...c7-c5 !
                                  2.Na4-b6 #
                              1...c7-c6 !
                                  2.Na4-b2 ?
                                    but
                                      2...c6-c5 !
                                  2.Na4-c5 ?
                        """);
    }

    @Test
    void helpPlayOfWholeMovesStandsInPairs() {
        Solution fool = lines("startpos", "h#2", "f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(write(MoveText.Style.LONG, fool)).isEqualTo("  1.f2-f3 e7-e5   2.g2-g4 Qd8-h4 #\n");
        assertThat(write(MoveText.Style.SHORT, fool)).isEqualTo("1.f3 e5 2.g4 Qh4#\n");
    }

    @Test
    void aHalfMoveStandsBehindDots() {
        String fen = "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1";
        Solution fool = lines(fen, "h#1.5", "e7e5", "g2g4", "d8h4");
        assertThat(write(MoveText.Style.LONG, fool)).isEqualTo("  1...e7-e5   2.g2-g4 Qd8-h4 #\n");
        assertThat(write(MoveText.Style.SHORT, fool)).isEqualTo("1...e5 2.g4 Qh4#\n");
    }

    @Test
    void theMovesOfASeriesAreNumberedAndTheOtherSidesMoveFollows() {
        String fen = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        Solution fool = lines(fen, "ser-h#2", "f2f3", "g2g4", "d8h4");
        assertThat(write(MoveText.Style.LONG, fool)).isEqualTo("  1.f2-f3   2.g2-g4 Qd8-h4 #\n");
        assertThat(write(MoveText.Style.SHORT, fool)).isEqualTo("1.f3 2.g4 Qh4#\n");
    }
}
