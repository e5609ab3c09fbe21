package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Solution;
import org.matewright.rules.variant.Move;

/** Solutions as JSON. */
final class SolutionDocument {
    private SolutionDocument() {}

    /**
     * The document of a solution.
     *
     * @param wanted the number of lines that the problem states, 0 if none
     * @param tree whether the tree is to be in it
     */
    static JsonObject of(Solution solution, int wanted, boolean tree) {
        JsonObject document = new JsonObject();
        document.addProperty("variant", solution.position().variant().key());
        document.addProperty("fen", solution.position().setup().toString());
        document.addProperty("stipulation", solution.stipulation().toString());
        document.addProperty("complete", solution.complete());
        document.addProperty("sound", solution.verdict(wanted) == Solution.Verdict.SOUND);
        document.addProperty("verdict", solution.verdict(wanted).words());
        document.add("keys", Json.texts(firstMoves(solution)));
        document.add("solutions", Json.array(solution.lines(), line -> Json.texts(texts(line))));
        document.add("tries", Json.array(solution.tries(), SolutionDocument::attempt));
        document.add("setPlay", Json.array(solution.setPlay(), SolutionDocument::node));
        if (tree && !solution.stipulation().play().hasLines()) {
            JsonObject roots = new JsonObject();
            roots.add("keys", Json.array(solution.keys(), SolutionDocument::node));
            roots.add("tries", Json.array(solution.tries(), SolutionDocument::node));
            document.add("tree", roots);
        }
        document.addProperty("nodes", solution.statistics().nodes());
        document.addProperty("seconds", Json.seconds(solution.statistics().seconds()));
        return document;
    }

    /** The distinct first moves, sorted by text. */
    static List<String> firstMoves(Solution solution) {
        return solution.keys().stream()
                .map(key -> key.move().text())
                .distinct()
                .sorted()
                .toList();
    }

    /** The moves of a line. */
    static List<String> texts(List<Move> line) {
        return line.stream().map(Move::text).toList();
    }

    private static JsonObject attempt(Node node) {
        JsonObject document = new JsonObject();
        document.addProperty("move", node.move().text());
        document.add(
                "refutations",
                Json.texts(node.children().stream()
                        .filter(child -> child.role() == Node.Role.REFUTATION)
                        .map(child -> child.move().text())
                        .toList()));
        return document;
    }

    private static JsonObject node(Node node) {
        JsonObject document = new JsonObject();
        document.addProperty("move", node.move().text());
        document.addProperty("role", node.role().name().toLowerCase(Locale.ROOT));
        if (node.check()) {
            document.addProperty("check", true);
        }
        if (node.goal()) {
            document.addProperty("goal", true);
        }
        if (node.zugzwang()) {
            document.addProperty("zugzwang", true);
        }
        if (!node.threats().isEmpty()) {
            document.add("threats", Json.array(node.threats(), SolutionDocument::node));
        }
        if (!node.children().isEmpty()) {
            document.add("children", Json.array(node.children(), SolutionDocument::node));
        }
        return document;
    }
}
