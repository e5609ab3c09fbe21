package org.matewright.puzzles.text;

import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Position;

/** The play with keys in a style. What both styles need to write a move of the tree. */
abstract class TreeText {
    private final MoveText moves;
    private final Stipulation.Goal goal;

    TreeText(MoveText moves, Stipulation.Goal goal) {
        this.moves = moves;
        this.goal = goal;
    }

    /** The set play of a position as lines; empty if there is none. */
    abstract String setPlay(Position start, List<Node> defences);

    /** A key or try with all of its play as lines. */
    abstract String firstMove(Position start, Node node);

    /** A move with its marks. */
    String text(Position before, Node node) {
        return moves.of(before, node, goal);
    }

    /** The position after a move from the tree. */
    static Position after(Position before, Node node) {
        return before.play(node.move());
    }

    static List<Node> defences(Node node) {
        return node.children().stream()
                .filter(child -> child.role() != Node.Role.REFUTATION)
                .toList();
    }

    static List<Node> refutations(Node node) {
        return node.children().stream()
                .filter(child -> child.role() == Node.Role.REFUTATION)
                .toList();
    }
}
