package org.matewright.editor.solving;

import java.util.Arrays;
import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.rules.Side;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * A mate in two that is solved by looking: White Kf6, Rg1, Black Kh8. 1.Kf7! threatens 2.Rh1#, for the king takes g7 and
 * g8 away, and the only reply 1…Kh7 doesn't help; 1.Kg6? Kg8! shuts White's own rook out.
 */
public final class Sample {
    public static final Variant CHESS = Samples.variant("chess");
    public static final Position POSITION = position("7k/8/5K2/8/8/8/8/6R1 w - -");

    private Sample() {}

    public static Position position(String fen) {
        return CHESS.position(CHESS.fen(fen).value()).value();
    }

    public static Move move(Position position, String text) {
        return position.move(text).orElseThrow();
    }

    public static Node node(Move move, Role role, boolean goal, List<Node> threats, Node... children) {
        return Node.of(move, role, goal, goal).withPlay(new Node.Play(threats, false, Arrays.asList(children), false));
    }

    public static Node key(Node... answers) {
        Move key = move(POSITION, "f6f7");
        Position after = POSITION.play(key);
        Position passed = CHESS.position(after.setup().withSide(Side.WHITE)).value();
        Node threat = node(move(passed, "g1h1"), Role.THREAT, true, List.of());
        Move defence = move(after, "h8h7");
        return node(key, Role.KEY, false, List.of(threat), node(defence, Role.DEFENCE, false, List.of(), answers));
    }

    public static Node mate(Role role) {
        Position position = POSITION.play(move(POSITION, "f6f7"));
        return node(move(position.play(move(position, "h8h7")), "g1h1"), role, true, List.of());
    }

    public static Node other(Role role) {
        Position position = POSITION.play(move(POSITION, "f6f7"));
        return node(move(position.play(move(position, "h8h7")), "g1g3"), role, false, List.of());
    }

    public static Node wrong() {
        Move wrong = move(POSITION, "f6g6");
        Move refutation = move(POSITION.play(wrong), "h8g8");
        return node(wrong, Role.TRY, false, List.of(), node(refutation, Role.REFUTATION, false, List.of()));
    }

    public static Solution solution(boolean complete, List<Node> keys, List<Node> tries) {
        Solution.Statistics cost = new Solution.Statistics(1234, 0, 0.25, List.of());
        return new TreeSolution(
                new Solution.Header(POSITION, Stipulation.mateIn(2), complete, cost, SearchCoverage.WHOLE),
                keys.stream().map(key -> new TreeSolution.Key(key, 2)).toList(),
                tries,
                List.of(),
                2);
    }

    public static Solution sound() {
        return solution(true, List.of(key(mate(Role.CONTINUATION))), List.of(wrong()));
    }
}
