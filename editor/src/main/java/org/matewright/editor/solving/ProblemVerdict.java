package org.matewright.editor.solving;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Solution.Verdict;
import org.matewright.puzzles.Soundness;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.report.VerdictWriter;
import org.matewright.puzzles.text.MoveText;

/**
 * The verdict on a problem, with its words.
 *
 * @param verdict the verdict; of several tasks the worst
 * @param text the words, such as {@code Sound: 1.Lh9!}
 * @param unclaimed whether nothing is wrong merely because the author doesn't say how many solutions there are to be
 */
public record ProblemVerdict(Verdict verdict, String text, boolean unclaimed) {
    private static final Texts TEXTS = Texts.bundle("solution");
    private static final int MAX_KEYS_NAMED = 4;

    /** What is wrong with a problem, as opposed to what isn't decided or only differs from the author's claim. */
    private static final Set<Verdict> FAULTS =
            EnumSet.of(Verdict.COOKED, Verdict.NO_SOLUTION, Verdict.SHORT_SOLUTION, Verdict.FEW_SOLUTIONS);

    /** A verdict on a claim, or on a problem that needs none. */
    public ProblemVerdict(Verdict verdict, String text) {
        this(verdict, text, false);
    }

    /** The verdict on a solution. */
    static ProblemVerdict of(Solution solution, Problem.Intended claim) {
        Soundness soundness = Soundness.of(solution, claim);
        MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
        Stipulation.Goal goal = solution.stipulation().goal();
        VerdictWriter writer =
                new VerdictWriter(key -> "1." + notation.of(solution.position(), key, goal) + "!", MAX_KEYS_NAMED);
        return new ProblemVerdict(soundness.verdict(), writer.write(solution, claim), soundness.unclaimed());
    }

    /** The verdict on a task with nothing to solve. */
    static ProblemVerdict refused(String obstacle) {
        return new ProblemVerdict(Verdict.NO_SOLUTION, TEXTS.get("cannot", obstacle));
    }

    /** The verdict on several tasks: how many are sound, and the first of the worst; of one task its own. */
    static ProblemVerdict ofAll(List<ProblemVerdict> each) {
        if (each.size() == 1) {
            return each.get(0);
        }
        long sound = each.stream().filter(ProblemVerdict::isProved).count();
        if (sound == each.size()) {
            return new ProblemVerdict(Verdict.SOUND, TEXTS.get("verdict.allParts", sound));
        }
        Verdict worst = Stream.concat(
                        each.stream().map(ProblemVerdict::verdict).filter(FAULTS::contains),
                        each.stream().map(ProblemVerdict::verdict).filter(verdict -> verdict != Verdict.SOUND))
                .findFirst()
                .orElse(Verdict.SOUND);
        boolean unclaimed = worst == Verdict.SOUND;
        String key = unclaimed ? "verdict.partsUnclaimed" : "verdict.parts";
        return new ProblemVerdict(worst, TEXTS.get(key, sound, each.size()), unclaimed);
    }

    /** Whether all that the author claims is proved, and nothing more was found. */
    public boolean isProved() {
        return verdict == Verdict.SOUND && !unclaimed;
    }
}
