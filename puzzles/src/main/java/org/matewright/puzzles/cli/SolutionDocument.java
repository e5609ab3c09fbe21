package org.matewright.puzzles.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.report.CoverageText;
import org.matewright.puzzles.report.Legality;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.report.Task;
import org.matewright.rules.variant.Move;

/** Solutions as JSON. */
final class SolutionDocument {
    private SolutionDocument() {}

    /**
     * The document of a solution.
     *
     * @param task what was solved
     * @param doubts doubts about the position, as lines for standard error
     * @param tree whether the tree is to be in it
     */
    static JsonObject of(Solution solution, Task task, List<String> doubts, boolean tree) {
        Problem.Intended intended = task.problem().intended();
        Soundness soundness = Soundness.of(solution, intended);
        JsonObject document = new JsonObject();
        document.addProperty("variant", solution.position().variant().key());
        document.addProperty("fen", solution.position().setup().toString());
        document.addProperty("stipulation", solution.stipulation().toString());
        document.addProperty("complete", solution.complete());
        document.addProperty("sound", solution.verdict(intended.solutions()) == Solution.Verdict.SOUND);
        document.addProperty("verdict", soundness.verdict().words());
        document.add("keys", Json.texts(firstMoves(solution)));
        if (solution.hasShortKeys()) {
            document.add("keysByLength", keysByLength(solution));
        }
        document.add("solutions", Json.array(solution.lines(), line -> Json.texts(texts(line))));
        document.add("tries", Json.array(solution.tries(), SolutionDocument::attempt));
        document.add("setPlay", Json.array(solution.setPlay(), SolutionDocument::node));
        PartialLines partial = solution.partialLines();
        if (!partial.lines().isEmpty()) {
            document.add("partial", Json.array(partial.lines(), SolutionDocument::partial));
            document.addProperty("morePartial", partial.more());
        }
        if (tree && !solution.stipulation().play().hasLines()) {
            JsonObject roots = new JsonObject();
            roots.add("keys", Json.array(solution.keys(), SolutionDocument::node));
            roots.add("tries", Json.array(solution.tries(), SolutionDocument::node));
            document.add("tree", roots);
        }
        addRemarks(document, solution, soundness, task, doubts);
        document.addProperty("nodes", solution.statistics().nodes());
        document.addProperty("seconds", Json.seconds(solution.statistics().seconds()));
        document.add("statistics", statistics(solution.statistics()));
        return document;
    }

    private static JsonObject keysByLength(Solution solution) {
        JsonObject document = new JsonObject();
        solution.keysByLength()
                .forEach((moves, keys) -> document.add(
                        String.valueOf(moves),
                        Json.texts(keys.stream().map(key -> key.move().text()).toList())));
        return document;
    }

    private static JsonObject partial(PartialLines.Line line) {
        JsonObject document = new JsonObject();
        document.add("line", Json.texts(texts(line.moves())));
        document.add("refutations", Json.texts(texts(line.refutations())));
        return document;
    }

    /** How far an incomplete search came. */
    private static JsonObject reach(Reach reach) {
        JsonObject document = new JsonObject();
        document.addProperty("reason", reach.stop().word());
        document.addProperty("decidedMoves", reach.moves());
        document.addProperty("decidedFirstMoves", reach.decided());
        document.addProperty("firstMoves", reach.total());
        document.addProperty("next", reach.next());
        return document;
    }

    /** What there is to say beside the verdict; nothing is said of what doesn't occur. */
    private static void addRemarks(
            JsonObject document, Solution solution, Soundness soundness, Task task, List<String> doubts) {
        if (CoverageText.isStopped(solution)) {
            document.add("stopped", reach(solution.reach()));
        }
        if (!soundness.cooks().isEmpty()) {
            document.add("cooks", Json.texts(soundness.cooks()));
        }
        if (!soundness.missing().isEmpty()) {
            document.add("missing", Json.texts(soundness.missing()));
        }
        List<List<Move>> duals = solution.duals();
        if (!duals.isEmpty()) {
            document.add("duals", Json.array(duals, way -> Json.texts(texts(way))));
        }
        List<List<Integer>> transpositions = solution.transpositions();
        if (!transpositions.isEmpty()) {
            document.add("transpositions", Json.array(transpositions, SolutionDocument::numbers));
        }
        int cuts = solution.cuts();
        if (cuts > 0) {
            document.addProperty("cuts", cuts);
        }
        List<String> reasons = NoSolution.reasons(solution);
        if (!reasons.isEmpty()) {
            document.add("reasons", Json.texts(reasons));
        }
        List<String> warnings = new ArrayList<>(Legality.doubts(solution.position()));
        task.doubtOfSide().ifPresent(warnings::add);
        warnings.addAll(doubts);
        if (!warnings.isEmpty()) {
            document.add("warnings", Json.texts(warnings));
        }
    }

    private static JsonArray numbers(List<Integer> group) {
        JsonArray array = new JsonArray();
        group.forEach(array::add);
        return array;
    }

    private static JsonObject statistics(Solution.Statistics statistics) {
        JsonObject document = new JsonObject();
        document.addProperty("tableHits", statistics.tableHits());
        document.add("phases", Json.array(statistics.phases(), phase -> {
            JsonObject part = new JsonObject();
            part.addProperty("name", phase.name());
            part.addProperty("nodes", phase.nodes());
            part.addProperty("seconds", Json.seconds(phase.seconds()));
            return part;
        }));
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
        document.addProperty("role", node.role().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        if (node.check()) {
            document.addProperty("check", true);
        }
        if (node.goal()) {
            document.addProperty("goal", true);
        }
        if (node.zugzwang()) {
            document.addProperty("zugzwang", true);
        }
        if (node.cut()) {
            document.addProperty("cut", true);
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
