package org.matewright.puzzles.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Position;

/** The play as magazines print it: a line for each variation. */
final class ShortTree extends TreeText {
    private static final int STEP = 2;

    ShortTree(MoveText moves, Stipulation.Goal goal) {
        super(moves, goal);
    }

    @Override
    String setPlay(Position start, List<Node> defences) {
        List<String> lines = variations(start.pass(), defences, 1);
        return lines.stream()
                .map(line -> (line.startsWith(" ") ? " " : "*") + line + "\n")
                .collect(Collectors.joining());
    }

    @Override
    String firstMove(Position start, Node node) {
        String judgement = node.role() == Node.Role.TRY ? "?" : "!";
        List<String> lines = new ArrayList<>();
        lines.add("1." + text(start, node) + judgement + threat(start, node, 1));
        lines.addAll(play(after(start, node), node, 1));
        return String.join("\n", lines) + "\n";
    }

    /** Whether the threats of a move stand in lines of their own: there are several, and play follows at least one. */
    private static boolean areThreatsApart(Node node) {
        return node.threats().size() > 1
                && node.threats().stream()
                        .anyMatch(next ->
                                !next.threats().isEmpty() || !next.children().isEmpty());
    }

    /** What a move of the attacker threatens, in the same line; empty if it has lines of its own, or isn't in the tree. */
    private String threat(Position before, Node node, int number) {
        if (areThreatsApart(node)) {
            return "";
        }
        if (node.threats().isEmpty()) {
            return node.cut() ? " \u2026" : node.zugzwang() ? " zz" : "";
        }
        Position passed = after(before, node).pass();
        String word = node.threats().size() == 1 ? " threat " : " threats ";
        return node.threats().stream()
                .map(next -> (number + 1) + "." + text(passed, next) + threat(passed, next, number + 1))
                .collect(Collectors.joining(", ", word, ""));
    }

    /** What follows a move of the attacker, in lines below it. */
    private List<String> play(Position after, Node node, int number) {
        List<String> lines = new ArrayList<>();
        boolean apart = areThreatsApart(node);
        for (Node next : node.threats()) {
            Position passed = after.pass();
            if (apart) {
                String head = "threat " + (number + 1) + "." + text(passed, next);
                indent(lines, List.of(head + threat(passed, next, number + 1)));
            }
            indent(lines, play(after(passed, next), next, number + 1));
        }
        indent(lines, variations(after, defences(node), number));
        List<Node> refutations = refutations(node);
        indent(lines, but(after, refutations, number));
        return lines;
    }

    /** Refutations: in one line, unless something follows them. */
    private List<String> but(Position after, List<Node> refutations, int number) {
        if (refutations.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder("but ");
        for (Node refutation : refutations) {
            line.append(line.length() > "but ".length() ? ", " : "")
                    .append(number)
                    .append("...")
                    .append(text(after, refutation))
                    .append('!');
            List<String> next = afterRefutation(after(after, refutation), refutation.children(), number + 1);
            if (next.size() == 1) {
                line.append(' ').append(next.get(0));
            }
            if (next.size() > 1) {
                lines.add(line.toString());
                indent(lines, next);
                line = new StringBuilder("but ");
            }
        }
        if (line.length() > "but ".length()) {
            lines.add(line.toString());
        }
        return lines;
    }

    /** What is tried after a refutation, or what is forced then. */
    private List<String> afterRefutation(Position before, List<Node> nodes, int number) {
        List<String> lines = new ArrayList<>();
        for (Node node : nodes) {
            String judgement = node.role() == Node.Role.TRY ? "?" : "";
            String head = number + "." + text(before, node) + judgement;
            List<String> but = but(after(before, node), refutations(node), number);
            if (but.size() == 1) {
                lines.add(head + " " + but.get(0));
            } else {
                lines.add(head);
                indent(lines, but);
            }
        }
        return lines;
    }

    private static void indent(List<String> lines, List<String> more) {
        more.forEach(line -> lines.add(" ".repeat(STEP) + line));
    }

    /** The defences with their answers; defences whose play is the same stand together. */
    private List<String> variations(Position before, List<Node> defences, int number) {
        Map<List<String>, List<String>> defencesByPlay = new LinkedHashMap<>();
        for (Node defence : defences) {
            defencesByPlay
                    .computeIfAbsent(
                            answers(after(before, defence), defence.children(), number + 1), k -> new ArrayList<>())
                    .add(text(before, defence));
        }
        List<String> lines = new ArrayList<>();
        defencesByPlay.forEach((play, texts) -> {
            String head = number + "..." + String.join(", ", texts);
            lines.add(play.isEmpty() ? head : head + " " + play.get(0));
            lines.addAll(play.subList(Math.min(1, play.size()), play.size()));
        });
        return lines;
    }

    /** A reply that stands directly behind the move with its number doesn't repeat it. */
    private static String unnumbered(String reply, int number) {
        String dots = number + "...";
        return reply.startsWith(dots) ? reply.substring(dots.length()) : reply;
    }

    /** The answers to a defence: one, or duals; the first line continues the defence's. */
    private List<String> answers(Position before, List<Node> answers, int number) {
        if (answers.stream()
                .allMatch(answer ->
                        answer.children().isEmpty() && answer.threats().isEmpty())) {
            String text = answers.stream()
                    .map(answer -> number + "." + text(before, answer) + threat(before, answer, number))
                    .collect(Collectors.joining(" / "));
            return text.isEmpty() ? List.of() : List.of(text);
        }
        List<String> lines = new ArrayList<>();
        for (Node answer : answers) {
            String head = (lines.isEmpty() ? "" : " ".repeat(STEP) + "/ ") + number + "." + text(before, answer)
                    + threat(before, answer, number);
            List<String> play = play(after(before, answer), answer, number);
            if (play.size() == 1) {
                lines.add(head + " " + unnumbered(play.get(0).strip(), number));
            } else {
                lines.add(head);
                lines.addAll(play);
            }
        }
        return lines;
    }
}
