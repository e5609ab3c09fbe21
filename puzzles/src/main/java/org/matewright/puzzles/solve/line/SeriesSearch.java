package org.matewright.puzzles.solve.line;

import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.engine.Walker;

/**
 * Series play, where one side moves alone; what is left is counted in its moves. Before the last move it may not give
 * check, since the other side must be able to leave its turn out, except in parry series, where the other side
 * parries.
 */
final class SeriesSearch extends LineSearch {
    private final Play play;

    SeriesSearch(
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

    private boolean goalBySeries() {
        return play == Play.SERIES || play == Play.PARRY_SERIES;
    }

    @Override
    int moves(int left, int from) {
        return left == 1 && goalBySeries()
                ? goal.candidates(walker, stack.room(from), from)
                : walker.generate(stack.room(from), from);
    }

    /** In reflex play the side that plays the series may not be able to reach the goal itself. */
    @Override
    boolean mayPlay(int left, int from) {
        return play != Play.SERIES_REFLEX || !canReachGoal(from);
    }

    @Override
    boolean step(long move, int left, int from) {
        make(move);
        boolean any = goalBySeries() ? afterDirect(move, left, from) : afterOther(left, from);
        unmake();
        return any;
    }

    private boolean afterDirect(long move, int left, int from) {
        if (goal.reached(walker, move)) {
            if (exact && left > 1) {
                return false;
            }
            record();
            return true;
        }
        return left > 1 && goOn(left, from);
    }

    private boolean afterOther(int left, int from) {
        boolean mayEnd = !exact || left == 1;
        boolean any = false;
        switch (play) {
            case SERIES_HELP, PARRY_SERIES_HELP:
                any = mayEnd && goalMoves(from);
                break;
            case SERIES_SELF, PARRY_SERIES_SELF:
                any = mayEnd && everyReplyReaches(from) && goalMoves(from);
                break;
            default:
                if (canReachGoal(from)) {
                    return mayEnd && goalMoves(from);
                }
                break;
        }
        return left > 1 && goOn(left, from) || any;
    }

    private boolean goOn(int left, int from) {
        if (!walker.inCheck()) {
            pass();
            boolean any = search(left - 1, from);
            unmake();
            return any;
        }
        return play.parries() && afterParries(left, from);
    }

    /** The other side helps when it parries in help play; otherwise every parry must be met. */
    private boolean afterParries(int left, int from) {
        int mark = mark();
        int end = walker.generate(stack.room(from), from);
        boolean any = false;
        for (int i = from; i < end; i++) {
            boolean met = parry(stack.moves[i], left, end);
            if (!met && play != Play.PARRY_SERIES_HELP && !enough()) {
                forget(mark);
                return false;
            }
            any |= met;
        }
        return any;
    }

    private boolean parry(long move, int left, int from) {
        int followed = follow(move, left, true);
        boolean met = false;
        if (followed >= 0) {
            make(move);
            met = search(left - 1, from);
            unmake();
        }
        leave(followed);
        return met;
    }
}
