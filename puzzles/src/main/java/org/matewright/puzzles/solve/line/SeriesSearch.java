package org.matewright.puzzles.solve.line;

import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.engine.Walker;

/**
 * Series play, where one side moves alone; the play that remains is counted in its moves. Before the last move it may not give
 * check, since the other side must be able to pass; in parry series the other side parries the check.
 */
final class SeriesSearch extends LineSearch {
    private final Play play;

    SeriesSearch(
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

    private boolean goalBySeries() {
        return play == Play.SERIES || play == Play.PARRY_SERIES;
    }

    @Override
    int moves(int remaining, int from) {
        return remaining == 1 && goalBySeries()
                ? goal.candidates(walker, stack.room(from), from)
                : walker.generate(stack.room(from), from);
    }

    /** In reflex play the side that plays the series must not be able to reach the goal itself. */
    @Override
    boolean mayPlay(int remaining, int from) {
        return play != Play.SERIES_REFLEX || !next.canReachGoal(from);
    }

    @Override
    boolean step(long move, int remaining, int from) {
        line.make(move);
        boolean any = goalBySeries() ? afterDirect(move, remaining, from) : afterOther(remaining, from);
        line.unmake();
        return any;
    }

    private boolean afterDirect(long move, int remaining, int from) {
        if (goal.reached(walker, move)) {
            if (exact && remaining > 1) {
                return false;
            }
            record();
            return true;
        }
        return remaining > 1 && goOn(remaining, from);
    }

    private boolean afterOther(int remaining, int from) {
        boolean mayEnd = !exact || remaining == 1;
        boolean any = false;
        switch (play) {
            case SERIES_HELP, PARRY_SERIES_HELP:
                any = mayEnd && goalMoves(from);
                break;
            case SERIES_SELF, PARRY_SERIES_SELF:
                any = mayEnd && next.mustReachGoal(from) && goalMoves(from);
                break;
            default:
                if (next.canReachGoal(from)) {
                    return mayEnd && goalMoves(from);
                }
                break;
        }
        return remaining > 1 && goOn(remaining, from) || any;
    }

    private boolean goOn(int remaining, int from) {
        if (!walker.inCheck()) {
            line.pass();
            boolean any = search(remaining - 1, from);
            line.unmake();
            return any;
        }
        return play.parries() && afterParries(remaining, from);
    }

    /** The other side helps when it parries in help play; otherwise every parry must be met. */
    private boolean afterParries(int remaining, int from) {
        int mark = mark();
        int end = walker.generate(stack.room(from), from);
        boolean any = false;
        for (int i = from; i < end; i++) {
            boolean met = parry(stack.moves[i], remaining, end);
            if (!met && play != Play.PARRY_SERIES_HELP && !enough()) {
                forget(mark);
                return false;
            }
            any |= met;
        }
        return any;
    }

    private boolean parry(long move, int remaining, int from) {
        int followed = follow(move, remaining, true);
        boolean met = false;
        if (followed >= 0) {
            line.make(move);
            met = search(remaining - 1, from);
            line.unmake();
        }
        leave(followed);
        return met;
    }
}
