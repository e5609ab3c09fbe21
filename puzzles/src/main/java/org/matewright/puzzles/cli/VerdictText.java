package org.matewright.puzzles.cli;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.report.CoverageText;
import org.matewright.puzzles.report.Legality;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.report.Phrases;
import org.matewright.puzzles.report.Task;
import org.matewright.puzzles.report.VerdictWriter;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Writes the verdict on a problem, with its notes and warnings, each sentence on a line. */
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
        lines.addAll(solution.byShape(this::remarks, this::remarks));
        lines.addAll(NoSolution.reasons(moves, solution));
        lines.addAll(requested.notFound(solution));
        lines.addAll(requested.notes(task));
        int cuts = solution.<Integer>byShape(TreeSolution::cuts, found -> 0);
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
        return solution.coverage().stop() == SearchCoverage.Stop.NONE
                ? "Searched from first move " + requested.firstMove()
                        + " on: what is listed here is proven, more may be missing"
                : stopped();
    }

    private String stopped() {
        SearchCoverage coverage = solution.coverage();
        int firstMove = requested.firstMove();
        String begin = firstMove > 1 ? ", searched from first move " + firstMove + " on" : "";
        boolean canGoOn = solution.<Boolean>byShape(
                tree -> false,
                lines -> coverage.decided() < coverage.total()
                        && coverage.next() > 1
                        && coverage.next() <= coverage.total());
        return "Stopped before the end, " + CoverageText.reason(coverage.stop()) + begin
                + ": what is listed here is proven; " + CoverageText.certain(solution)
                + (canGoOn ? ", continue with --moves-to-start " + coverage.next() : "");
    }

    private List<String> remarks(TreeSolution found) {
        List<List<Move>> duals = found.duals();
        return duals.isEmpty()
                ? List.of()
                : List.of("Duals after "
                        + Phrases.first(
                                duals.stream().map(way -> way(found, way)).toList()));
    }

    private List<String> remarks(LineSolution found) {
        List<String> remarks = new ArrayList<>();
        List<List<Integer>> transpositions = found.transpositions();
        transpositions.stream()
                .limit(Phrases.MAX_LISTED)
                .forEach(group ->
                        remarks.add("Lines " + Phrases.numbers(group) + " have the same moves in another order"));
        if (transpositions.size() > Phrases.MAX_LISTED) {
            remarks.add("More groups of such lines: " + (transpositions.size() - Phrases.MAX_LISTED));
        }
        boolean saidAlready =
                Soundness.of(found, task.problem().intended()).verdict() == Solution.Verdict.SHORT_SOLUTION;
        if (found.isShort() && !saidAlready) {
            remarks.add("The shortest takes " + Phrases.counted(found.shortest(), "move"));
        }
        PartialLines partial = found.partialLines();
        if (!partial.lines().isEmpty()) {
            String more = partial.more() ? "; there may be more" : "";
            remarks.add(Phrases.counted(partial.lines().size(), "partial line") + ", marked ?" + more);
        }
        return remarks;
    }

    /** The moves from the key to a defence; the key is written only if there are several. */
    private String way(TreeSolution found, List<Move> way) {
        Position position = found.position();
        List<String> texts = new ArrayList<>();
        boolean severalKeys = found.keys().size() > 1;
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
