package org.matewright.puzzles.solve.line;

import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.engine.Walker;

/**
 * Help play, where the sides move in turn; the play that remains is counted in half-moves. With an odd number of them the
 * side to move is the one that is to reach the goal, since the lengths of lines differ by whole moves. A line ends where
 * the goal is first reached.
 */
final class HelpSearch extends LineSearch {
    private final Play play;

    HelpSearch(
            Walker walker,
            Play play,
            GoalDetector goal,
            boolean exact,
            ProofTable table,
            SearchSwitches switches,
            SearchControl control) {
        super(walker, goal, exact, table, switches, control);
        this.play = play;
    }

    @Override
    int moves(int remaining, int from) {
        boolean last = remaining == 1 && play != Play.RECIPROCAL;
        return last ? goal.candidates(walker, stack.room(from), from) : walker.generate(stack.room(from), from);
    }

    /** In help-reflex play whoever can reach the goal must do so: the side that helps then spoils the play. */
    @Override
    boolean mayPlay(int remaining, int from) {
        return play != Play.HELP_REFLEX || remaining % 2 == 1 || !next.canReachGoal(from);
    }

    /** In reciprocal play a line may end where either side can be the one to reach the goal. */
    @Override
    boolean endings(int remaining, int from) {
        if (play != Play.RECIPROCAL || remaining % 2 == 1 || exact && remaining > 2) {
            return false;
        }
        if (!next.canReachGoal(from)) {
            return false;
        }
        boolean helped = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end; i++) {
            line.make(stack.moves[i]);
            helped |= goalMoves(end);
            line.unmake();
        }
        return helped && goalMoves(from);
    }

    @Override
    boolean step(long move, int remaining, int from) {
        boolean reachingSide = remaining % 2 == 1;
        boolean bound = reachingSide && mustReach(remaining, from);
        line.make(move);
        boolean any = reachingSide
                ? afterReachingSide(move, remaining, from, bound)
                : afterHelpingSide(move, remaining, from);
        line.unmake();
        return any;
    }

    /**
     * Whether the reaching side may play only moves that reach the goal: in help-reflex play it must reach it if it can.
     * Only at the root can it find itself so: elsewhere the line ends with the helping side's move before.
     */
    private boolean mustReach(int remaining, int from) {
        return play == Play.HELP_REFLEX && remaining > 1 && line.length() == 0 && next.canReachGoal(from);
    }

    private boolean afterReachingSide(long move, int remaining, int from, boolean bound) {
        if (goal.reached(walker, move)) {
            // A side that reaches the goal unforced in the middle of the play spoils it where it should have been
            // forced (help-self play), or where both sides should have been able to (reciprocal play).
            if (play == Play.RECIPROCAL || play == Play.HELP_SELF || exact && remaining > 1) {
                return false;
            }
            record();
            return true;
        }
        return remaining > 1 && !bound && search(remaining - 1, from);
    }

    private boolean afterHelpingSide(long move, int remaining, int from) {
        switch (play) {
            case HELP_SELF:
                if (next.mustReachGoal(from)) {
                    return (!exact || remaining == 2) && goalMoves(from);
                }
                return remaining > 2 && search(remaining - 1, from);
            case HELP_REFLEX:
                if (next.canReachGoal(from)) {
                    return (!exact || remaining == 2) && goalMoves(from);
                }
                return remaining > 2 && search(remaining - 1, from);
            case RECIPROCAL:
                return remaining > 2 && !goal.reached(walker, move) && search(remaining - 1, from);
            default:
                return search(remaining - 1, from);
        }
    }
}
