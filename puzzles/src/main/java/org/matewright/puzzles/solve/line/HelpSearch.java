package org.matewright.puzzles.solve.line;

import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.engine.Walker;

/**
 * Help play, where the sides move in turn; what is left is counted in half-moves. With an odd number left the side to
 * move is the one that is to reach the goal: the numbers of moves of shorter lines differ by whole moves, so parity
 * tells. A line ends where the goal is first reached.
 */
final class HelpSearch extends LineSearch {
    private final Play play;

    HelpSearch(
            Walker walker,
            Play play,
            GoalDetector goal,
            boolean exact,
            @Nullable ProofTable table,
            SearchSwitches switches,
            SearchControl control) {
        super(walker, goal, exact, table, switches, control);
        this.play = play;
    }

    @Override
    int moves(int left, int from) {
        boolean last = left == 1 && play != Play.RECIPROCAL;
        return last ? goal.candidates(walker, stack.room(from), from) : walker.generate(stack.room(from), from);
    }

    /** In help-reflex play whoever can reach the goal must do so: the side that helps then spoils the play. */
    @Override
    boolean mayPlay(int left, int from) {
        return play != Play.HELP_REFLEX || left % 2 == 1 || !canReachGoal(from);
    }

    /** In reciprocal play a line may end where either side can be the one to reach the goal. */
    @Override
    boolean endings(int left, int from) {
        if (play != Play.RECIPROCAL || left % 2 == 1 || exact && left > 2) {
            return false;
        }
        if (!canReachGoal(from)) {
            return false;
        }
        boolean helped = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end; i++) {
            make(stack.moves[i]);
            helped |= goalMoves(end);
            unmake();
        }
        return helped && goalMoves(from);
    }

    @Override
    boolean step(long move, int left, int from) {
        boolean bound = left % 2 == 1 && mustReach(left, from);
        make(move);
        boolean any = left % 2 == 1 ? afterReachingSide(move, left, from, bound) : afterHelpingSide(move, left, from);
        unmake();
        return any;
    }

    /**
     * Whether the reaching side may play nothing but moves that reach the goal: in help-reflex play it must reach it if
     * it can. Only at the root can it find itself so: elsewhere the line ends with the helping side's move before.
     */
    private boolean mustReach(int left, int from) {
        return play == Play.HELP_REFLEX && left > 1 && from == 0 && canReachGoal(from);
    }

    private boolean afterReachingSide(long move, int left, int from, boolean bound) {
        if (goal.reached(walker, move)) {
            // A side that reaches the goal unforced in the middle of the play spoils it where it should have been
            // forced (help-self play), or where both sides should have been able to (reciprocal play).
            if (play == Play.RECIPROCAL || play == Play.HELP_SELF || exact && left > 1) {
                return false;
            }
            record();
            return true;
        }
        return left > 1 && !bound && search(left - 1, from);
    }

    private boolean afterHelpingSide(long move, int left, int from) {
        switch (play) {
            case HELP_SELF:
                if (everyReplyReaches(from)) {
                    return (!exact || left == 2) && goalMoves(from);
                }
                return left > 2 && search(left - 1, from);
            case HELP_REFLEX:
                if (canReachGoal(from)) {
                    return (!exact || left == 2) && goalMoves(from);
                }
                return left > 2 && search(left - 1, from);
            case RECIPROCAL:
                return left > 2 && !goal.reached(walker, move) && search(left - 1, from);
            default:
                return search(left - 1, from);
        }
    }
}
