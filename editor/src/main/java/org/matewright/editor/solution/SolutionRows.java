package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.solution.Run.Tone;
import org.matewright.editor.text.Texts;
import org.matewright.editor.widget.Sentence;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.report.CoverageText;
import org.matewright.puzzles.report.Legality;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.variant.Position;

/** Makes the rows of a solution. */
final class SolutionRows {
    private final Texts texts;
    private final Solution solution;
    private final Set<String> intended;
    private final MoveRuns moves;

    private SolutionRows(Texts texts, Solution solution, Set<String> intended) {
        this.texts = texts;
        this.solution = solution;
        this.intended = intended;
        this.moves = new MoveRuns(solution);
    }

    /**
     * The root of a solution's rows; it has no text itself.
     *
     * @param intended the author's keys in coordinates; empty if not stated
     */
    static SolutionRow of(Texts texts, Solution solution, Set<String> intended) {
        SolutionRows rows = new SolutionRows(texts, solution, intended);
        return new SolutionRow(null, -1, List.of(), List::of, rows::top);
    }

    /** The rows of a solution below a heading of its own. */
    static List<SolutionRow> below(Texts texts, SolutionRow heading, Solution solution, Set<String> intended) {
        return new SolutionRows(texts, solution, intended).top(heading);
    }

    private List<SolutionRow> top(SolutionRow root) {
        List<SolutionRow> rows = new ArrayList<>();
        if (CoverageText.isStopped(solution)) {
            rows.add(remark(root, Sentence.of(CoverageText.certain(solution)) + ".", Tone.REMARK));
        }
        MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
        for (String reason : NoSolution.reasons(notation, solution)) {
            rows.add(remark(root, reason + ".", Tone.REMARK));
        }
        rows.addAll(solution.byShape(tree -> play(root, tree), lines -> play(root, lines)));
        for (String warning : Legality.warnings(solution.position())) {
            rows.add(remark(root, warning, Tone.WARNING));
        }
        return rows;
    }

    private List<SolutionRow> play(SolutionRow root, TreeSolution tree) {
        List<SolutionRow> rows = new ArrayList<>();
        if (!tree.setPlay().isEmpty()) {
            rows.add(section(root, texts.get("setPlay"), row -> defences(row, -1, tree.position(), tree.setPlay(), 1)));
        }
        if (!tree.tries().isEmpty()) {
            rows.add(section(
                    root,
                    texts.get("tries", tree.tries().size()),
                    row -> tree.tries().stream().map(node -> first(row, node)).toList()));
        }
        rows.addAll(keys(root, tree));
        return rows;
    }

    /** The keys; where some are shorter than asked, below what each group of them solves. */
    private List<SolutionRow> keys(SolutionRow root, TreeSolution tree) {
        if (!tree.isShort()) {
            return tree.keys().stream().map(key -> first(root, key.node())).toList();
        }
        List<SolutionRow> groups = new ArrayList<>();
        tree.keysByLength()
                .forEach((length, keys) -> groups.add(SolutionRow.heading(
                        root,
                        null,
                        () -> List.of(
                                Run.of(tree.stipulation().withMoves(length).toString(), Tone.HEADING)),
                        row -> keys.stream().map(key -> first(row, key)).toList())));
        return groups;
    }

    private List<SolutionRow> play(SolutionRow root, LineSolution found) {
        LineRows lines = new LineRows(texts, found, moves);
        List<SolutionRow> rows = new ArrayList<>();
        if (!found.setPlay().isEmpty()) {
            rows.add(section(root, texts.get("setPlay"), lines::setPlay));
        }
        rows.addAll(lines.solutions(root));
        int partial = found.partialLines().lines().size();
        if (partial > 0) {
            String key = found.partialLines().more() ? "partialAndMore" : "partial";
            rows.add(section(root, texts.get(key, partial), lines::partial));
        } else if (found.partialLines().sought() && found.complete()) {
            rows.add(remark(root, texts.get("noPartial"), Tone.REMARK));
        }
        return rows;
    }

    private static SolutionRow remark(SolutionRow parent, String text, Tone tone) {
        return new SolutionRow(parent, -1, List.of(), () -> List.of(Run.of(text, tone)), row -> List.of());
    }

    private SolutionRow section(SolutionRow parent, String heading, Function<SolutionRow, List<SolutionRow>> grow) {
        return new SolutionRow(parent, -1, List.of(), () -> List.of(Run.of(heading, Tone.HEADING)), grow);
    }

    /** A key with its threats and defences, or a try with its refutations and the other defences. */
    private SolutionRow first(SolutionRow parent, Node node) {
        return attack(parent, -1, solution.position(), node, 0);
    }

    /** A first move, or one after a refutation, with the replies that refute it on the same row. */
    private SolutionRow attack(SolutionRow parent, int parentStep, @Nullable Position position, Node node, int ply) {
        Step step = Step.from(position, node.move());
        List<Node> refutations = node.children().stream()
                .filter(n -> n.role() == Role.REFUTATION)
                .toList();
        List<Node> others = node.children().stream()
                .filter(n -> n.role() != Role.REFUTATION)
                .toList();
        List<Step> steps = new ArrayList<>(List.of(step));
        refutations.forEach(refutation -> steps.add(Step.from(step.after(), refutation.move())));
        return new SolutionRow(
                parent,
                parentStep,
                steps,
                () -> {
                    List<Run> runs = moves.of(steps.get(0), node, ply, 0);
                    if (node.zugzwang()) {
                        runs.add(Run.of(texts.get("zugzwang"), Tone.REMARK));
                    }
                    if (node.cut()) {
                        runs.add(Run.of(texts.get("leftOut"), Tone.REMARK));
                    }
                    if (node.role() == Role.KEY
                            && !intended.isEmpty()
                            && !intended.contains(node.move().text())) {
                        runs.add(Run.of(texts.get("cook"), Tone.FAULT));
                    }
                    for (int i = 0; i < refutations.size(); i++) {
                        runs.add(Run.of(texts.get(i == 0 ? "but" : "and"), Tone.REMARK));
                        runs.addAll(moves.of(steps.get(i + 1), refutations.get(i), ply + 1, i + 1));
                    }
                    return runs;
                },
                row -> {
                    List<SolutionRow> rows = new ArrayList<>();
                    node.threats().forEach(threat -> rows.add(threat(row, step.after(), threat, ply + 2)));
                    rows.addAll(defences(row, 0, step.after(), others, ply + 1));
                    rows.addAll(afterRefutations(row, refutations, ply + 1));
                    return rows;
                });
    }

    /** What follows the refutations on a row; of several, each is named again with what follows it. */
    private List<SolutionRow> afterRefutations(SolutionRow row, List<Node> refutations, int ply) {
        if (refutations.size() == 1) {
            Position after = row.steps().get(1).after();
            return refutations.get(0).children().stream()
                    .map(next -> attack(row, 1, after, next, ply + 1))
                    .toList();
        }
        return refutations.stream()
                .filter(refutation -> !refutation.children().isEmpty())
                .map(refutation -> defence(row, 0, row.steps().get(0).after(), refutation, ply))
                .toList();
    }

    private SolutionRow threat(SolutionRow parent, @Nullable Position position, Node node, int ply) {
        Step step = Step.from(position, node.move());
        return new SolutionRow(
                parent,
                0,
                List.of(step),
                () -> {
                    List<Run> runs = new ArrayList<>(List.of(Run.of(texts.get("threat"), Tone.REMARK)));
                    runs.addAll(moves.of(step, node, ply, 0));
                    addRemarks(runs, node);
                    return runs;
                },
                row -> below(row, 0, step.after(), node, ply + 1));
    }

    private List<SolutionRow> defences(
            SolutionRow parent, int parentStep, @Nullable Position position, List<Node> nodes, int ply) {
        return nodes.stream()
                .map(node -> defence(parent, parentStep, position, node, ply))
                .toList();
    }

    /** A defence; with its only answer on the same row, or with several answers or attempts below. */
    private SolutionRow defence(SolutionRow parent, int parentStep, @Nullable Position position, Node node, int ply) {
        Step step = Step.from(position, node.move());
        Node answer = node.children().size() == 1 ? node.children().get(0) : null;
        if (answer == null || answer.role() == Role.TRY) {
            return new SolutionRow(
                    parent,
                    parentStep,
                    List.of(step),
                    () -> moves.of(step, node, ply, 0),
                    row -> node.children().stream()
                            .map(next -> next.role() == Role.TRY
                                    ? attack(row, 0, step.after(), next, ply + 1)
                                    : answer(row, step.after(), next, ply + 1))
                            .toList());
        }
        Step reply = Step.from(step.after(), answer.move());
        return new SolutionRow(
                parent,
                parentStep,
                List.of(step, reply),
                () -> {
                    List<Run> runs = moves.of(step, node, ply, 0);
                    runs.addAll(moves.of(reply, answer, ply + 1, 1));
                    addRemarks(runs, answer);
                    return runs;
                },
                row -> below(row, 1, reply.after(), answer, ply + 2));
    }

    /** One of several answers to a defence. */
    private SolutionRow answer(SolutionRow parent, @Nullable Position position, Node node, int ply) {
        Step step = Step.from(position, node.move());
        return new SolutionRow(
                parent,
                0,
                List.of(step),
                () -> {
                    List<Run> runs = moves.of(step, node, ply, 0);
                    addRemarks(runs, node);
                    return runs;
                },
                row -> below(row, 0, step.after(), node, ply + 1));
    }

    private List<SolutionRow> below(SolutionRow row, int parentStep, @Nullable Position position, Node node, int ply) {
        List<SolutionRow> rows = new ArrayList<>();
        node.threats().forEach(threat -> rows.add(threat(row, position, threat, ply + 1)));
        rows.addAll(defences(row, parentStep, position, node.children(), ply));
        return rows;
    }

    private void addRemarks(List<Run> runs, Node node) {
        if (node.zugzwang()) {
            runs.add(Run.of(texts.get("zugzwang"), Tone.REMARK));
        }
        if (node.role() == Role.DUAL) {
            runs.add(Run.of(texts.get("dual"), Tone.WARNING));
        }
        if (node.role() == Role.MINOR_DUAL) {
            runs.add(Run.of(texts.get("minorDual"), Tone.REMARK));
        }
        if (node.cut()) {
            runs.add(Run.of(texts.get("leftOut"), Tone.REMARK));
        }
    }
}
