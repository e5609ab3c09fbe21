package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.solve.search.Bounds;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.KeySalt;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.solve.search.TableView;
import org.matewright.puzzles.solve.target.MateTargetFilter;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * Finds all lines of help or series play below a first move. A subclass knows who moves when and where a line may end;
 * this class holds the line, the lines found, and the table of positions from which there is none.
 *
 * <p>In all methods {@code remaining} is the length of the play that remains, in the unit of the subclass, and {@code
 * from} is where the stack is free. For one thread; the table is shared.
 */
abstract class LineSearch {
    /** With less play remaining a look-up costs more than it saves. */
    private static final int STORED_FROM = 2;

    final Walker walker;
    final MoveStack stack = new MoveStack();
    final CurrentLine line;
    final NextMove next;
    final GoalDetector goal;
    final boolean exact;
    private final TableView refuted;
    private final SearchControl control;
    private List<MateTargetFilter> filters = List.of();
    private List<long[]> found = new ArrayList<>();
    private int maxLines;

    LineSearch(
            Walker walker,
            GoalDetector goal,
            boolean exact,
            ProofTable table,
            SearchSwitches switches,
            SearchControl control) {
        this.walker = walker;
        this.goal = goal;
        this.exact = exact;
        this.control = control;
        line = new CurrentLine(walker, control);
        next = new NextMove(walker, stack, line, goal);
        // In exact play each length is a question of its own.
        KeySalt salt = exact ? KeySalt.BY_LENGTH : KeySalt.NONE;
        refuted = new TableView(switches.table() ? table : null, walker, salt, STORED_FROM);
    }

    /**
     * Plays a move of the side to move and searches what follows.
     *
     * @param remaining the length of the play before the move
     * @return whether there is a line
     */
    abstract boolean step(long move, int remaining, int from);

    /** Records the lines that end here by a rule about several moves (reciprocal play); whether there is one. */
    boolean endings(int remaining, int from) {
        return false;
    }

    /** Whether play may go on from here at all. */
    boolean mayPlay(int remaining, int from) {
        return true;
    }

    /** Lists the moves that may be part of a line; returns the index after the last one. */
    int moves(int remaining, int from) {
        return walker.generate(stack.room(from), from);
    }

    /** From now on leaves lines that these filters exclude; called at the root. */
    final void use(List<MateTargetFilter> targetFilters) {
        filters = targetFilters;
    }

    /**
     * All lines that begin with a move, in a fixed order.
     *
     * @param first the first move, or {@link CurrentLine#PASS} for the lines that end at the root
     * @param max the most lines that are wanted; 0 for all
     */
    final List<long[]> lines(long first, int remaining, int max) {
        found = new ArrayList<>();
        maxLines = max;
        if (first == CurrentLine.PASS) {
            endings(remaining, 0);
        } else {
            play(first, remaining, 0);
        }
        return found;
    }

    /** Whether as many lines were found as are wanted. */
    final boolean enough() {
        return maxLines > 0 && found.size() >= maxLines;
    }

    /** Searches the lines from the walker's position; whether there is one. */
    final boolean search(int remaining, int from) {
        if (Bounds.refute(refuted.probe(remaining), remaining)) {
            line.tableHit();
            return false;
        }
        boolean any = false;
        if (mayPlay(remaining, from)) {
            any = endings(remaining, from);
            int end = moves(remaining, from);
            for (int i = from; i < end && !enough(); i++) {
                any |= play(stack.moves[i], remaining, end);
            }
        }
        if (!any && !enough()) {
            refuted.storeRefuted(remaining, remaining, PackedMove.NONE);
        }
        return any;
    }

    /** Plays a move unless no target can be reached after it. */
    private boolean play(long move, int remaining, int from) {
        int followed = follow(move, remaining, false);
        boolean any = followed >= 0 && step(move, remaining, from);
        leave(followed);
        return any;
    }

    /**
     * Lets the filters follow a move, before which the walker stands. Undone by {@link #leave}.
     *
     * @return how many filters follow it; the complement of that if the last of them has no target left
     */
    final int follow(long move, int remaining, boolean parry) {
        int followed = 0;
        for (MateTargetFilter filter : filters) {
            followed++;
            if (!filter.enter(walker, move, remaining, parry)) {
                return ~followed;
            }
        }
        return followed;
    }

    /** Takes the filters back before a move, given what {@link #follow} returned for it. */
    final void leave(int followed) {
        int count = followed < 0 ? ~followed : followed;
        for (int i = 0; i < count; i++) {
            filters.get(i).leave();
        }
    }

    /** Plays each of the moves that reach the goal at once and records the line; whether there is one. */
    final boolean goalMoves(int from) {
        int end = goal.candidates(walker, stack.room(from), from);
        boolean any = false;
        for (int i = from; i < end && !enough(); i++) {
            long move = stack.moves[i];
            line.make(move);
            if (goal.reached(walker, move)) {
                record();
                any = true;
            }
            line.unmake();
        }
        return any;
    }

    /** Adds the line as it stands to those found. */
    final void record() {
        found.add(line.moves());
        control.keep(line.length());
    }

    /** A mark after the lines found so far, to {@link #forget} later ones. */
    final int mark() {
        return found.size();
    }

    /** Forgets the lines found since a mark. */
    final void forget(int mark) {
        found.subList(mark, found.size()).clear();
    }

    /** Goes back to the root after a stop. */
    final void rewind() {
        line.rewind();
        filters.forEach(MateTargetFilter::rewind);
    }

    /** The lines found before a stop. */
    final List<long[]> foundSoFar() {
        return found;
    }

    /** Reports what was done since the last time, when a thread's work ends. */
    final void settle() {
        line.settle();
    }
}
