package org.matewright.editor.work;

import org.matewright.puzzles.Solution;

/**
 * How solving goes, for toolbar and status bar.
 *
 * @param running whether a search is on
 * @param phase what is being done, such as {@code mate in 3}; empty if nothing
 * @param done how many first moves are finished
 * @param total how many there are; 0 if not known yet
 * @param nodes moves made so far
 * @param seconds wall time so far
 * @param outcome the verdict line once it has ended, such as {@code Sound: 1.Lh9!}; empty before
 * @param verdict the verdict once it has ended; {@link Solution.Verdict#INCOMPLETE} before
 * @param unclaimed whether nothing is wrong merely because the author claims no number of solutions
 */
public record SolveState(
        boolean running,
        String phase,
        int done,
        int total,
        long nodes,
        double seconds,
        String outcome,
        Solution.Verdict verdict,
        boolean unclaimed) {
    /** Nothing is being solved and nothing has been. */
    public static final SolveState IDLE = new SolveState(false, "", 0, 0, 0, 0, "", Solution.Verdict.INCOMPLETE, false);

    /** The same with other words for what is being done. */
    public SolveState withPhase(String words) {
        return new SolveState(running, words, done, total, nodes, seconds, outcome, verdict, unclaimed);
    }

    /** Whether it has ended with something to say. */
    public boolean hasOutcome() {
        return !running && !outcome.isEmpty();
    }

    /** Whether it has ended with all that the author claims proved, and nothing more. */
    public boolean isProved() {
        return hasOutcome() && verdict == Solution.Verdict.SOUND && !unclaimed;
    }

    /** The share that is done, 0 to 1; below 0 while it isn't known. */
    public double share() {
        return total == 0 ? -1 : (double) done / total;
    }
}
