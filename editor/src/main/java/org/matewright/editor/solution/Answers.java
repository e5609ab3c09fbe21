package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Soundness;
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

    private static Problem.Intended claim(Answered part, Problem.Intended now) {
        return part.asked().caption().isEmpty() ? now : part.asked().intended();
    }

    /** The verdict; of several how many are sound, in the colour of the worst. */
    VerdictLine verdict(Texts texts, Problem.Intended now) {
        List<VerdictLine> lines = parts.stream().map(part -> part.verdict(texts, claim(part, now))).toList();
        if (lines.size() == 1) {
            return lines.get(0);
        }
        List<Ink> inks = lines.stream().map(VerdictLine::ink).toList();
        long sound = inks.stream().filter(Ink.SOUND::equals).count();
        Ink worst = inks.contains(Ink.FAULT) ? Ink.FAULT : inks.contains(Ink.WARNING) ? Ink.WARNING : Ink.SOUND;
        return new VerdictLine(
                worst,
                sound == lines.size()
                        ? texts.get("verdict.allParts", sound)
                        : texts.get("verdict.parts", sound, lines.size()));
    }

    /** The one verdict for all: what isn't sound comes before what is. */
    Solution.Verdict overall(Problem.Intended now) {
        Solution.Verdict overall = Solution.Verdict.SOUND;
        for (Answered part : parts) {
            Solution solution = part.solution();
            Solution.Verdict verdict = solution == null
                    ? Solution.Verdict.NO_SOLUTION
                    : Soundness.of(solution, claim(part, now)).verdict();
            if (overall == Solution.Verdict.SOUND || verdict == Solution.Verdict.INCOMPLETE) {
                overall = verdict;
            }
        }
        return overall;
    }

    /** The rows of the tree. */
    SolutionRow rows(Texts texts, Problem.Intended now) {
        Answered first = parts.get(0);
        if (!first.isLabelled() && first.solution() != null) {
            return SolutionRows.of(texts, first.solution(), Set.copyOf(now.keys()));
        }
        return new SolutionRow(null, -1, List.of(), List::of, root -> parts.stream()
                .map(part -> SolutionRows.part(texts, root, part, claim(part, now)))
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

    /** What each part of the work cost, as a text for a tooltip, a line each; empty if there's nothing to tell apart. */
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
        return "<html>" + parts + "<br>" + texts.get("tableHits", Quantity.count((double) cost.tableHits())) + "</html>";
    }

    private List<Solution> solutions() {
        return parts.stream().map(Answered::solution).filter(Objects::nonNull).toList();
    }

    /** Verdicts and play as text. May take a while. */
    String text(Texts texts, Problem.Intended now) {
        StringBuilder out = new StringBuilder();
        for (Answered part : parts) {
            out.append(out.isEmpty() ? "" : "\n");
            if (part.isLabelled()) {
                out.append(part.asked().label()).append(") ").append(part.asked().caption()).append('\n');
            }
            out.append(part.verdict(texts, claim(part, now)).text()).append("\n\n");
            Solution solution = part.solution();
            if (solution != null) {
                MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
                out.append(new SolutionWriter(notation).write(solution));
            }
        }
        return out.toString();
    }
}
