package org.matewright.puzzles.text;

import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Position;

/** The tree of the solving programs: one move a line, indented by its depth. */
final class LongTree extends TreeText {
    private static final int FIRST_MOVE = 3;
    private static final int BUT = 4;
    private static final int FIRST_DEFENCE = 6;
    private static final int FIRST_ANSWER = 10;
    private static final int MOVE = 8;

    LongTree(MoveText moves, Stipulation.Goal goal) {
        super(moves, goal);
    }

    @Override
    String setPlay(Position start, List<Node> defences) {
        StringBuilder out = new StringBuilder();
        defences.forEach(defence -> defence(out, start.pass(), defence, 1, ""));
        return out.toString();
    }

    @Override
    String firstMove(Position start, Node node) {
        StringBuilder out = new StringBuilder();
        attack(out, start, node, 1);
        return out.toString();
    }

    private void attack(StringBuilder out, Position before, Node node, int number) {
        String judgement = node.role() == Node.Role.KEY ? " !" : node.role() == Node.Role.TRY ? " ?" : "";
        String threat = !node.threats().isEmpty() ? " threat:" : node.zugzwang() ? " zugzwang." : "";
        int column = number == 1 ? FIRST_MOVE : FIRST_ANSWER + MOVE * (number - 2);
        line(out, column, number + "." + text(before, node) + judgement + threat + (node.cut() ? " \u2026" : ""));
        Position after = after(before, node);
        if (!node.threats().isEmpty()) {
            Position passed = after.pass();
            node.threats().forEach(next -> attack(out, passed, next, number + 1));
        }
        defences(node).forEach(defence -> defence(out, after, defence, number, ""));
        List<Node> refutations = refutations(node);
        if (!refutations.isEmpty()) {
            line(out, BUT + MOVE * (number - 1), "but");
            refutations.forEach(refutation -> defence(out, after, refutation, number, " !"));
        }
    }

    private void defence(StringBuilder out, Position before, Node node, int number, String judgement) {
        line(out, FIRST_DEFENCE + MOVE * (number - 1), number + "..." + text(before, node) + judgement);
        Position after = after(before, node);
        node.children().forEach(answer -> attack(out, after, answer, number + 1));
    }

    private static void line(StringBuilder out, int column, String text) {
        out.append(" ".repeat(column)).append(text).append('\n');
    }
}
