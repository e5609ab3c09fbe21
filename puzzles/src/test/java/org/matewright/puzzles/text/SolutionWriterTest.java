package org.matewright.puzzles.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;
import org.matewright.rules.variant.Variant;

/**
 * The layouts. The moves are legal ones of small positions; which of them stand in the trees is chosen for the layout
 * and claims nothing about the positions.
 */
class SolutionWriterTest {
    private static final Variant CHESS = VariantLibrary.load("chess", Path.of("")).value();

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
        return new Node(played, role, after.inCheck(), mate, threats, zugzwang, List.of(children));
    }

    private static Position after(Position before, String... moves) {
        Position position = before;
        for (String move : moves) {
            position = position.play(position.move(move).orElseThrow());
        }
        return position;
    }

    private static Solution tree(Position position, List<Node> keys, List<Node> tries, List<Node> setPlay) {
        return new Solution(
                position,
                Stipulation.mateIn(2),
                true,
                keys,
                2,
                tries,
                setPlay,
                List.of(),
                new Solution.Statistics(0, 0, 0));
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
        assertThat(write(MoveText.Style.LONG, threatAndTry()))
                .isEqualTo(
                        """
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
        assertThat(write(MoveText.Style.SHORT, threatAndTry()))
                .isEqualTo(
                        """
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
        assertThat(write(MoveText.Style.LONG, zugzwang()))
                .isEqualTo(
                        """
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
        assertThat(write(MoveText.Style.SHORT, zugzwang()))
                .isEqualTo(
                        """
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
        Node key = node(start, "e6f6", Role.KEY, true, List.of(), node(after(start, "e6f6"), "h8h7", Role.DEFENCE, move));
        Solution solution = tree(start, List.of(key), List.of(), List.of());
        assertThat(write(MoveText.Style.LONG, solution))
                .isEqualTo(
                        """
                           1.Ke6-f6 ! zugzwang.
                              1...Kh8-h7
                                  2.Kf6-f7 threat:
                                          3.Rg1-h1 #
                                      2...Kh7-h6
                                          3.Rg1-g6 +
                                      2...Kh7-h8
                                          3.Rg1-h1 #
                        """);
        assertThat(write(MoveText.Style.SHORT, solution))
                .isEqualTo(
                        """
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
            Position from = played.man().side() == at.side() ? at : at.pass();
            line.add(played);
            at = from.play(played);
        }
        return new Solution(
                start,
                Stipulation.parse(stipulation).value(),
                true,
                List.of(),
                2,
                List.of(),
                List.of(),
                List.of(line),
                new Solution.Statistics(0, 0, 0));
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
