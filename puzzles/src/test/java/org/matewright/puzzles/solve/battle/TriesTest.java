package org.matewright.puzzles.solve.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.solve.LiteralSearch;
import org.matewright.puzzles.testkit.Solving;
import org.matewright.rules.testkit.Positions;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;

/** What is told of tries in self and reflex play behind their refutations, against the literal search. */
class TriesTest {
    private static final int MOST = 2;

    private static TreeSolution solve(Position position, String stipulation, int tries, int partial) {
        SolveOptions options =
                SolveOptions.KEYS_ONLY.withTries(tries).withPartial(partial).withMemory(16 << 20);
        return Solving.tree(position, stipulation, options);
    }

    /**
     * 1.Qxc5+ Ka4 leaves a3 to nobody: no move of White lets ...b2 mate, since the king has left a3. 1.Ra8+ Kb4 likewise.
     */
    @Test
    void partlySolvedIsWhatFewRepliesRefute() {
        Position position = Positions.of("chess", "7R/8/8/2p2Q2/8/kp6/p7/K7 w - - 0 1");
        assertThat(texts(solve(position, "s#2", 0, 1).tries()))
                .containsExactly("f5c5(a3a4)", "h8a8(a3b4)")
                .isEqualTo(texts(solve(position, "s#2", 1, 0).tries()));
    }

    @ParameterizedTest
    @CsvSource({
        "s#2, 7R/8/8/2p2Q2/8/kp6/p7/K7 w - - 0 1", "s#=2, 8/8/1b6/8/8/kp5R/p7/K7 w - - 0 1",
        "s#3, 8/8/5p2/8/pp6/kp5P/p7/K7 w - - 0 1", "semi-r#3, 8/8/8/2p5/2R5/kp5P/p7/K7 w - - 0 1",
        "r#2, k7/P1p5/1K6/8/N7/8/8/8 w - - 0 1", "r#3, 8/8/8/8/8/kp5R/p7/K7 w - - 0 1",
        "r#2, 8/8/8/8/8/1Q6/1p6/1k1K4 w - - 0 1",
    })
    void whatComesNearestIsByTheDefinition(String stipulation, String fen) {
        Position position = Positions.of("chess", fen);
        TreeSolution solution = solve(position, stipulation, 3, MOST);
        assertThat(solution.complete()).isTrue();
        int told = 0;
        for (Node attempt : solution.tries()) {
            Position after = position.play(attempt.move());
            List<String> literal = new ArrayList<>();
            for (Node refutation : attempt.children()) {
                literal.add(literal(
                        after,
                        refutation.move(),
                        solution.stipulation(),
                        solution.stipulation().moves() - 1));
                told += refutation.children().size();
            }
            assertThat(texts(attempt.children())).isEqualTo(literal);
        }
        assertThat(told).as("moves behind refutations").isPositive();
    }

    private static String literal(Position before, Move refutation, Stipulation asked, int n) {
        Position position = before.play(refutation);
        List<String> texts = new ArrayList<>();
        List<Move> mates = position.moves().stream()
                .filter(move -> isGoal(position.play(move), asked))
                .toList();
        boolean reflex = asked.play() == Stipulation.Play.REFLEX;
        boolean obliging = reflex || asked.play() == Stipulation.Play.SEMI_REFLEX;
        if (n > 0 && reflex && !mates.isEmpty()) {
            mates.forEach(move -> texts.add(move.text()));
        } else if (n > (obliging ? 1 : 0)) {
            LiteralSearch search = new LiteralSearch(asked.withMoves(n), position);
            for (Move move : position.moves()) {
                Position after = position.play(move);
                boolean forced = obliging && after.moves().stream().anyMatch(reply -> isGoal(after.play(reply), asked));
                List<Move> spoiling = forced
                        ? List.of()
                        : after.moves().stream()
                                .filter(reply -> search.refutations(move.code()).contains(reply.code()))
                                .toList();
                if (!spoiling.isEmpty()
                        && spoiling.size() <= MOST
                        && spoiling.size() < after.moves().size()) {
                    List<String> next = spoiling.stream()
                            .map(reply -> literal(after, reply, asked, n - 1))
                            .toList();
                    texts.add(move.text() + "(" + String.join(" ", next) + ")");
                }
            }
        }
        return refutation.text() + (texts.isEmpty() ? "" : "(" + String.join(" ", texts) + ")");
    }

    private static boolean isGoal(Position position, Stipulation asked) {
        boolean mate = position.status() == Status.CHECKMATE;
        return mate
                || asked.goal().kind() == Stipulation.Kind.MATE_OR_STALEMATE && position.status() == Status.STALEMATE;
    }

    private static List<String> texts(List<Node> nodes) {
        return nodes.stream().map(TriesTest::text).toList();
    }

    private static String text(Node node) {
        return node.move().text()
                + (node.children().isEmpty() ? "" : "(" + String.join(" ", texts(node.children())) + ")");
    }
}
