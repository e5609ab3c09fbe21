package org.matewright.puzzles.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.report.CoverageText;
import org.matewright.puzzles.report.Legality;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.report.Task;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Solutions as JSON. */
final class SolutionDocument {
    private SolutionDocument() {}

    /**
     * The document of a solution.
     *
     * @param task what was solved
     * @param doubts doubts about the position, as lines for standard error
     * @param tree whether the document contains the tree
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
        document.add("keys", Json.texts(solution.firstMoves()));
        addAll(document, solution.byShape(found -> play(found, tree), SolutionDocument::play));
        addRemarks(document, solution, soundness, task, doubts);
        document.addProperty("nodes", solution.statistics().nodes());
        document.addProperty("seconds", Json.seconds(solution.statistics().seconds()));
        document.add("statistics", statistics(solution.statistics()));
        return document;
    }

    private static JsonObject play(TreeSolution solution, boolean tree) {
        JsonObject play = new JsonObject();
        if (solution.isShort()) {
            play.add("keysByLength", keysByLength(solution));
        }
        play.add("solutions", new JsonArray());
        play.add("tries", Json.array(solution.tries(), SolutionDocument::attempt));
        play.add("setPlay", Json.array(solution.setPlay(), SolutionDocument::node));
        if (tree) {
            JsonObject roots = new JsonObject();
            roots.add("keys", Json.array(solution.keys(), key -> node(key.node())));
            roots.add("tries", Json.array(solution.tries(), SolutionDocument::node));
            play.add("tree", roots);
        }
        return play;
    }

    private static JsonObject keysByLength(TreeSolution solution) {
        JsonObject document = new JsonObject();
        solution.keysByLength()
                .forEach((moves, keys) -> document.add(
                        String.valueOf(moves),
                        Json.texts(keys.stream().map(key -> key.move().text()).toList())));
        return document;
    }

    private static JsonObject play(LineSolution solution) {
        JsonObject play = new JsonObject();
        play.add("solutions", Json.array(solution.lines(), line -> Json.texts(texts(line))));
        play.add("tries", new JsonArray());
        play.add(
                "setPlay",
                Json.array(
                        solution.setPlay(),
                        line -> node(chain(solution.position().pass(), line))));
        PartialLines partial = solution.partialLines();
        if (!partial.lines().isEmpty()) {
            play.add("partial", Json.array(partial.lines(), SolutionDocument::partial));
            play.addProperty("morePartial", partial.more());
        }
        return play;
    }

    /** A line as a tree in which every move has one reply. */
    private static Node chain(Position before, List<Move> line) {
        Move move = line.get(0);
        Position after = before.play(move);
        List<Move> rest = line.subList(1, line.size());
        Node node = Node.of(move, Node.Role.LINE, after.inCheck(), rest.isEmpty());
        return rest.isEmpty() ? node : node.withChildren(List.of(chain(after, rest)));
    }

    private static JsonObject partial(PartialLines.Line line) {
        JsonObject document = new JsonObject();
        document.add("line", Json.texts(texts(line.moves())));
        document.add("refutations", Json.texts(texts(line.refutations())));
        return document;
    }

    /** How far an incomplete search got. */
    private static JsonObject stopped(Solution solution) {
        SearchCoverage coverage = solution.coverage();
        JsonObject document = new JsonObject();
        document.addProperty("reason", coverage.stop().word());
        document.addProperty("decidedMoves", solution.<Integer>byShape(TreeSolution::decidedMoves, lines -> 0));
        document.addProperty("decidedFirstMoves", coverage.decided());
        document.addProperty("firstMoves", coverage.total());
        document.addProperty("next", coverage.next());
        return document;
    }

    /** The remarks beside the verdict; a field that would be empty is omitted. */
    private static void addRemarks(
            JsonObject document, Solution solution, Soundness soundness, Task task, List<String> doubts) {
        if (CoverageText.isStopped(solution)) {
            document.add("stopped", stopped(solution));
        }
        if (!soundness.cooks().isEmpty()) {
            document.add("cooks", Json.texts(soundness.cooks()));
        }
        if (!soundness.missing().isEmpty()) {
            document.add("missing", Json.texts(soundness.missing()));
        }
        addAll(document, solution.byShape(SolutionDocument::remarks, SolutionDocument::remarks));
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

    private static JsonObject remarks(TreeSolution solution) {
        JsonObject remarks = new JsonObject();
        List<List<Move>> duals = solution.duals();
        if (!duals.isEmpty()) {
            remarks.add("duals", Json.array(duals, way -> Json.texts(texts(way))));
        }
        int cuts = solution.cuts();
        if (cuts > 0) {
            remarks.addProperty("cuts", cuts);
        }
        return remarks;
    }

    private static JsonObject remarks(LineSolution solution) {
        JsonObject remarks = new JsonObject();
        List<List<Integer>> transpositions = solution.transpositions();
        if (!transpositions.isEmpty()) {
            remarks.add("transpositions", Json.array(transpositions, SolutionDocument::numbers));
        }
        return remarks;
    }

    private static void addAll(JsonObject document, JsonObject fields) {
        fields.entrySet().forEach(field -> document.add(field.getKey(), field.getValue()));
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

    /** The moves of a line. */
    private static List<String> texts(List<Move> line) {
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
