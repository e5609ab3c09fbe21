package org.matewright.puzzles.solve.line;

import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.Bounds;
import org.matewright.puzzles.solve.search.KeySalt;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.TableView;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.variant.Position;

/**
 * Partial lines of series play; the play that remains is counted in the moves of the side that plays the series.
 *
 * <p>Where the other side doesn't help when it parries, a line continues after a parry only if every other parry of that
 * check is met: the series succeeds after it. Such a line also ends with the check itself if a few of its parries, but not
 * all, aren't met.
 */
final class PartialSeriesSearch extends PartialLineSearch {
    private final Play play;
    /** Whether the other side makes the move that reaches the goal or fails to. */
    private final boolean answered;

    /** Positions after parries in which the series doesn't succeed. */
    private final TableView unmet;

    PartialSeriesSearch(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        super(position, stipulation, options, control);
        play = stipulation.play();
        answered = play == Play.SERIES_HELP || play == Play.PARRY_SERIES_HELP || play == Play.SERIES_REFLEX;
        unmet = view(KeySalt.PARRIES_BY_LENGTH, 1);
    }

    @Override
    boolean expand(int remaining, int from) {
        if (play == Play.SERIES_REFLEX && next.canReachGoal(from)) {
            return false;
        }
        if (remaining == 1 && !answered && !play.isSelf()) {
            return playLast(from);
        }
        boolean any = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end && !enough(); i++) {
            line.make(stack.moves[i]);
            any |= after(remaining, end);
            line.unmake();
        }
        return any;
    }

    private boolean after(int remaining, int from) {
        if (play == Play.SERIES_REFLEX && next.canReachGoal(from)) {
            return false;
        }
        if (remaining == 1) {
            return answered ? playLast(from) : ends(from);
        }
        if (walker.inCheck()) {
            return play.parries()
                    && (play == Play.PARRY_SERIES_HELP ? afterHelp(remaining, from) : afterParries(remaining, from));
        }
        line.pass();
        boolean any = search(remaining - 1, from);
        line.unmake();
        return any;
    }

    private boolean afterHelp(int remaining, int from) {
        boolean any = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end && !enough(); i++) {
            line.make(stack.moves[i]);
            any |= search(remaining - 1, end);
            line.unmake();
        }
        return any;
    }

    private boolean afterParries(int remaining, int from) {
        int end = walker.generate(stack.room(from), from);
        int unmetEnd = from;
        for (int i = from; i < end; i++) {
            line.make(stack.moves[i]);
            boolean met = isMet(remaining - 1, end);
            line.unmake();
            if (!met) {
                long parry = stack.moves[i];
                stack.moves[i] = stack.moves[unmetEnd];
                stack.moves[unmetEnd++] = parry;
            }
        }
        boolean any = unmetEnd < end && keep(from, unmetEnd);
        if (unmetEnd - from > 1) {
            return any;
        }
        // With one unmet parry a partial line can only go on with that; with none it can go on with any.
        int last = unmetEnd == from ? end : unmetEnd;
        for (int i = from; i < last && !enough(); i++) {
            line.make(stack.moves[i]);
            any |= search(remaining - 1, end);
            line.unmake();
        }
        return any;
    }

    /** Whether the side that plays the series, to move, reaches the goal in so many moves whatever the parries. */
    private boolean isMet(int remaining, int from) {
        if (remaining == 0) {
            return false;
        }
        if (Bounds.refute(unmet.probe(remaining), remaining)) {
            return false;
        }
        int end = remaining == 1 && !play.isSelf()
                ? goal.candidates(walker, stack.room(from), from)
                : walker.generate(stack.room(from), from);
        boolean met = false;
        for (int i = from; i < end && !met; i++) {
            line.make(stack.moves[i]);
            met = succeeds(stack.moves[i], remaining, end);
            line.unmake();
        }
        if (!met) {
            unmet.storeRefuted(remaining, remaining, PackedMove.NONE);
        }
        return met;
    }

    private boolean succeeds(long move, int remaining, int from) {
        boolean reached = play.isSelf() ? next.mustReachGoal(from) : goal.reached(walker, move);
        if (reached && (remaining == 1 || !stipulation.exact())) {
            return true;
        }
        if (remaining == 1 || reached && !play.isSelf()) {
            return false;
        }
        if (!walker.inCheck()) {
            line.pass();
            boolean met = isMet(remaining - 1, from);
            line.unmake();
            return met;
        }
        int end = walker.generate(stack.room(from), from);
        boolean met = end > from;
        for (int i = from; i < end && met; i++) {
            line.make(stack.moves[i]);
            met = isMet(remaining - 1, end);
            line.unmake();
        }
        return met;
    }
}
