package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.solution.Run.Tone;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Legality;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twins;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Makes the rows of a solution. */
final class SolutionRows {
    private final Texts texts;
    private final Solution solution;
    private final Set<String> intended;
    private final MoveText notation;
    private final List<List<Integer>> transpositions;

    private SolutionRows(Texts texts, Solution solution, Set<String> intended) {
        this.texts = texts;
        this.solution = solution;
        this.intended = intended;
        this.transpositions = solution.transpositions();
        this.notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
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

    /** The row of a twin, or of the diagram beside its twins, with its solution below. */
    static SolutionRow part(Texts texts, SolutionRow root, Answered part, Problem.Intended intended) {
        Solution solution = part.solution();
        SolutionRows rows =
                solution == null ? null : new SolutionRows(texts, solution, Set.copyOf(intended.keys()));
        return SolutionRow.heading(
                root,
                part.asked().shown(),
                () -> {
                    VerdictLine verdict = part.verdict(texts, intended);
                    List<Run> runs = new ArrayList<>();
                    Twins.Part what = part.asked().part();
                    if (!what.label().isEmpty()) {
                        runs.add(Run.of(what.label() + ")", Tone.HEADING));
                    }
                    if (!what.remark().isEmpty()) {
                        runs.add(Run.of(what.remark(), Tone.REMARK));
                    }
                    runs.add(Run.of(verdict.text(), tone(verdict.ink())));
                    return runs;
                },
                row -> rows == null ? List.of() : rows.top(row));
    }

    private static Tone tone(Ink ink) {
        return switch (ink) {
            case FAULT -> Tone.FAULT;
            case WARNING -> Tone.WARNING;
            case SOUND -> Tone.SOUND;
            default -> Tone.REMARK;
        };
    }

    private List<SolutionRow> top(SolutionRow root) {
        List<SolutionRow> rows = new ArrayList<>();
        Position position = solution.position();
        if (!solution.setPlay().isEmpty()) {
            boolean inLines = solution.stipulation().play().hasLines();
            rows.add(section(root, texts.get("setPlay"), row -> inLines
                    ? setLines(row)
                    : defences(row, -1, position, solution.setPlay(), 1)));
        }
        if (!solution.tries().isEmpty()) {
            String heading = texts.get("tries", solution.tries().size());
            rows.add(section(root, heading, row -> solution.tries().stream().map(node -> first(row, node)).toList()));
        }
        if (!solution.stipulation().play().hasLines()) {
            solution.keys().forEach(key -> rows.add(first(root, key)));
        }
        for (int i = 0; i < solution.lines().size(); i++) {
            rows.add(line(root, solution.lines().get(i), transposed(i + 1)));
        }
        for (String doubt : Legality.doubts(position)) {
            rows.add(remark(root, texts.get("impossible", doubt)));
        }
        return rows;
    }

    /** The lines of help play in which the other side begins; each is a chain. */
    private List<SolutionRow> setLines(SolutionRow parent) {
        List<SolutionRow> rows = new ArrayList<>();
        for (Node first : solution.setPlay()) {
            List<Move> moves = new ArrayList<>();
            for (Node node = first; node != null; node = node.firstChild()) {
                moves.add(node.move());
            }
            rows.add(line(parent, moves, 0));
        }
        return rows;
    }

    /** The number of an earlier line with the same moves in another order, or 0. */
    private int transposed(int line) {
        return transpositions.stream()
                .filter(group -> group.indexOf(line) > 0)
                .map(group -> group.get(0))
                .findFirst()
                .orElse(0);
    }

    private static SolutionRow remark(SolutionRow parent, String text) {
        return new SolutionRow(parent, -1, List.of(), () -> List.of(Run.of(text, Tone.WARNING)), row -> List.of());
    }

    private SolutionRow section(
            SolutionRow parent, String heading, java.util.function.Function<SolutionRow, List<SolutionRow>> grow) {
        return new SolutionRow(parent, -1, List.of(), () -> List.of(Run.of(heading, Tone.HEADING)), grow);
    }

    /** A key with its threats and defences, or a try with its refutations and the other defences. */
    private SolutionRow first(SolutionRow parent, Node node) {
        Step step = Step.from(solution.position(), node.move());
        List<Node> refutations =
                node.children().stream().filter(n -> n.role() == Role.REFUTATION).toList();
        List<Node> others =
                node.children().stream().filter(n -> n.role() != Role.REFUTATION).toList();
        List<Step> steps = new ArrayList<>(List.of(step));
        refutations.forEach(refutation -> steps.add(Step.from(step.after(), refutation.move())));
        return new SolutionRow(
                parent,
                -1,
                steps,
                () -> {
                    List<Run> runs = move(steps.get(0), node, 0, 0);
                    if (node.zugzwang()) {
                        runs.add(Run.of(texts.get("zugzwang"), Tone.REMARK));
                    }
                    if (node.cut()) {
                        runs.add(Run.of(texts.get("leftOut"), Tone.REMARK));
                    }
                    if (node.role() == Role.KEY && !intended.isEmpty() && !intended.contains(node.move().text())) {
                        runs.add(Run.of(texts.get("cook"), Tone.FAULT));
                    }
                    for (int i = 0; i < refutations.size(); i++) {
                        runs.add(Run.of(texts.get(i == 0 ? "but" : "and"), Tone.REMARK));
                        runs.addAll(move(steps.get(i + 1), refutations.get(i), 1, i + 1));
                    }
                    return runs;
                },
                row -> {
                    List<SolutionRow> rows = new ArrayList<>();
                    node.threats().forEach(threat -> rows.add(threat(row, step.after(), threat, 2)));
                    rows.addAll(defences(row, 0, step.after(), others, 1));
                    return rows;
                });
    }

    private SolutionRow threat(SolutionRow parent, @Nullable Position position, Node node, int ply) {
        Step step = Step.from(position, node.move());
        return new SolutionRow(
                parent,
                0,
                List.of(step),
                () -> {
                    List<Run> runs = new ArrayList<>(List.of(Run.of(texts.get("threat"), Tone.REMARK)));
                    runs.addAll(move(step, node, ply, 0));
                    return runs;
                },
                row -> defences(row, 0, step.after(), node.children(), ply + 1));
    }

    private List<SolutionRow> defences(
            SolutionRow parent, int parentStep, @Nullable Position position, List<Node> nodes, int ply) {
        return nodes.stream()
                .map(node -> defence(parent, parentStep, position, node, ply))
                .toList();
    }

    /** A defence; with its only answer on the same row, or with several answers below. */
    private SolutionRow defence(
            SolutionRow parent, int parentStep, @Nullable Position position, Node node, int ply) {
        Step step = Step.from(position, node.move());
        if (node.children().size() != 1) {
            return new SolutionRow(
                    parent,
                    parentStep,
                    List.of(step),
                    () -> move(step, node, ply, 0),
                    row -> node.children().stream()
                            .map(answer -> answer(row, step.after(), answer, ply + 1))
                            .toList());
        }
        Node answer = node.children().get(0);
        Step reply = Step.from(step.after(), answer.move());
        return new SolutionRow(
                parent,
                parentStep,
                List.of(step, reply),
                () -> {
                    List<Run> runs = move(step, node, ply, 0);
                    runs.addAll(move(reply, answer, ply + 1, 1));
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
                    List<Run> runs = move(step, node, ply, 0);
                    addRemarks(runs, node);
                    return runs;
                },
                row -> below(row, 0, step.after(), node, ply + 1));
    }

    private List<SolutionRow> below(
            SolutionRow row, int parentStep, @Nullable Position position, Node node, int ply) {
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

    private List<Run> move(Step step, Node node, int ply, int index) {
        String mark = switch (node.role()) {
            case KEY, REFUTATION -> "!";
            case TRY -> "?";
            default -> "";
        };
        String sign = notation.mark(node, solution.stipulation().goal());
        return move(step, number(ply), sign, mark, index);
    }

    private List<Run> move(Step step, String number, String sign, String mark, int index) {
        Position before = step.before();
        String text = before == null ? step.move().text() : notation.of(before, step.move());
        List<Run> runs = new ArrayList<>();
        if (!number.isEmpty()) {
            runs.add(new Run(number, Tone.NUMBER, index, false));
        }
        runs.add(new Run(text + sign, Tone.MOVE, index, !number.isEmpty()));
        if (!mark.isEmpty()) {
            runs.add(new Run(mark, Tone.MARK, index, true));
        }
        return runs;
    }

    /** {@code 1.} for the side that begins, {@code 1…} for the other. */
    private static String number(int ply) {
        return ply / 2 + 1 + (ply % 2 == 0 ? "." : "\u2026");
    }

    /** A line of help or series play on one row. */
    private SolutionRow line(SolutionRow root, List<Move> moves, int sameAs) {
        List<Step> steps = new ArrayList<>();
        Position position = solution.position();
        for (Move move : moves) {
            Step step = Step.from(position, move);
            steps.add(step);
            position = step.after();
        }
        return new SolutionRow(
                root,
                -1,
                steps,
                () -> {
                    List<Run> runs = new ArrayList<>();
                    for (int i = 0; i < steps.size(); i++) {
                        boolean last = i == steps.size() - 1;
                        runs.addAll(move(steps.get(i), lineNumber(moves, i, last), sign(steps.get(i), last), "", i));
                    }
                    if (sameAs > 0) {
                        runs.add(Run.of(texts.get("transposed", sameAs), Tone.REMARK));
                    }
                    return runs;
                },
                row -> List.of());
    }

    private String sign(Step step, boolean last) {
        Stipulation.Goal goal = solution.stipulation().goal();
        Position after = step.after();
        return last ? goal.kind().sign() : after != null && after.inCheck() ? "+" : "";
    }

    /** In set play the side begins that plays second otherwise: a half-move later. */
    private String lineNumber(List<Move> moves, int index, boolean last) {
        Stipulation stipulation = solution.stipulation();
        boolean series = switch (stipulation.play()) {
            case SERIES, SERIES_HELP, SERIES_SELF, SERIES_REFLEX, PARRY_SERIES, PARRY_SERIES_HELP, PARRY_SERIES_SELF ->
                true;
            default -> false;
        };
        if (series) {
            return last && index >= stipulation.moves() ? "" : index + 1 + ".";
        }
        boolean set = moves.get(0).man().side() != solution.position().side();
        int ply = index + stipulation.halfMoves() % 2 + (set ? 1 : 0);
        return ply % 2 == 0 ? ply / 2 + 1 + "." : index == 0 ? ply / 2 + 1 + "\u2026" : "";
    }
}
