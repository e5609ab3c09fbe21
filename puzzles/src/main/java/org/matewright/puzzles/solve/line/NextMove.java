package org.matewright.puzzles.solve.line;

import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/** What the side to move can do, or can't avoid, with its next move. For one thread. */
final class NextMove {
    private final Walker walker;
    private final MoveStack stack;
    private final CurrentLine line;
    private final GoalDetector goal;
    /** The last move that didn't reach the goal where all had to: it is likely not to again. */
    private long lastEscape;

    NextMove(Walker walker, MoveStack stack, CurrentLine line, GoalDetector goal) {
        this.walker = walker;
        this.stack = stack;
        this.line = line;
        this.goal = goal;
    }

    /** Whether a legal move reaches the goal. */
    boolean reachesGoal(long move) {
        line.make(move);
        boolean reached = goal.reached(walker, move);
        line.unmake();
        return reached;
    }

    /** Whether some move reaches the goal. */
    boolean canReachGoal(int from) {
        int end = goal.candidates(walker, stack.room(from), from);
        for (int i = from; i < end; i++) {
            if (reachesGoal(stack.moves[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a legal move and every one reaches the goal. */
    boolean mustReachGoal(int from) {
        if (lastEscape != PackedMove.NONE && walker.isLegal(lastEscape) && !reachesGoal(lastEscape)) {
            return false;
        }
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end; i++) {
            long move = stack.moves[i];
            if (!reachesGoal(move)) {
                lastEscape = move;
                return false;
            }
        }
        return end > from;
    }
}
