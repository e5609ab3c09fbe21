package org.matewright.puzzles.solve.line;

import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.rules.variant.Position;

/**
 * Partial lines of play in which the sides move in turn; what is left is counted in half-moves.
 *
 * <p>In help-reflex play nobody may be able to reach the goal on the way, not even with the last move: then there is a
 * solution, or there is none for a reason that no reply is to blame for. In reciprocal play both ends of a line must reach
 * the goal at least nearly, and one of them must fail to; told are the nearly successful ends of a side that has no better.
 */
final class PartialHelpSearch extends PartialLineSearch {
    private final Play play;

    PartialHelpSearch(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        super(position, stipulation, options, control);
        play = stipulation.play();
    }

    @Override
    boolean expand(int left, int from) {
        if (play == Play.HELP_REFLEX && canReachGoal(from)) {
            return false;
        }
        if (play == Play.RECIPROCAL && left <= 2) {
            return left == 2 && bothEnds(from);
        }
        if (play == Play.HELP_SELF && left <= 2) {
            return left == 2 && playEach(left, from);
        }
        return left == 1 ? playLast(from) : playEach(left, from);
    }

    private boolean playEach(int left, int from) {
        boolean last = play == Play.HELP_SELF && left == 2;
        boolean any = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end && !enough(); i++) {
            make(stack.moves[i]);
            any |= last ? ends(end) : search(left - 1, end);
            unmake();
        }
        return any;
    }

    private boolean bothEnds(int from) {
        boolean own = canReachGoal(from);
        boolean helped = isHelped(from);
        if (own && helped) {
            return false;
        }
        int mark = mark();
        boolean nearlyOwn = !own && playLast(from);
        if (!own && !nearlyOwn) {
            return false;
        }
        boolean nearlyHelped = !helped && playHelped(from);
        if (!helped && !nearlyHelped) {
            forget(mark);
            return false;
        }
        return true;
    }

    /** Whether the other side can reach the goal if it is helped once more. */
    private boolean isHelped(int from) {
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end; i++) {
            make(stack.moves[i]);
            boolean helped = canReachGoal(end);
            unmake();
            if (helped) {
                return true;
            }
        }
        return false;
    }

    private boolean playHelped(int from) {
        boolean any = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end && !enough(); i++) {
            make(stack.moves[i]);
            any |= playLast(end);
            unmake();
        }
        return any;
    }
}
