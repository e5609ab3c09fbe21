package org.matewright.puzzles.solve.battle;

import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.Meter;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/** Finds a move that reaches the goal at once: the last ply, where nearly all the time of a search goes. For one thread. */
final class GoalInOne {
    private final Walker walker;
    private final MoveStack stack;
    private final GoalDetector goal;
    private final Killers killers;
    private final Meter meter;
    private final boolean killersUsed;
    /** Whether the walker finds mates in one itself. */
    private final boolean mateFinderUsed;

    GoalInOne(
            Walker walker, MoveStack stack, GoalDetector goal, Killers killers, Meter meter, SearchSwitches switches) {
        this.walker = walker;
        this.stack = stack;
        this.goal = goal;
        this.killers = killers;
        this.meter = meter;
        killersUsed = switches.killers();
        mateFinderUsed = switches.mateFinder() && goal instanceof GoalDetector.Mate;
    }

    /** A move of the side to move that reaches the goal; {@link PackedMove#NONE} if there is none. */
    long find(int from) {
        long move = mateFinderUsed ? mate(from) : firstOfCandidates(from);
        if (move != PackedMove.NONE) {
            killers.recordAttack(1, move);
        }
        return move;
    }

    private long mate(int from) {
        meter.node();
        return walker.findMate(killersUsed ? killers.attack(1) : PackedMove.NONE, stack.room(from), from);
    }

    private long firstOfCandidates(int from) {
        int end = goal.candidates(walker, stack.room(from), from);
        if (killersUsed) {
            stack.bringForward(killers.attack(1), from, end);
        }
        for (int i = from; i < end; i++) {
            long move = stack.moves[i];
            walker.make(move);
            meter.node();
            boolean reached = goal.reached(walker, move);
            walker.unmake();
            if (reached) {
                return move;
            }
        }
        return PackedMove.NONE;
    }
}
