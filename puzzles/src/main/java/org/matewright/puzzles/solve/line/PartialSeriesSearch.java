package org.matewright.puzzles.solve.line;

import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.rules.variant.Position;

/**
 * Partial lines of series play; what is left is counted in the moves of the side that plays the series.
 *
 * <p>Where the other side doesn't help when it parries, a line goes on behind a parry only if every other parry of that
 * check is met. Such a line also ends with the check itself if a few of its parries, but not all, aren't met.
 */
final class PartialSeriesSearch extends PartialLineSearch {
    /** Sets what is known of parries apart from what is known of partial lines. */
    private static final long MET = 0xD1B54A32D192ED03L;

    private final Play play;
    private final boolean answered;

    PartialSeriesSearch(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        super(position, stipulation, options, control);
        play = stipulation.play();
        answered = play == Play.SERIES_HELP || play == Play.PARRY_SERIES_HELP || play == Play.SERIES_REFLEX;
    }

    @Override
    boolean expand(int left, int from) {
        if (play == Play.SERIES_REFLEX && canReachGoal(from)) {
            return false;
        }
        if (left == 1 && !answered && !play.isSelf()) {
            return playLast(from);
        }
        boolean any = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end && !enough(); i++) {
            make(stack.moves[i]);
            any |= after(left, end);
            unmake();
        }
        return any;
    }

    private boolean after(int left, int from) {
        if (play == Play.SERIES_REFLEX && canReachGoal(from)) {
            return false;
        }
        if (left == 1) {
            return answered ? playLast(from) : ends(from);
        }
        if (walker.inCheck()) {
            return play.parries()
                    && (play == Play.PARRY_SERIES_HELP ? afterHelp(left, from) : afterParries(left, from));
        }
        pass();
        boolean any = search(left - 1, from);
        unmake();
        return any;
    }

    private boolean afterHelp(int left, int from) {
        boolean any = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end && !enough(); i++) {
            make(stack.moves[i]);
            any |= search(left - 1, end);
            unmake();
        }
        return any;
    }

    private boolean afterParries(int left, int from) {
        int end = walker.generate(stack.room(from), from);
        int unmet = from;
        for (int i = from; i < end; i++) {
            make(stack.moves[i]);
            boolean met = isMet(left - 1, end);
            unmake();
            if (!met) {
                long parry = stack.moves[i];
                stack.moves[i] = stack.moves[unmet];
                stack.moves[unmet++] = parry;
            }
        }
        boolean any = unmet < end && keep(from, unmet);
        if (unmet - from > 1) {
            return any;
        }
        // With none unmet each may be left out, with one unmet only that.
        int last = unmet == from ? end : unmet;
        for (int i = from; i < last && !enough(); i++) {
            make(stack.moves[i]);
            any |= search(left - 1, end);
            unmake();
        }
        return any;
    }

    /** Whether the side that plays the series, to move, reaches the goal in so many moves whatever the parries. */
    private boolean isMet(int left, int from) {
        if (left == 0) {
            return false;
        }
        long key = walker.key() ^ left * MET;
        long key2 = walker.key2() ^ left * MET;
        if (isRefuted(key, key2, left)) {
            return false;
        }
        int end = left == 1 && !play.isSelf()
                ? goal.candidates(walker, stack.room(from), from)
                : walker.generate(stack.room(from), from);
        boolean met = false;
        for (int i = from; i < end && !met; i++) {
            make(stack.moves[i]);
            met = succeeds(stack.moves[i], left, end);
            unmake();
        }
        if (!met) {
            table().storeRefuted(key, key2, left, 0);
        }
        return met;
    }

    private boolean succeeds(long move, int left, int from) {
        boolean reached = play.isSelf() ? everyReplyReaches(from) : goal.reached(walker, move);
        if (reached && (left == 1 || !stipulation.exact())) {
            return true;
        }
        if (left == 1 || reached && !play.isSelf()) {
            return false;
        }
        if (!walker.inCheck()) {
            pass();
            boolean met = isMet(left - 1, from);
            unmake();
            return met;
        }
        int end = walker.generate(stack.room(from), from);
        boolean met = end > from;
        for (int i = from; i < end && met; i++) {
            make(stack.moves[i]);
            met = isMet(left - 1, end);
            unmake();
        }
        return met;
    }

    private boolean everyReplyReaches(int from) {
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end; i++) {
            if (!reaches(stack.moves[i])) {
                return false;
            }
        }
        return end > from;
    }
}
