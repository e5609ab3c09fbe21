package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.report.Legality;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** What a solution says of a problem, in sentences, each on a line. */
final class VerdictText {
    private final MoveText moves;
    private final Task task;
    private final Solution solution;
    private final Soundness soundness;
    private final RequestedParts requested;

    VerdictText(MoveText moves, Task task, Solution solution, RequestedParts requested) {
        this.moves = moves;
        this.task = task;
        this.solution = solution;
        this.requested = requested;
        this.soundness = Soundness.of(solution, task.problem().intended());
    }

    /** The verdict, what goes with it, and doubts about the position. */
    String write() {
        List<String> lines = new ArrayList<>();
        lines.add(verdict());
        List<List<Move>> duals = solution.duals();
        if (!duals.isEmpty()) {
            lines.add("Duals after " + Words.first(duals.stream().map(this::way).toList()));
        }
        List<List<Integer>> transpositions = solution.transpositions();
        transpositions.stream()
                .limit(Words.SHOWN)
                .forEach(group -> lines.add("Lines " + Words.numbers(group) + " have the same moves in another order"));
        if (transpositions.size() > Words.SHOWN) {
            lines.add("More groups of such lines: " + (transpositions.size() - Words.SHOWN));
        }
        boolean hasLines = solution.stipulation().play().hasLines();
        if (hasLines && solution.isShort()) {
            lines.add("The shortest takes " + Words.counted(solution.shortest(), "move"));
        }
        PartialLines partial = solution.partialLines();
        if (!partial.lines().isEmpty()) {
            String more = partial.more() ? "; there may be more" : "";
            lines.add(Words.counted(partial.lines().size(), "partial line") + ", marked ?" + more);
        }
        lines.addAll(NoSolution.reasons(moves, solution));
        lines.addAll(requested.vain(solution));
        lines.addAll(requested.notes(task));
        int cuts = solution.cuts();
        if (cuts > 0) {
            lines.add("Play is left out at " + Words.counted(cuts, "place") + ", marked \u2026: see --max-tree");
        }
        task.doubtOfSide().ifPresent(doubt -> lines.add("The side to move is unusual: " + doubt));
        Legality.doubts(task.position()).forEach(doubt -> lines.add("The position isn't possible in a game: " + doubt));
        return String.join("\n", lines) + "\n";
    }

    private String verdict() {
        int lines = solution.lines().size();
        boolean hasLines = solution.stipulation().play().hasLines();
        return switch (soundness.verdict()) {
            case SOUND -> "Sound: " + (hasLines ? Words.counted(lines, "line") : keys(solution.keys()));
            case COOKED -> "Cooked: " + (hasLines ? cookedLines() : cookedKeys());
            case NO_SOLUTION -> "No solution";
            case FEW_SOLUTIONS -> Words.counted(lines, "line") + " instead of " + task.wanted();
            case DIFFERS -> "Not as claimed: " + differs(hasLines ? List.of() : solution.keys());
            case SHORT_SOLUTION -> "Short solution: " + (hasLines ? Words.counted(lines, "line") : shortKeys());
            case INCOMPLETE ->
                solution.reach().stop() == Reach.Stop.NONE
                        ? "Searched from first move " + requested.firstMove()
                                + " on: what stands here is proven, more may be missing"
                        : ReachText.of(solution, requested.firstMove());
        };
    }

    private String differs(List<Node> keys) {
        List<String> missing = soundness.missing();
        String not = String.join(", ", missing) + (missing.size() == 1 ? " doesn't" : " don't") + " solve it";
        return not + (keys.isEmpty() ? "" : ", " + keys(keys) + (keys.size() == 1 ? " does" : " do"));
    }

    private String shortKeys() {
        return solution.keysByLength().entrySet().stream()
                .map(group -> "in " + Words.counted(group.getKey(), "move") + " " + keys(group.getValue()))
                .collect(Collectors.joining("; "));
    }

    private String cookedLines() {
        return soundness.cooks().isEmpty()
                ? Words.counted(solution.lines().size(), "line") + " instead of " + task.wanted()
                : Words.counted(soundness.cooks().size(), "line") + " besides what is claimed";
    }

    private String cookedKeys() {
        List<Node> cooks = solution.keys().stream()
                .filter(key -> soundness.cooks().contains(key.move().text()))
                .toList();
        boolean claimed = cooks.size() < solution.keys().size();
        return claimed
                ? "besides the key also " + keys(cooks)
                : Words.counted(cooks.size(), "key") + ", " + keys(cooks);
    }

    private String keys(List<Node> keys) {
        return keys.stream()
                .map(key -> "1." + moves.of(task.position(), key.move()))
                .collect(Collectors.joining(", "));
    }

    /** The defences on a way from the key, which says what is meant, in short. */
    private String way(List<Move> way) {
        Position position = task.position();
        List<String> texts = new ArrayList<>();
        boolean severalKeys = solution.keys().size() > 1;
        for (int i = 0; i < way.size(); i++) {
            String number = i / 2 + 1 + (i % 2 == 0 ? "." : "...");
            if (severalKeys || i > 0) {
                texts.add((i % 2 == 0 || texts.isEmpty() ? number : "") + moves.of(position, way.get(i)));
            }
            position = position.play(way.get(i));
        }
        return String.join(" ", texts);
    }
}
