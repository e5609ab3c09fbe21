package org.matewright.puzzles.solve.line;

import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.rules.variant.Position;

/**
 * Partial lines of play in which the sides move in turn; the play that remains is counted in half-moves.
 *
 * <p>In help-reflex play neither side may be able to reach the goal on the way, not even with the last move: then there is
 * a solution, or there is none for a reason that no reply is to blame for. In reciprocal play each of the two ends of a
 * line must reach the goal or be spoiled by a few replies, and one of them must be spoiled; the spoiled ends are given.
 */
final class PartialHelpSearch extends PartialLineSearch {
    private final Play play;

    PartialHelpSearch(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        super(position, stipulation, options, control);
        play = stipulation.play();
    }

    @Override
    boolean expand(int remaining, int from) {
        if (play == Play.HELP_REFLEX && next.canReachGoal(from)) {
            return false;
        }
        if (play == Play.RECIPROCAL && remaining <= 2) {
            return remaining == 2 && bothEnds(from);
        }
        if (play == Play.HELP_SELF && remaining <= 2) {
            return remaining == 2 && playEach(remaining, from);
        }
        return remaining == 1 ? playLast(from) : playEach(remaining, from);
    }

    private boolean playEach(int remaining, int from) {
        boolean last = play == Play.HELP_SELF && remaining == 2;
        boolean any = false;
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end && !enough(); i++) {
            line.make(stack.moves[i]);
            any |= last ? ends(end) : search(remaining - 1, end);
            line.unmake();
        }
        return any;
    }

    private boolean bothEnds(int from) {
        boolean own = next.canReachGoal(from);
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
            line.make(stack.moves[i]);
            boolean helped = next.canReachGoal(end);
            line.unmake();
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
            line.make(stack.moves[i]);
            any |= playLast(end);
            line.unmake();
        }
        return any;
    }
}
