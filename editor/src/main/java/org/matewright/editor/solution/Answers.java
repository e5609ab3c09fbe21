package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.report.NoSolution;
import org.matewright.puzzles.text.MoveText;
import org.matewright.puzzles.text.SolutionWriter;

/**
 * What came of a document's problem and its twins, in order. The claim is the diagram's; it may change afterwards.
 *
 * @param parts at least one
 */
record Answers(List<Answered> parts) {
    Answers {
        parts = List.copyOf(parts);
    }

    /** With one more. */
    Answers with(Answered next) {
        List<Answered> more = new ArrayList<>(parts);
        more.add(next);
        return new Answers(more);
    }

    /** The verdict; of several how many are sound, and the first of the worst. */
    VerdictLine verdict(Texts texts, Problem.Intended now) {
        List<VerdictLine> lines = parts.stream()
                .map(part -> part.verdict(texts, part.asked().claim(now)))
                .toList();
        if (lines.size() == 1) {
            return lines.get(0);
        }
        long sound = lines.stream().filter(line -> line.ink() == Ink.SOUND).count();
        Solution.Verdict worst = Stream.of(Ink.FAULT, Ink.WARNING)
                .flatMap(ink -> lines.stream().filter(line -> line.ink() == ink))
                .map(VerdictLine::verdict)
                .findFirst()
                .orElse(Solution.Verdict.SOUND);
        boolean unclaimed = worst == Solution.Verdict.SOUND && sound < lines.size();
        String key = unclaimed ? "verdict.partsUnclaimed" : "verdict.parts";
        String text =
                sound == lines.size() ? texts.get("verdict.allParts", sound) : texts.get(key, sound, lines.size());
        return new VerdictLine(worst, text, unclaimed);
    }

    /** The rows of the tree. */
    SolutionRow rows(Texts texts, Problem.Intended now) {
        Answered first = parts.get(0);
        boolean alone = parts.size() == 1 && first.asked().part().heading().isEmpty();
        if (alone && first.solution() != null) {
            return SolutionRows.of(texts, first.solution(), Set.copyOf(now.keys()));
        }
        return new SolutionRow(
                null,
                -1,
                List.of(),
                List::of,
                root -> parts.stream()
                        .map(part -> SolutionRows.part(
                                texts, root, part, part.asked().claim(now)))
                        .toList());
    }

    /** What it all cost. */
    Solution.Statistics cost() {
        long nodes = 0;
        long hits = 0;
        double seconds = 0;
        List<Solution.Phase> phases = new ArrayList<>();
        for (Solution solution : solutions()) {
            nodes += solution.statistics().nodes();
            hits += solution.statistics().tableHits();
            seconds += solution.statistics().seconds();
            phases.addAll(solution.statistics().phases());
        }
        return new Solution.Statistics(nodes, hits, seconds, phases);
    }

    /** What each part of the work cost, a line each, for a tooltip; empty if there's nothing to tell apart. */
    static String phases(Texts texts, Solution.Statistics cost) {
        if (cost.phases().size() < 2) {
            return "";
        }
        String parts = cost.phases().stream()
                .map(phase -> String.format(
                        Locale.ROOT,
                        "%s: %s, %s",
                        phase.name(),
                        Quantity.count((double) phase.nodes()),
                        Quantity.duration(phase.seconds())))
                .collect(Collectors.joining("<br>"));
        String hits = texts.get("tableHits", Quantity.count((double) cost.tableHits()));
        return "<html>" + parts + "<br>" + hits + "</html>";
    }

    private List<Solution> solutions() {
        return parts.stream().map(Answered::solution).filter(Objects::nonNull).toList();
    }

    /** Verdicts and play as text. May take a while. */
    String text(Texts texts, Problem.Intended now) {
        StringBuilder out = new StringBuilder();
        for (Answered part : parts) {
            out.append(out.isEmpty() ? "" : "\n");
            String heading = part.asked().part().heading();
            out.append(heading).append(heading.isEmpty() ? "" : "\n");
            out.append(part.verdict(texts, part.asked().claim(now)).text()).append('\n');
            Solution solution = part.solution();
            if (solution != null) {
                String reach = ReachLine.of(texts, solution);
                out.append(reach).append(reach.isEmpty() ? "" : "\n");
                MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
                NoSolution.reasons(notation, solution)
                        .forEach(reason -> out.append(reason).append(".\n"));
                out.append('\n');
                out.append(new SolutionWriter(notation).write(solution));
            }
        }
        return out.toString();
    }
}
