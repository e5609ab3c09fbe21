package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.report.CoverageText;
import org.matewright.puzzles.report.Legality;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.report.Phrases;
import org.matewright.puzzles.report.Task;
import org.matewright.puzzles.report.VerdictWriter;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** The verdict on a problem and all that goes with it, each sentence on a line. */
final class VerdictText {
    private final MoveText moves;
    private final Task task;
    private final Solution solution;
    private final RequestedParts requested;

    VerdictText(MoveText moves, Task task, Solution solution, RequestedParts requested) {
        this.moves = moves;
        this.task = task;
        this.solution = solution;
        this.requested = requested;
    }

    /** The verdict, remarks on the play, notes on what was requested, and doubts about the position. */
    String write() {
        List<String> lines = new ArrayList<>();
        lines.add(verdict());
        addRemarks(lines);
        lines.addAll(NoSolution.reasons(moves, solution));
        lines.addAll(requested.vain(solution));
        lines.addAll(requested.notes(task));
        int cuts = solution.cuts();
        if (cuts > 0) {
            lines.add("Play is left out at " + Phrases.counted(cuts, "place") + ", marked \u2026: see --max-tree");
        }
        task.doubtOfSide().ifPresent(doubt -> lines.add("The side to move is unusual: " + doubt));
        lines.addAll(Legality.warnings(solution.position()));
        return String.join("\n", lines) + "\n";
    }

    private String verdict() {
        if (solution.complete()) {
            Problem.Intended intended = task.problem().intended();
            return new VerdictWriter(key -> "1." + moves.of(solution.position(), key.move()), Integer.MAX_VALUE)
                    .write(solution, intended);
        }
        return solution.reach().stop() == Reach.Stop.NONE
                ? "Searched from first move " + requested.firstMove()
                        + " on: what is listed here is proven, more may be missing"
                : stopped();
    }

    private String stopped() {
        Reach reach = solution.reach();
        int firstMove = requested.firstMove();
        String begin = firstMove > 1 ? ", searched from first move " + firstMove + " on" : "";
        boolean canGoOn = solution.stipulation().play().hasLines()
                && reach.decided() < reach.total()
                && reach.next() > 1
                && reach.next() <= reach.total();
        return "Stopped before the end, " + CoverageText.reason(reach.stop()) + begin
                + ": what is listed here is proven; " + CoverageText.certain(solution)
                + (canGoOn ? ", go on with --moves-to-start " + reach.next() : "");
    }

    private void addRemarks(List<String> lines) {
        List<List<Move>> duals = solution.duals();
        if (!duals.isEmpty()) {
            lines.add(
                    "Duals after " + Phrases.first(duals.stream().map(this::way).toList()));
        }
        List<List<Integer>> transpositions = solution.transpositions();
        transpositions.stream()
                .limit(Phrases.MAX_LISTED)
                .forEach(group ->
                        lines.add("Lines " + Phrases.numbers(group) + " have the same moves in another order"));
        if (transpositions.size() > Phrases.MAX_LISTED) {
            lines.add("More groups of such lines: " + (transpositions.size() - Phrases.MAX_LISTED));
        }
        boolean saidAlready =
                Soundness.of(solution, task.problem().intended()).verdict() == Solution.Verdict.SHORT_SOLUTION;
        if (solution.stipulation().play().hasLines() && solution.isShort() && !saidAlready) {
            lines.add("The shortest takes " + Phrases.counted(solution.shortest(), "move"));
        }
        PartialLines partial = solution.partialLines();
        if (!partial.lines().isEmpty()) {
            String more = partial.more() ? "; there may be more" : "";
            lines.add(Phrases.counted(partial.lines().size(), "partial line") + ", marked ?" + more);
        }
    }

    /** The defences on a way from the key, which says what is meant, in short. */
    private String way(List<Move> way) {
        Position position = solution.position();
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
