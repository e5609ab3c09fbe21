package org.matewright.editor.solution;

import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;

/** How far a search came that was stopped, in a sentence. */
final class ReachLine {
    private ReachLine() {}

    /** The sentence; empty if the search ended by itself. */
    static String of(Texts texts, Solution solution) {
        Reach reach = solution.reach();
        if (solution.complete() || reach.stop() == Reach.Stop.NONE) {
            return "";
        }
        Stipulation asked = solution.stipulation();
        int decided = reach.decided();
        int total = reach.total();
        if (asked.play().hasLines()) {
            return decided == total ? texts.get("reach.allLines") : texts.get("reach.lines", decided, total);
        }
        if (reach.moves() >= asked.moves()) {
            return texts.get("reach.allKeys");
        }
        Stipulation next = asked.withMoves(Math.min(asked.moves(), reach.moves() + 1));
        return reach.moves() == 0
                ? texts.get("reach.first", next, decided, total)
                : texts.get("reach.keys", asked.withMoves(reach.moves()), next, decided, total);
    }
}
